import type { Brief } from '@undercroft/kernel'

/** The game on one page, in our own words. */
export const brief: Brief = {
  goal: 'Two pawns against two. Take all health from both opposing pawns.',
  turn: [
    'Choose one of your pawns and throw the die: it goes so many steps or fewer.',
    'Where it stops, a special tile may change its numbers, or those of the other side.',
    'Beside an opposing pawn it may attack: you name a stat, and both numbers are shown.',
    'Then your other pawn does the same.',
  ],
  thing:
    'Everybody’s six stats are secret. The higher number hits; the lower one is hit back, harder. Each attack shows one number for good, so remember what you see and guess the rest.',
  end: 'Who has lost both pawns has lost. If nothing happens for long, the side with more pawns wins, then the one with more health.',
}
