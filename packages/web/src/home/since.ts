const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

/** How long ago something was, in words. */
export function since(time: number): string {
  const passed = Date.now() - time
  const unit = UNITS.find(([, length]) => passed >= length)
  if (unit === undefined) return 'just now'
  return new Intl.RelativeTimeFormat('en', { numeric: 'auto' }).format(-Math.floor(passed / unit[1]), unit[0])
}
