import type { Seat } from '@undercroft/kernel'
import type { RoomId } from '../content/board.ts'
import { ROOM_CARDS, type RoomCard } from '../content/rooms.ts'
import type { RoomClaim } from '../state/choices.ts'
import { type Claim, MOF } from '../state/state.ts'
import type { View } from '../state/view.ts'

/** A teammate is believed until this many of its claims were false; the Master of Fates only after this many were true. */
const FOUND_OUT = 2
const PROVEN = 2

/** What each claim says of the card and of the key. */
export const MEANT = Object.fromEntries(
  ROOM_CARDS.flatMap(card => [
    [card, { card, key: false }],
    [`${card}+key`, { card, key: true }],
  ]),
) as { readonly [C in RoomClaim]: { readonly card: RoomCard; readonly key: boolean } }

/** ED-5.43: what the viewer believes of a room that it has not seen: the last claim of somebody whom it trusts. */
export function saidOf(view: View, room: RoomId, trusts = trustIn(view)): RoomClaim | undefined {
  for (let i = view.claims.length - 1; i >= 0; i--) {
    const claim = view.claims[i]
    if (claim !== undefined && 'room' in claim && claim.room === room && trusts(claim.seat)) return claim.says
  }
  return undefined
}

/** Whom the viewer trusts; each seat is weighed when it is asked about first. */
export function trustIn(view: View): (seat: Seat) => boolean {
  const weighed: boolean[] = []
  return seat => {
    weighed[seat] ??= isTrusted(view, seat)
    return weighed[seat]
  }
}

/** Weighs what a seat has said against what the viewer knows by now. */
export function isTrusted(view: View, seat: Seat): boolean {
  let [held, broken] = [0, 0]
  for (const claim of view.claims) {
    if (claim.seat !== seat) continue
    const holds = isTrue(view, claim)
    if (holds === true) held++
    if (holds === false) broken++
  }
  return seat === MOF ? broken === 0 && held >= PROVEN : broken < FOUND_OUT || held >= broken
}

/** Nothing where the viewer does not know it. */
function isTrue({ rooms, doors }: View, claim: Claim): boolean | undefined {
  if ('door' in claim) {
    const card = doors[claim.door]?.card
    return card === undefined ? undefined : card === claim.says
  }
  const { card, key } = rooms[claim.room] ?? {}
  if (card === undefined) return undefined
  const said = MEANT[claim.says]
  if (said.card !== card) return false
  return key === undefined ? undefined : key === said.key
}
