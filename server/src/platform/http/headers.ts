// Security headers of every answer (stack.md: HTTP; quality 11).
const policy = (scriptExtra: string) =>
  [
    "default-src 'self'",
    `script-src 'self'${scriptExtra}`,
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "worker-src 'self' blob:",
    "media-src 'self' blob: mediastream:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    // No text becomes markup, script or the address of a script anywhere; the one policy starts workers of the shop's own files.
    "require-trusted-types-for 'script'",
    'trusted-types own-workers',
  ].join('; ');

const COMMON = {
  'content-security-policy': policy(''),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy': 'camera=(self), geolocation=(), microphone=(), payment=(), usb=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
} as const;

/** Headers for an answer; HSTS only where the shop is reached over https. */
export function securityHeaders(isHttps: boolean): Record<string, string> {
  return isHttps ? { ...COMMON, 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : { ...COMMON };
}

/** The policy for the scanner's worker alone, which compiles WebAssembly. */
export const SCANNER_POLICY = policy(" 'wasm-unsafe-eval'");
