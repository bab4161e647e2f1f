import type { Decision } from '@undercroft/kernel'
import type { FrameOf } from '../../../state/frames.ts'
import { seatOf } from '../../../state/heroes.ts'
import { stackOf } from '../../../state/stacks.ts'
import type { Masmorra } from '../../../state/state.ts'
import { discardCard } from '../hand.ts'

/** T12: tiles that were looked at go back in any order. */
export const order: Decision<Masmorra, FrameOf<'order'>> = {
  offer(s, o, { player, level }) {
    o.ask(seatOf(s, player), 'Put the tiles back in any order', 'secret')
    for (const tiles of orders(stackOf(s, level).next)) o.may(['order', tiles])
  },
  on: {
    order({ s, f: { level }, choice: [, tiles] }) {
      stackOf(s, level).next = tiles.slice()
    },
  },
}

/** All orders of a few things, the present one first. */
function orders<T>(things: readonly T[]): T[][] {
  if (things.length < 2) return [things.slice()]
  return things.flatMap((first, i) => orders(things.toSpliced(i, 1)).map(others => [first, ...others]))
}

/** T23: the player discards one card. The hand is secret, so even a forced answer is asked for. */
export const discardOne: Decision<Masmorra, FrameOf<'discardOne'>> = {
  before(s, _, { player }) {
    if (s.hands[player]?.length === 0) s.frames.pop()
  },
  offer(s, o, { player }) {
    o.ask(seatOf(s, player), 'Discard a card').evenIfForced()
    for (const card of new Set(s.hands[player])) o.may(['discard', card])
  },
  on: {
    discard({ s, f: { player }, choice: [, card], t }) {
      t.reveal('MA-19.5', 'all', card)
      discardCard(s, t, player, card, 'MA-19.5')
    },
  },
}
