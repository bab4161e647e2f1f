import type { Trait } from '../../content/monsters.ts'
import { foeOf, hasFoe, putFoe } from '../../state/foes.ts'
import { hasHero, heroId, heroOf } from '../../state/heroes.ts'
import { factsOf, roomOf } from '../../state/map.ts'
import type { At, FoeId, Level, Open, Player, RoomId, State } from '../../state/state.ts'
import { loseSymbols } from '../05-dice-symbols-spending-docking/dice.ts'

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

/** MA-16.9, MA-16.10: rooms with spawn icons where nobody is, the oldest first; of one level, or of all (0). */
export function spawningRooms(s: Open, level: Level | 0): RoomId[] {
  return [...s.rooms.keys()].filter(room => {
    if (level !== 0 && roomOf(s, room).level !== level) return false
    return factsOf(s, room).spawn.length > 0 && !hasHero(s, room) && !hasFoe(s, room)
  })
}

/** MA-10.14: these pay no heed to a Web Room. */
export const FREE_OF_WEBS: readonly Trait[] = ['web', 'incorporeal']
