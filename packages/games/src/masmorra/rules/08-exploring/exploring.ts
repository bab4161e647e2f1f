import type { Decision, Step } from '@undercroft/kernel'
import { BOSSES } from '../../content/bosses.ts'
import { DARK_RITUAL_ROOM } from '../../content/medium-tiles.ts'
import { kindOfMonster } from '../../content/monsters.ts'
import { isTrap, tileFacts } from '../../content/tiles.ts'
import { xOf, yOf } from '../../state/cells.ts'
import { FIRST_BOSS, foeOf, hasTrait, putFoe, spawnRandom } from '../../state/foes.ts'
import type { FrameOf } from '../../state/frames.ts'
import { activeHero, heroOf, inOrderFrom, seatOf } from '../../state/heroes.ts'
import { adjacentRooms, factsOf, roomOf, roomsOf } from '../../state/map.ts'
import { type At, type Level, type Masmorra, NONE, type RoomId, type State } from '../../state/state.ts'
import { relocate } from '../07-steps-and-moving/places.ts'
import { activeSeat } from '../07-steps-and-moving/steps.ts'
import { activateTraps } from '../09-traps/traps.ts'
import { wound } from '../13-xp-levels-defeat/wounds.ts'
import { gainXp } from '../13-xp-levels-defeat/xp.ts'
import { trigger } from '../19-treasure-cards-and-interrupts/triggers.ts'
import { fitsAtAll, fitsSomewhere, isRune, offeredPlacements, placementsOf, tilesBelow, trapCells } from './placing.ts'
import { shuffleBack, stackOf, takeTile } from './stacks.ts'

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
    /** MA-8.5, MA-8.6: the Hero moves in at once, and everything else in its order. */
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
  s.rooms.push({ tile, level, x, y, turns, gold: tileFacts(tile).gold, opened: false, extra: 'none' })
  t.uses(`tile.${tile}`)
  t.tell({ what: 'placed', room, tile, turns })
  return room
}

/** A Hero has come into a room: traps by Step (MA-9.6), what acts on entering, then W:ENTERED. */
export const arrive: Step<Masmorra, FrameOf<'arrive'>> = {
  run(s, _, { player, from, room, stepped }) {
    if (stepped) s.frames.push({ phase: 'traps', a: from, b: room })
    s.frames.push({ phase: 'enter', player, room })
    if (player === s.turn.player) s.frames.push(trigger('entered', player, { room }))
  },
}

/** MA-9.6 to MA-9.8: every live trap beside either room, once. */
export const traps: Step<Masmorra, FrameOf<'traps'>> = {
  run(s, t, { a, b }) {
    activateTraps(s, t, [a, b])
  },
}

/** MA-11.6, MA-11.7: the XP of a medium room, then everything that its tile shows (MA-8.8, MA-10.5, MA-10.6, MA-10.7). */
export const settle: Step<Masmorra, FrameOf<'settle'>> = {
  run(s, t, { room }) {
    const facts = factsOf(s, room)
    if (facts.kind === 'medium' && !activeHero(s).lying) gainXp(s, t, s.turn.player, 1, 'MA-11.6')
    for (const is of facts.fixed) s.frames.push({ phase: 'spawn', kind: kindOfMonster(is), room, is, bound: false })
    for (const kind of facts.spawn) spawnRandom(s, kind, room)
    if (facts.boss === undefined) return
    const foe = FIRST_BOSS + BOSSES.indexOf(facts.boss)
    const boss = foeOf(s, foe)
    if (boss.room !== NONE || boss.gone) return // MA-11.13
    putFoe(s, foe, room)
    boss.side = 'blue' // MA-18.1
    t.uses(`boss.${facts.boss}`)
    t.tell({ what: 'spawned', foe, is: facts.boss, room, tile: facts.id, by: 'MA-11.7' })
  },
}

/** MA-18.9: a dragon that is revealed breathes on all in his room and the rooms beside it. */
export const fireBreath: Step<Masmorra, FrameOf<'fireBreath'>> = {
  run(s, t, { room }) {
    const { boss } = factsOf(s, room)
    if (boss === undefined) return
    const foe = FIRST_BOSS + BOSSES.indexOf(boss)
    if (foeOf(s, foe).room !== room || !hasTrait(s, foe, 'fireBreath')) return
    const rooms = [room, ...adjacentRooms(s, room)]
    for (const player of inOrderFrom(s, s.turn.player)) {
      if (rooms.includes(heroOf(s, player).room)) wound(s, t, player, 1, 'MA-18.9')
    }
  },
}

