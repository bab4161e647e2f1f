import type { Decision } from '@undercroft/kernel'
import { DARK_RITUAL_ROOM } from '../../content/medium-tiles.ts'
import { tileFacts } from '../../content/tiles.ts'
import { xOf, yOf } from '../../state/cells.ts'
import { goldOn } from '../../state/content.ts'
import type { FrameOf } from '../../state/frames.ts'
import { activeHero, seatOf } from '../../state/heroes.ts'
import { roomOf } from '../../state/map.ts'
import { stackOf } from '../../state/stacks.ts'
import type { At, Handlers, Level, Masmorra, RoomId, State } from '../../state/state.ts'
import { relocate } from '../07-steps-and-moving/places.ts'
import { drawMedium, isRune } from '../11-medium-rooms/placing.ts'
import { trigger } from '../19-treasure-cards-and-interrupts/triggers.ts'
import { offeredPlacements, placementsOf } from './placing.ts'

/** MA-8.3, MA-11.3: where the tile goes, and how it is turned. */
export const place: Decision<Masmorra, FrameOf<'place'>> = {
  offer(s, o, { tile }) {
    o.ask(seatOf(s, s.turn.placer), `Where does ${tileFacts(tile).name} go?`)
    const { room } = activeHero(s)
    const placements = offeredPlacements(s, room, tile)
    for (const { cell, turns } of placements) o.may(['place', cell, turns])
    if (!o.explaining) return
    const isOffered = (cell: number, turns: number): boolean =>
      placements.some(placement => placement.cell === cell && placement.turns === turns)
    for (const { cell, turns } of placementsOf(s, room, tile))
      if (!isOffered(cell, turns)) o.refuse(['place', cell, turns], 'MA-8.11')
    for (const cell of new Set(placements.map(placement => placement.cell))) {
      for (const turns of [0, 1, 2, 3]) {
        if (!placementsOf(s, room, tile).some(each => each.cell === cell && each.turns === turns)) {
          o.refuse(['place', cell, turns], tileFacts(tile).side === 2 ? 'MA-11.3' : 'MA-8.3')
        }
      }
    }
  },
  on: {
    /** MA-8.5, MA-8.6: the Hero moves in at once, and everything else follows in the order of the rule. */
    place({ s, f: { tile, level }, choice: [, cell, turns], t }) {
      const { player } = s.turn
      const from = activeHero(s).room
      const room = layRoom(s, t, tile, level, xOf(cell), yOf(cell), turns)
      if (tile === DARK_RITUAL_ROOM) s.turn.ritualRoom = room
      relocate(s, t, player, room, 'walk')
      s.frames.push(
        { phase: 'traps', a: from, b: room },
        { phase: 'settle', room },
        { phase: 'fireBreath', room },
        { phase: 'enter', player, room },
        { phase: 'turnUp', level, room, traps: 0 },
        trigger('entered', player, { room }),
      )
    },
  },
}

/** Lays a tile on the table, with its gold (MA-10.2, MA-10.15). */
export function layRoom(s: State, t: At, tile: string, level: Level, x: number, y: number, turns: number): RoomId {
  const room = s.rooms.length
  s.rooms.push({ tile, level, x, y, turns, gold: goldOn(s, tile), opened: false, extra: 'none' })
  t.uses(`tile.${tile}`)
  t.tell({ what: 'placed', room, tile, turns })
  return room
}

export const exploreHandlers = {
  /** MA-8.2, MA-11.1: explores the face-up tile, or the medium tile that a rune calls. */
  explore({ s, f, t }) {
    const { room } = activeHero(s)
    const { level } = roomOf(s, room)
    const stack = stackOf(s, level)
    s.turn.mp--
    s.turn.placer = s.turn.player
    const tile = isRune(s, level, stack.up) ? drawMedium(s, t, level, stack.up) : stack.up
    stack.up = 'none'
    s.frames.push(trigger('explore', s.turn.player, { room }), { phase: 'place', tile, level }, f)
  },
} satisfies Handlers
