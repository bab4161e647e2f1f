/** What the page does as boards do. */
export { bringing } from './brought.ts'
export { Countdown, useNow, useSecondsLeft } from './Countdown.tsx'
export { Die } from './Die.tsx'
export { unwrapGift } from './gift.ts'
export { forget, keep, keepData, recall, recallData } from './kept.ts'
export { packText, unpackText } from './packing.ts'
export { seatShape } from './seats.ts'
export { keepGift } from './shelf.ts'
