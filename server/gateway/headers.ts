/** Security headers of everything the gateway answers (settings of helmet). */
export const commonHeaders = {
  crossOriginResourcePolicy: { policy: 'same-origin' },
  referrerPolicy: { policy: 'no-referrer' },
  hsts: { maxAge: 31_536_000, includeSubDomains: true },
} as const
