import type { Decision, Offers, Table } from '@undercroft/kernel'
import { ITEMS, type Item } from '../../content/pieces.ts'
import { LEAVE, take } from '../../state/choices.ts'
import type { FrameOf } from '../../state/frames.ts'
import { type Board, HERO, type State, type WithoutMasters } from '../../state/state.ts'
import { findUncovered } from '../../state/tiles.ts'
import { layTile, removeTile } from '../01-terms/tiles.ts'
import { complete, opensEnd } from '../12-completing-a-setup-and-the-end/complete.ts'

/** How often in a row the Hero may swap items (WM-8.3): without a limit a game could be drawn out for ever. */
export const MOST_TAKES = 4

/** WM-8.3: whether the Hero may take up an item here. Swapping an item for another of its kind is not offered. */
export function mayTake(
  { tiles, surface, hero, held, takes }: Pick<Board, 'tiles' | 'surface' | 'hero'> & Pick<State, 'held' | 'takes'>,
  item: Item,
): boolean {
  return item !== held && takes < MOST_TAKES && findUncovered({ tiles, surface }, item, hero) >= 0
}

/** WM-8.6 */
export function eat(s: State, t: Table<WithoutMasters>): void {
  for (;;) {
    const index = findUncovered(s, 'treat', s.hero)
    if (index < 0) return
    removeTile(s, index)
    s.treats++
    t.uses('tile.treat')
    t.tell({ what: 'ate', cell: s.hero, treats: s.treats })
  }
}

/** WM-8.3: on arrival at an item the Hero takes or leaves it, even with no move points left. */
export const pickUp: Decision<WithoutMasters, FrameOf<'pickUp'>> = {
  offer(s, o) {
    o.ask(HERO, 'Take what lies here, or leave it')
    offerItems(s, o)
    o.otherwise().may(LEAVE)
  },

  on: {
    take({ s, choice: [, item], t }) {
      takeItem(s, item, t)
    },
    leave() {},
  },
}

/** WM-8.3: offers the items on the Hero's cell, on arrival and later in the turn. */
export function offerItems(s: State, o: Offers<WithoutMasters>): void {
  for (const item of ITEMS) {
    if (mayTake(s, item)) o.may(take(item))
    else if (o.explaining) o.refuse(take(item), takeBroken(s, item))
  }
}

/** The rule that forbids the Hero to take an item here. */
function takeBroken(s: State, item: Item): 'WM-1.6' | 'WM-8.2' | 'WM-8.3' {
  if (s.takes >= MOST_TAKES || !s.tiles.some(({ kind, cell }) => kind === item && cell === s.hero)) return 'WM-8.3'
  return findUncovered(s, item, s.hero) < 0 ? 'WM-1.6' : 'WM-8.2'
}

/**
 * WM-8.3, WM-8.4: takes an item up and puts the one in hand down. Only this, a throw and a lock empty a hand
 * (WM-8.5).
 */
export function takeItem(s: State, item: Item, t: Table<WithoutMasters>): void {
  const { held, hero } = s
  removeTile(s, findUncovered(s, item, hero))
  s.held = item
  s.takes++
  if (held === 'nothing') {
    t.tell({ what: 'took', item, cell: hero })
  } else {
    layTile(s, held, hero)
    t.tell({ what: 'took', item, cell: hero, putDown: held })
  }
  t.uses(`tile.${item}`)
  // The result of WM-12.10 depends on where the key is.
  s.doubtful = true
  if (opensEnd(s)) complete(s)
}
