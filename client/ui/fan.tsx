export const Fan = () => (
  <img
    class="fan"
    src="/fan.webp"
    srcset="/fan-narrow.webp 280w, /fan.webp 560w"
    sizes="280px"
    alt=""
    width="560"
    height="217"
    loading="lazy"
  />
);
