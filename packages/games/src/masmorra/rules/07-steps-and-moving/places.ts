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

/**
 * Puts a Hero into another room. The active Hero loses its marks of fought monsters (MA-6.6) and its symbols (MA-5.6).
 */
export function relocate(s: State, t: At, player: Player, room: RoomId, how: How): void {
  const hero = heroOf(s, player)
  const from = hero.room
  hero.room = room
  t.tell({ what: 'moved', hero: heroId(s, player), from, room, tile: roomOf(s, room).tile, how })
  if (player !== s.turn.player) return
  for (const foe of s.foes) foe.fought = false
  loseSymbols(s, t)
}

/** MA-7.11: a teleport uses no Step, so no trap acts (MA-9.10), but a Pit or a Web does (MA-10.22). */
export function teleport(s: State, t: At, player: Player, room: RoomId): void {
  const from = heroOf(s, player).room
  relocate(s, t, player, room, 'teleport')
  s.frames.push({ phase: 'arrive', player, from, room, stepped: false })
}

/** MA-7.11: a move by an effect uses no Step, so no trap acts, and it is not a teleport. */
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

/** A Hero has entered a room: traps act if it took a Step (MA-9.6), then the room, then W:ENTERED opens. */
export const arrive: Step<Masmorra, FrameOf<'arrive'>> = {
  run(s, _, { player, from, room, stepped }) {
    if (stepped) s.frames.push({ phase: 'traps', a: from, b: room })
    s.frames.push({ phase: 'enter', player, room })
    if (player === s.turn.player) s.frames.push(trigger('entered', player, { room }))
  },
}
