import type { Brief } from '@undercroft/kernel'

/** The game on one page, in our own words. */
export const brief: Brief = {
  goal: 'One player is the Hero, a dog in a yard. The other, the Game Master, builds the yard and leads the enemies. The Hero has to reach the end tile of three yards, one after the other.',
  turn: [
    'The Hero has 6 move points: a step costs 1, a climb 2, a jump down 1, a push 2, a throw 1.',
    'Beside an enemy at the same height the Hero may attack. That ends the turn.',
    'Then the Game Master moves each enemy once and attacks with it, and may bring new ones onto spawn tiles.',
  ],
  thing:
    'Heights. One goes up only one block at a time, so crates are stairs; pushed over an edge they crush what is below. A thrown ball makes all enemies run after it.',
  end: 'Treats are the Hero’s health. With none left, or no way to the end, the Game Master wins. The third yard completed wins the game for the Hero.',
}
