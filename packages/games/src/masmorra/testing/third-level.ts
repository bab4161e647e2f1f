import type { Game } from '@undercroft/kernel'
import { HEROES } from '../content/heroes.ts'
import { GROUNDS, LANDINGS, SEATS_OF_MALAPHYAS } from '../content/large-tile.ts'
import { heroCount } from '../state/options.ts'
import type { CardId, Masmorra } from '../state/state.ts'
import { readPosition } from '../words/scene-read.ts'
import { limited } from './limited.ts'

const FOES = {
  throne: {
    A1: ['malaphyas bound'],
    A2: ['cultist bound', 'orc'],
    A3: ['cultist bound', 'cultist bound', 'bat'],
    A5: ['cultist bound'],
  },
  sewers: { B1: ['mortiferous bound', 'hydra red bound'], B2: ['ghoul', 'spider'], B3: ['watcher'], B4: ['ghost'] },
} as const

/** The game from where random play hardly ever gets: all Heroes on the third level, with some cards in hand. */
export const deep: Game<Masmorra> = {
  ...limited,
  title: 'Masmorra, the third level',
  setup(options, t) {
    const mode = options.mode === 'standard' ? 'epic' : options.mode
    const ground = GROUNDS[t.roll(GROUNDS.length, 'the battleground') - 1] ?? 'throne'
    const here = { xp: 12, tossed: true }
    // every other Hero stands before Malaphyas or his henchmen
    const rooms = [LANDINGS[ground], SEATS_OF_MALAPHYAS[ground]]
    const s = readPosition(
      {
        phase: 'startTurn',
        ground,
        rooms: ['L1-01 1:0', 'L1-15 2:0', 'S-02 0:0', 'S-03 1:0', 'L2-12 2:0'],
        heroes: Object.fromEntries(
          HEROES.slice(0, heroCount(options)).map((hero, i) => [
            hero,
            { ...here, room: rooms[i % 2], learned: ['A1', 'B1', 'B2'] },
          ]),
        ),
        foes: FOES[ground],
      },
      { ...options, mode },
    )
    for (const hand of s.hands) {
      for (let i = 0; i < 3; i++) hand.push(...(s.deck.splice(t.pick(s.deck.length, 'a Treasure Card'), 1) as CardId[]))
    }
    return s
  },
}
