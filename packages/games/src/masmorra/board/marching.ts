import type { OpenAsk } from '@undercroft/kernel'
import { marchBroken, marchCost } from '../rules/16-dungeon-master-phase/march.ts'
import { adjacentRooms } from '../state/map.ts'
import type { Choice, FoeId, Masmorra, RoomId } from '../state/state.ts'
import type { View } from '../state/view.ts'

/** A way for a monster: the answer that begins it, and the one that would follow. */
interface March {
  readonly first: Choice
  readonly next: Choice | undefined
}

export type Marches = ReadonlyMap<FoeId, ReadonlyMap<RoomId, March>>

/**
 * Monsters that can be moved, with the rooms that each can be taken to: the next ones, and those behind them (MA-16.1).
 */
export function marchesOf(ask: OpenAsk<Masmorra> | undefined, view: View): Marches {
  const marches = new Map<FoeId, Map<RoomId, March>>()
  for (const choice of ask?.options ?? []) {
    if (choice[0] !== 'march') continue
    const ways = marches.get(choice[1]) ?? new Map<RoomId, March>()
    marches.set(choice[1], ways.set(choice[2], { first: choice, next: undefined }))
  }
  if (ask?.phase === 'dm')
    for (const [foe, ways] of marches) for (const room of [...ways.keys()]) goOn(view, foe, room, ways)
  return marches
}

function goOn(view: View, foe: FoeId, room: RoomId, ways: Map<RoomId, March>): void {
  const stands = view.foes[foe]
  const way = ways.get(room)
  if (stands === undefined || way === undefined) return
  const left = view.turn.dmMp - marchCost(view, foe)
  const after = { ...view, foes: view.foes.with(foe, { ...stands, room }) }
  for (const to of adjacentRooms(view, room)) {
    if (to === stands.room || ways.has(to) || marchBroken(after, foe, to, left) !== undefined) continue
    ways.set(to, { first: way.first, next: ['march', foe, to] })
  }
}
