/** No inline script, no foreign host: what the page needs is beside it. */
const POLICY = [
  "default-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self' data:", // a drawing that refers to its own parts is fetched again by its address, which is its data
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
] as const

/** The one address that may stand in a frame of another page: nothing can be done there but look at the game in its link. */
const FRAMED = /^\/embed(?:\.html)?$/

/** The policy of an address. */
export function policyOf(path: string): string {
  return [...POLICY, `frame-ancestors ${FRAMED.test(path) ? '*' : "'none'"}`].join('; ')
}

/** What every answer carries, the page's and the API's. */
export const SAFE_HEADERS: Readonly<Record<string, string>> = {
  'Content-Security-Policy': policyOf('/'),
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
}
