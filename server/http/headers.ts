/** Inline scripts do not run. */
const POLICY: Readonly<Record<string, string>> = {
  "default-src": "'none'",
  "script-src": "'self'",
  "style-src": "'self'",
  "img-src": "'self' data: blob:",
  "font-src": "'self'",
  "media-src": "'self'",
  "connect-src": "'self'",
  "worker-src": "'self'",
  "manifest-src": "'self'",
  "base-uri": "'none'",
  "form-action": "'none'",
  "frame-ancestors": "'none'",
};

const policy = (directives: Readonly<Record<string, string>>): string =>
  Object.entries(directives)
    .map((directive) => directive.join(" "))
    .join("; ");

/** The proxy sets HSTS. */
export const HEADERS: Readonly<Record<string, string>> = {
  "content-security-policy": policy(POLICY),
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  // The address of a private table is an invitation.
  "referrer-policy": "no-referrer",
  "cross-origin-resource-policy": "same-origin",
  // Separates pages from windows of other sites.
  "cross-origin-opener-policy": "same-origin",
  "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
};

/** Headers that only documents and worker scripts need. */
export const OF_DOCUMENTS: readonly string[] = [
  "content-security-policy",
  "x-frame-options",
  "referrer-policy",
  "permissions-policy",
  "cross-origin-opener-policy",
];

/** Allows embedding of a watched table or a replay. */
export const EMBEDDED: Readonly<Record<string, string>> = {
  "content-security-policy": policy({ ...POLICY, "frame-ancestors": "*" }),
};
