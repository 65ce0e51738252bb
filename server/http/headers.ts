/** What a page may load: this server's own files, and pictures it has drawn itself. No code but ours, none made from text. */
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

/** How browsers are asked to treat whatever comes from here. That the line is encrypted is the proxy's to say. */
export const HEADERS: Readonly<Record<string, string>> = {
  "content-security-policy": policy(POLICY),
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  // The address of a private table is an invitation: no other site learns it.
  "referrer-policy": "no-referrer",
  "cross-origin-resource-policy": "same-origin",
  // Separates pages from the windows of other sites that open them or that they open.
  "cross-origin-opener-policy": "same-origin",
  "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
};

/** What says how a document, or a script that runs beside it, is to be shown: to a font or a part of a page it means nothing. */
export const OF_DOCUMENTS: readonly string[] = [
  "content-security-policy",
  "x-frame-options",
  "referrer-policy",
  "permissions-policy",
  "cross-origin-opener-policy",
];

/** The same for what is made to stand on other people's pages: a table that is followed, or a replay, without anything around it. Nothing there can be done. */
export const EMBEDDED: Readonly<Record<string, string>> = {
  "content-security-policy": policy({ ...POLICY, "frame-ancestors": "*" }),
};
