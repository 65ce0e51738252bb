export const Mark = ({ size = 36 }: { readonly size?: number }) => (
  <svg viewBox="0 0 30 30" class="mark" width={size} height={size} fill="currentColor" aria-hidden="true">
    <path d="M5.7 14a9.3 9.3 0 0 1 18.6 0z" />
    <rect x="0" y="16.2" width="30" height="1.8" rx="0.9" />
    <rect x="4.2" y="20" width="21.6" height="1.8" rx="0.9" />
    <rect x="8.7" y="23.6" width="12.6" height="1.8" rx="0.9" />
    <rect x="12.6" y="27" width="4.8" height="1.8" rx="0.9" />
  </svg>
);
