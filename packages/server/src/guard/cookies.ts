/** With https the name itself keeps other hosts and paths from setting it. */
export function cookieName(https: boolean): string {
  return https ? '__Host-undercroft' : 'undercroft'
}

const YEAR_SECONDS = 31_536_000

export function sessionCookie(token: string, https: boolean): string {
  return cookie(token, YEAR_SECONDS, https)
}

export function noCookie(https: boolean): string {
  return cookie('', 0, https)
}

function cookie(value: string, seconds: number, https: boolean): string {
  const flags = `Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${https ? '; Secure' : ''}`
  return `${cookieName(https)}=${value}; ${flags}`
}

export function readCookie(header: string | undefined, name: string): string | undefined {
  for (const pair of header?.split(';') ?? []) {
    const at = pair.indexOf('=')
    if (at > 0 && pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim()
  }
  return undefined
}
