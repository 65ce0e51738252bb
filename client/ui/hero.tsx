import "./hero.css";

const Shore = () => (
  <svg class="shore" viewBox="0 0 1440 40" preserveAspectRatio="none" aria-hidden="true">
    <path class="wash" d="M0 8C90 0 160 0 240 4s150 8 260 3 210-2 330 3 170-8 300-6 210 6 310 0" />
    <path class="wet" d="M0 18C90 10 160 10 240 14s150 8 260 3 210-2 330 3 170-8 300-6 210 6 310 0V40H0z" />
    <path class="sand" d="M0 27C90 19 160 19 240 23s150 8 260 3 210-2 330 3 170-8 300-6 210 6 310 0V40H0z" />
    <path class="foam" d="M0 18C90 10 160 10 240 14s150 8 260 3 210-2 330 3 170-8 300-6 210 6 310 0" />
  </svg>
);

export const Hero = () => (
  <div class="hero" aria-hidden="true">
    <picture>
      <source media="(max-width: 700px)" srcset="/hero-narrow.avif" />
      <img
        src="/hero.avif"
        srcset="/hero-middle.avif 1440w, /hero.avif 2160w"
        sizes="100vw"
        alt=""
        width="2160"
        height="618"
        fetchpriority="high"
      />
    </picture>
    <Shore />
  </div>
);
