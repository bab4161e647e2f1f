/** No inline script, no foreign host: what the page needs is beside it. */
const POLICY = [
  "default-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self' data:", // a drawing that refers to its own parts is fetched again by its address, which is its data
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
] as const

/** What no part of the page asks a browser for. */
const NEVER_ASKED = ['camera', 'display-capture', 'geolocation', 'microphone', 'midi', 'payment', 'serial', 'usb']

/** Pictures that go with links: other pages show them. */
const PREVIEW = /^\/previews\//

const YEAR_SECONDS = 31_536_000

/** The one address that may stand in a frame of another page: nothing can be done there but look at the game in its link. */
const FRAMED = /^\/embed(?:\.html)?$/

/** What an answer carries, the page's and the API's, at this address of a server that browsers find at this origin. */
export function safeHeaders(path: string, origin: string | undefined): Readonly<Record<string, string>> {
  const isFramed = FRAMED.test(path)
  return {
    'Content-Security-Policy': [...POLICY, `frame-ancestors ${isFramed ? '*' : "'none'"}`].join('; '),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'same-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': isFramed || PREVIEW.test(path) ? 'cross-origin' : 'same-origin',
    'Permissions-Policy': NEVER_ASKED.map(each => `${each}=()`).join(', '),
    ...(origin?.startsWith('https:') ? { 'Strict-Transport-Security': `max-age=${YEAR_SECONDS}` } : {}),
  }
}
