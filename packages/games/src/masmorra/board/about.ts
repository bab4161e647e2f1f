import { sayDock } from '../content/docks.ts'
import { HERO_NAMES } from '../content/heroes.ts'
import { TRAITS } from '../content/monsters.ts'
import { crowdIn, foeOf, statsOf } from '../deeds/foes.ts'
import { heroOf, playerOf } from '../heroes.ts'
import { factsOf, roomOf, roomsBeside, trapOf } from '../map.ts'
import type { FoeId, RoomId, TrapId } from '../state.ts'
import { tileFacts } from '../tiles.ts'
import type { View } from '../view.ts'
import type { Thing } from './deeds.ts'

/** A thing in words: what it is called, and all that is printed on it. */
export interface About {
  readonly title: string
  readonly lines: readonly string[]
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

export function sayAbout({ title, lines }: About): string {
  return [title, ...lines].join('. ')
}

function aboutFoe(view: View, foe: FoeId): About {
  const { name, type, payback, defense, xp, traits } = statsOf(view, foe)
  const { fought, bound } = foeOf(view, foe)
  return {
    title: `${name}: Payback ${payback}, Defense ${defense}, ${xp} XP`,
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
  if (!live) return { title: 'Trap, disarmed', lines: [] }
  const reached = roomsBeside(view, trap).length
  return {
    title: `Trap, live: ${reached} ${reached === 1 ? 'room' : 'rooms'} in its reach`,
    lines: [
      'Goes off when a Hero steps into or out of one of them: 1 Wound to every Hero in all of them',
      ...dockOf(tile),
    ],
  }
}

function aboutRoom(view: View, room: RoomId): About {
  const { tile, gold, opened, extra } = roomOf(view, room)
  const { name, spawn, limit } = factsOf(view, room)
  return {
    title: name,
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
  const { id, lp, xp, gold, lying } = heroOf(view, player)
  return {
    title: id === 'none' ? '' : HERO_NAMES[id],
    lines: [`${lp} of 6 life, ${xp} XP, ${gold} gold`, ...(lying ? ['Lies on the floor'] : [])],
  }
}
