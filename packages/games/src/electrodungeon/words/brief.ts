import type { Brief } from '@undercroft/kernel'

/** The game on one page, in our own words. */
export const brief: Brief = {
  goal: 'The Explorers look for the way out of a maze: three fragments of a key, brought to the one right door. The Master of Fates has laid it out, and wins if nobody escapes.',
  turn: [
    'Roll a die and move; with a good Move you may roll again.',
    'Do one thing where you stop: look into a room or enter it, open a door, try its task, attack somebody.',
    'When all Explorers have had their turn, the Master of Fates lets the lightning strike and the beasts bite.',
  ],
  thing:
    'Lightning. Every space has a number from 1 to 6; a die is rolled each round, and who stands on that number is hit. Rooms and the Hub are safe, and what is in a room only those know who have looked.',
  end: 'The first escape ends the game: everybody on that space wins, all others lose. If the last round goes by, the Master of Fates wins. Who dies begins again on the Hub.',
}
