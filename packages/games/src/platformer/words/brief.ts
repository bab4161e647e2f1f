import type { Brief } from '@undercroft/kernel'

/** The game on one page, in our own words. */
export const brief: Brief = {
  goal: 'Climb the tower and defeat the Boss at its top before the others do.',
  turn: [
    'Roll five dice, and the Enemy die: the Enemies attack or move.',
    'Use your dice in any order: a foot moves, a sword attacks, a coin pays, a claw moves an Enemy, a star is one of your Hero’s own.',
    'Two dice that show the same can be forged into another one. One die may be kept for a later turn.',
    'Then Gravity: whoever has nothing below falls.',
  ],
  thing:
    'Gravity. You may jump up as long as you have feet left, but you must end on a Platform, a Ladder or somebody’s head. Every Enemy beside you strikes before you move away.',
  end: 'An Enemy falls only to one attack that is strong enough, and the Boss takes 8. Save Gems, which multiply what a die does. Whoever strikes that blow wins at once.',
}
