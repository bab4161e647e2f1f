import { sayDock } from '../content/docks.ts'
import { HERO_NAMES } from '../content/heroes.ts'
import { TRAITS } from '../content/monsters.ts'
import { tileFacts } from '../content/tiles.ts'
import { crowdIn, foeOf, statsOf } from '../state/foes.ts'
import { heroOf, playerOf } from '../state/heroes.ts'
import { factsOf, roomOf, roomsBeside, trapOf } from '../state/map.ts'
import type { FoeId, RoomId, TrapId } from '../state/state.ts'
import type { View } from '../state/view.ts'
import type { Thing } from './deeds.ts'
import { aroundRoom, placeOf, roomName } from './places.ts'

/** A thing in words: what it is called, and all that is printed on it. */
export interface About {
  readonly title: string
  readonly lines: readonly string[]
  /** Where it is, and what is around it: for those who do not see the board. */
  readonly where: readonly string[]
}

export function aboutThing(view: View, thing: Thing): About | undefined {
  const [kind, id] = thing.split(' ')
  if (kind === 'foe' && view.foes[Number(id)] !== undefined) return aboutFoe(view, Number(id))
  if (kind === 'trap' && view.traps[Number(id)] !== undefined) return aboutTrap(view, Number(id))
  if (kind === 'room' && view.rooms[Number(id)] !== undefined) return aboutRoom(view, Number(id))
  const hero = view.heroes.find(each => each.id === id)
  if (kind !== 'hero' || hero === undefined || hero.id === 'none') return undefined
  return aboutHero(view, playerOf(view, hero.id))
}

/** All of it, for the ear. */
export function sayAbout({ title, where, lines }: About): string {
  return [title, ...where, ...lines].join('. ')
}

function aboutFoe(view: View, foe: FoeId): About {
  const { name, type, payback, defense, xp, traits } = statsOf(view, foe)
  const { fought, bound, room } = foeOf(view, foe)
  return {
    title: `${name}: Payback ${payback}, Defense ${defense}, ${xp} XP`,
    where: [`In ${placeOf(view, room)}`],
    lines: [
      type,
      ...traits.map(trait => `${TRAITS[trait].name}: ${TRAITS[trait].says}`),
      ...(fought ? ['Fought already in this turn'] : []),
      ...(bound ? ['Stays where it is'] : []),
    ],
  }
}

function aboutTrap(view: View, trap: TrapId): About {
  const { tile, live } = trapOf(view, trap)
  const beside = roomsBeside(view, trap)
  const where = [
    `On Level ${trapOf(view, trap).level}, beside ${beside.map(room => roomName(view, room)).join(', ') || 'no room'}`,
  ]
  if (!live) return { title: 'Trap, disarmed', where, lines: [] }
  const reached = beside.length
  return {
    title: `Trap, live: ${reached} ${reached === 1 ? 'room' : 'rooms'} in its reach`,
    where,
    lines: [
      'Goes off when a Hero steps into or out of one of them: 1 Wound to every Hero in all of them',
      ...dockOf(tile),
    ],
  }
}

function aboutRoom(view: View, room: RoomId): About {
  const { tile, gold, opened, extra } = roomOf(view, room)
  const { spawn, limit } = factsOf(view, room)
  return {
    title: roomName(view, room).replace(/^the /, ''),
    where: aroundRoom(view, room),
    lines: [
      ...(extra === 'none' ? [] : [`Stairs to Level ${extra === 'stairs2' ? 2 : 3}`]),
      ...(gold > 0 ? [`${gold} gold`] : []),
      ...(opened ? ['Its chest is open'] : dockOf(tile)),
      ...(spawn.length > 0 ? [`Spawns ${spawn.join(' and ')} monsters while it is empty`] : []),
      ...(crowdIn(view, room) > 0 ? [`${crowdIn(view, room)} of ${limit} places taken by monsters`] : []),
    ],
  }
}

function dockOf(tile: string): readonly string[] {
  const { dock } = tileFacts(tile)
  return dock === undefined ? [] : [sayDock(dock)]
}

function aboutHero(view: View, player: number): About {
  const { id, lp, xp, gold, lying, room } = heroOf(view, player)
  return {
    title: id === 'none' ? '' : HERO_NAMES[id],
    where: [`In ${placeOf(view, room)}`],
    lines: [`${lp} of 6 life, ${xp} XP, ${gold} gold`, ...(lying ? ['Lies on the floor'] : [])],
  }
}
