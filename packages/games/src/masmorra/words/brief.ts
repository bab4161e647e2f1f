import type { Brief } from '@undercroft/kernel'

/** The game on one page, in our own words. */
export const brief: Brief = {
  goal: 'Gather the most XP: by defeating monsters, opening chests, disarming traps and finding large rooms.',
  turn: [
    'Roll six dice, and once more any of them.',
    'Spend them in any order: Step walks and explores, Melee and Ranged fight, Defense wards off, Elixir heals, Magic turns a die.',
    'Lay dice that fit on a chest, a trap or an ability to use it. What is left over is gold.',
    'At the end you are the dungeon master: move two monsters a room, best towards the others.',
  ],
  thing:
    'The dungeon grows under your feet: each unknown door is a new tile, and you do not know what comes after it. A monster in your room must be fought before you may go on, with whatever dice you have left.',
  end: 'When somebody has 16 XP the round is played to its end, and the most XP wins. A Hero who falls loses some XP and stands up again. In the Epic game and the Alliance, Malaphyas has to be defeated on the third level.',
}
