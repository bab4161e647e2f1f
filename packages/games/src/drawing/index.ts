/** What the page draws as boards do. */
export { Countdown, useNow, useSecondsLeft } from './Countdown.tsx'
export { seatShape } from './seats.ts'
