import type { Decision, Step } from '@undercroft/kernel'
import type { HeroId } from '../../content/heroes.ts'
import { eachOnce } from '../../state/each-once.ts'
import { foeOf, hasRoomFor, isBoss } from '../../state/foes.ts'
import type { FrameOf } from '../../state/frames.ts'
import { activeSeat, hasHero, heroId, heroOf, isStanding, playerOf } from '../../state/heroes.ts'
import { adjacentRooms, endOf, flightsFrom } from '../../state/map.ts'
import { type FoeId, type Masmorra, NONE, type Open, type Player, type RoomId } from '../../state/state.ts'
import { foeHeld, march, marchCost } from '../16-dungeon-master-phase/march.ts'

/** The rooms one passage away. */
type Passages = (room: RoomId) => readonly RoomId[]

const passagesOf = (s: Open): Passages => eachOnce(room => passagesAt(s, room))

/** MA-24.10: doors and stairs are one passage each. */
function passagesAt(s: Open, room: RoomId): RoomId[] {
  const stairs = flightsFrom(s, room).map(flight => endOf(s, flight))
  return [...adjacentRooms(s, room), ...stairs.filter(to => to !== NONE)]
}

const FAR = Number.POSITIVE_INFINITY

/** How many passages lie between a room and those that are no farther away than the nearest one that is wanted. */
function distances(s: Open, passages: Passages, from: RoomId, wanted: (room: RoomId) => boolean): number[] {
  const far = s.rooms.map(() => FAR)
  far[from] = 0
  let enough = wanted(from) ? 0 : FAR
  const queue = [from]
  for (const at of queue) {
    const here = far[at] ?? FAR
    if (here >= enough) break
    for (const next of passages(at)) {
      if ((far[next] ?? 0) < FAR) continue
      far[next] = here + 1
      queue.push(next)
      if (wanted(next)) enough = here + 1
    }
  }
  return far
}

/** The standing Heroes nearest to a room, and how far they are. */
function nearest(s: Open, passages: Passages, room: RoomId): { heroes: Player[]; far: number } {
  const far = distances(s, passages, room, each => hasHero(s, each))
  const distance = (player: Player): number => far[heroOf(s, player).room] ?? FAR
  const standing = [...s.heroes.keys()].filter(player => isStanding(heroOf(s, player)))
  const least = Math.min(FAR, ...standing.map(distance))
  return { heroes: least === FAR ? [] : standing.filter(player => distance(player) === least), far: least }
}

/**
 * MA-24.8: every monster moves one room towards the nearest Hero, the nearest monsters first; bosses stay if a card
 * calls the move (MA-18.5).
 */
export const horde: Step<Masmorra, FrameOf<'horde'>> = {
  run(s, _, { bosses }) {
    const passages = passagesOf(s)
    const coming = [...s.foes.keys()]
      .filter(foe => (bosses || !isBoss(foe)) && foeHeld(s, foe) === undefined)
      .map(foe => ({ foe, far: nearest(s, passages, foeOf(s, foe).room).far }))
      .filter(({ far }) => far > 0 && far < FAR)
    s.turn.horde = coming.sort((a, b) => a.far - b.far || a.foe - b.foe).map(({ foe }) => foe)
    s.frames.push({ phase: 'hordeNext' })
  },
}

/** MA-24.10: monsters in a Web Room stay, except those that webs do not hold. */
export const hordeNext: Step<Masmorra, FrameOf<'hordeNext'>> = {
  run(s) {
    const foe = s.turn.horde.shift()
    if (foe === undefined) return
    if (foeHeld(s, foe) === undefined && marchCost(s, foe) === 1)
      s.frames.push({ phase: 'hordeMoves', foe, hero: 'none' })
    s.frames.push({ phase: 'hordeNext' })
  },
}

/** MA-24.9: the active seat chooses between several nearest Heroes, and between several rooms on the way. */
export const hordeMoves: Decision<Masmorra, FrameOf<'hordeMoves'>> = {
  before(s, _, { foe, hero }) {
    const passages = passagesOf(s)
    const heroes = heroesNear(s, passages, foe, hero)
    if (roomsTowards(s, passages, foe, heroes).length === 0) s.frames.pop()
  },
  offer(s, o, { foe, hero }) {
    const passages = passagesOf(s)
    const heroes = heroesNear(s, passages, foe, hero)
    if (heroes.length > 1) {
      o.ask(activeSeat(s), 'Which Hero does the monster go for?')
      for (const each of heroes) o.may(['towards', heroId(s, each)])
    } else {
      o.ask(activeSeat(s), 'Which way does the monster go?')
      for (const room of roomsTowards(s, passages, foe, heroes)) o.may(['march', foe, room])
    }
  },
  on: {
    towards({ s, f: { foe }, choice: [, hero] }) {
      s.frames.push({ phase: 'hordeMoves', foe, hero })
    },
    march({ s, choice: [, foe, room], t }) {
      march(s, t, foe, room)
    },
  },
}

function heroesNear(s: Open, passages: Passages, foe: FoeId, hero: HeroId | 'none'): Player[] {
  return hero === 'none' ? nearest(s, passages, foeOf(s, foe).room).heroes : [playerOf(s, hero)]
}

/** The rooms that are one passage nearer to one of these Heroes and have space for the monster. */
function roomsTowards(s: Open, passages: Passages, foe: FoeId, heroes: readonly Player[]): RoomId[] {
  const { room } = foeOf(s, foe)
  const ways = heroes.flatMap(player => {
    const far = distances(s, passages, heroOf(s, player).room, each => each === room)
    return passages(room).filter(next => (far[next] ?? FAR) < (far[room] ?? FAR) && hasRoomFor(s, foe, next))
  })
  return [...new Set(ways)]
}
