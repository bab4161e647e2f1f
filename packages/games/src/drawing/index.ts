/** What the page does as boards do. */
export { Countdown, useNow, useSecondsLeft } from './Countdown.tsx'
export { forget, keep, keepData, recall, recallData } from './kept.ts'
export { seatShape } from './seats.ts'
