import type { Observed } from '@undercroft/kernel'
import { seatOf, subjectsBySeat } from '../state/heroes.ts'
import type { Masmorra } from '../state/state.ts'

/** What the lab looks at: where Heroes and monsters stand, level by level, and what each seat has learned and holds. */
export const observed: Observed<Masmorra> = {
  spots({ rooms, heroes, foes }) {
    return [...heroes, ...foes].flatMap(({ room }) => {
      const there = rooms[room]
      return there === undefined ? [] : [{ board: `Level ${there.level}`, x: there.x, y: there.y }]
    })
  },
  holdings(s) {
    const had: string[][] = subjectsBySeat(s).map(() => [])
    for (const [player, { learned }] of s.heroes.entries()) {
      const cards = s.hands[player] ?? []
      had[seatOf(s, player)]?.push(...learned.map(id => `ability.${id}`), ...cards.map(id => `card.${id}`))
    }
    return had
  },
}
