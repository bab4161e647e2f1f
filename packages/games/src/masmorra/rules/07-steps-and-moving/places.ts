import type { Step } from '@undercroft/kernel'
import { foeOf } from '../../state/foes.ts'
import type { FrameOf } from '../../state/frames.ts'
import { heroId, heroOf } from '../../state/heroes.ts'
import { roomOf } from '../../state/map.ts'
import type { At, FoeId, Masmorra, Player, RoomId, State } from '../../state/state.ts'
import { loseSymbols } from '../05-dice-symbols-spending-docking/dice.ts'
import { putFoe } from '../16-dungeon-master-phase/supply.ts'
import { trigger } from '../19-treasure-cards-and-interrupts/triggers.ts'

type How = 'walk' | 'stairs' | 'teleport' | 'effect'

/** Puts a Hero into another room. Leaving wipes what the active one has fought (MA-6.6) and its symbols (MA-5.6). */
export function relocate(s: State, t: At, player: Player, room: RoomId, how: How): void {
  const hero = heroOf(s, player)
  const from = hero.room
  hero.room = room
  t.tell({ what: 'moved', hero: heroId(s, player), from, room, tile: roomOf(s, room).tile, how })
  if (player !== s.turn.player) return
  for (const foe of s.foes) foe.fought = false
  loseSymbols(s, t)
}

/** MA-7.11: no Step is used, so no trap acts (MA-9.10); what acts on entering does (MA-10.22). */
export function teleport(s: State, t: At, player: Player, room: RoomId): void {
  const from = heroOf(s, player).room
  relocate(s, t, player, room, 'teleport')
  s.frames.push({ phase: 'arrive', player, from, room, stepped: false })
}

/** MA-7.11: a move by an effect: no Step and so no trap, but no teleport either. */
export function shift(s: State, t: At, player: Player, room: RoomId): void {
  const from = heroOf(s, player).room
  relocate(s, t, player, room, 'effect')
  s.frames.push({ phase: 'arrive', player, from, room, stepped: false })
}

export function teleportFoe(s: State, t: At, foe: FoeId, room: RoomId): void {
  const { room: from, is } = foeOf(s, foe)
  putFoe(s, foe, room)
  t.tell({ what: 'foeMoved', foe, is, from, room, tile: roomOf(s, room).tile, how: 'teleport' })
}

/** A Hero has come into a room: traps by Step (MA-9.6), what acts on entering, then W:ENTERED. */
export const arrive: Step<Masmorra, FrameOf<'arrive'>> = {
  run(s, _, { player, from, room, stepped }) {
    if (stepped) s.frames.push({ phase: 'traps', a: from, b: room })
    s.frames.push({ phase: 'enter', player, room })
    if (player === s.turn.player) s.frames.push(trigger('entered', player, { room }))
  },
}
