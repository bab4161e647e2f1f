import type { Observed } from '@undercroft/kernel'
import { HUB, HUB_CELLS, ROOM_CELLS, roomOf, SPACES } from '../content/board.ts'
import { CARDS } from '../content/cards.ts'
import type { ElectroDungeon } from '../state/state.ts'

/** What the lab looks at: where the Explorers stand, and the Reward cards in their hands. The Master of Fates has none. */
export const observed: Observed<ElectroDungeon> = {
  spots: ({ explorers }) =>
    explorers.flatMap(({ place }) => {
      const cell = place === HUB ? HUB_CELLS[1] : (SPACES[place] ?? ROOM_CELLS[roomOf(place)])
      return cell === undefined ? [] : [{ board: 'dungeon', x: cell.x, y: cell.y }]
    }),
  holdings: ({ explorers }) => [[], ...explorers.map(({ hand }) => hand.map(card => `card.${CARDS[card]?.id}`))],
}