/** MA-8.7: the next tile of the level; a trap is placed and acts, a room stays face up. A fall does not stop it (MA-9.15). */
export const turnUp: Step<Masmorra, FrameOf<'turnUp'>> = {
  run(s, t, { level, room, traps }) {
    const tile = takeTile(s, t, level)
    if (tile === 'none') return
    t.reveal('MA-8.7', 'all')
    t.tell({ what: 'turnedUp', tile, level })
    if (isTrap(tile)) s.frames.push({ phase: 'placeTrap', tile, level, room, traps })
    else if (fitsSomewhere(s, level, tile, isRune(s, level, tile))) stackOf(s, level).up = tile
    else digOn(s, t, level, tile)
  },
}

/** MA-8.10: what fits nowhere goes to the bottom; traps met on the way are shuffled back. */
function digOn(s: State, t: At, level: Level, first: string): void {
  const stack = stackOf(s, level)
  const buried = [first]
  const back: string[] = []
  t.tell({ what: 'buried', tile: first, level, by: 'MA-8.10' })
  for (;;) {
    const tile = takeTile(s, t, level)
    if (tile === 'none') break
    t.tell({ what: 'turnedUp', tile, level })
    if (isTrap(tile)) back.push(tile)
    else if (fitsSomewhere(s, level, tile, isRune(s, level, tile))) {
      stack.up = tile
      break
    } else buried.push(tile)
  }
  shuffleBack(stack, back)
  const lifted =
    stack.up === 'none' ? buried.find(tile => fitsAtAll(s, level, tile, isRune(s, level, tile))) : undefined
  if (lifted !== undefined) stack.up = lifted // MA-8.11: nothing avoids it, so the ban lifts
  stack.bottom.push(...buried.filter(tile => tile !== lifted))
  if (stack.up === 'none') close(s, t, level)
}

/** MA-8.12: Stairs that cannot come any more are where the level was explored last. */
function close(s: State, t: At, level: Level): void {
  t.tell({ what: 'closed', level, by: 'MA-8.10' })
  const last = roomsOf(s, level).at(-1)
  const stairs = tilesBelow(stackOf(s, level)).map(tile => tileFacts(tile).kind)
  if (last === undefined) return
  if (stairs.includes('stairs2')) roomOf(s, last).extra = 'stairs2'
  if (stairs.includes('stairs3')) roomOf(s, last).extra = 'stairs3'
}

/** MA-9.1 to MA-9.3: the active player puts it down, and it acts at once. */
export const placeTrap: Decision<Masmorra, FrameOf<'placeTrap'>> = {
  before(s, t, { tile, level, room, traps }) {
    if (trapCells(s, room, traps).length > 0) return
    s.frames.pop()
    t.tell({ what: 'trapGone', tile, by: 'MA-9.2' })
    s.frames.push({ phase: 'turnUp', level, room, traps })
  },
  offer(s, o, { room, traps }) {
    o.ask(activeSeat(s), 'Where does the trap go?')
    for (const cell of trapCells(s, room, traps)) o.may(['trap', cell])
    if (o.explaining)
      for (const cell of nearlyTrapCells(s, room))
        if (!trapCells(s, room, traps).includes(cell)) o.refuse(['trap', cell], 'MA-9.1')
  },
  on: {
    trap({ s, f: { tile, level, room, traps }, choice: [, cell], t }) {
      const trap = s.traps.length
      s.traps.push({ tile, level, x: xOf(cell), y: yOf(cell), live: true })
      t.uses(`tile.${tile}`)
      t.tell({ what: 'trapPlaced', trap, tile })
      activateTraps(s, t, [], trap)
      s.frames.push({ phase: 'turnUp', level, room, traps: traps + 1 })
    },
  },
}

/** Cells where somebody may think that a trap could go. */
function nearlyTrapCells(s: State, room: RoomId): number[] {
  const { level } = roomOf(s, room)
  return [...new Set(roomsOf(s, level).flatMap(each => trapCells(s, each, 0)))]
}
