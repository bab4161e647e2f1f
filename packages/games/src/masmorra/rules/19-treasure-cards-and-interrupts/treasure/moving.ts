import { hasRoomFor } from '../../../state/foes.ts'
import { heroOf, isStanding, playerOf } from '../../../state/heroes.ts'
import { roomsOf } from '../../../state/map.ts'
import { countBelow, stackOf } from '../../../state/stacks.ts'
import type { Level, Player, RoomId, State } from '../../../state/state.ts'
import { teleport, teleportFoe } from '../../07-steps-and-moving/places.ts'
import { gainMoves } from '../../07-steps-and-moving/steps.ts'
import { peekTiles } from '../../08-exploring/stacks.ts'
import type { Effect } from '../effect.ts'
import type { Parts } from '../parts.ts'
import { aimedRoom, asHero, everyCommonFoe, everyOtherHero } from '../targets.ts'

/** Your Hero swaps places with another Hero or a monster: both teleport, and the limits hold. */
export const swapPlaces: Effect = {
  teleports: true,
  targets({ s, by }) {
    const { room } = heroOf(s, by)
    const heroes = everyOtherHero(s, by).filter(player => heroOf(s, player).room !== room)
    const foes = everyCommonFoe(s).filter(foe => s.foes[foe]?.room !== room && s.foes[foe]?.bound === false)
    return [...heroes.map(player => asHero(s, player)), ...foes.map(foe => ({ foe }))]
  },
  broken({ s, by, target: { foe } }) {
    return foe === undefined || hasRoomFor(s, foe, heroOf(s, by).room) ? undefined : 'MA-16.4'
  },
  does({ s, by, target: { hero, foe }, t }) {
    const { room } = heroOf(s, by)
    if (hero !== undefined) {
      const other = playerOf(s, hero)
      const there = heroOf(s, other).room
      teleport(s, t, by, there)
      teleport(s, t, other, room)
    }
    const there = foe === undefined ? undefined : s.foes[foe]?.room
    if (foe === undefined || there === undefined) return
    teleportFoe(s, t, foe, room)
    teleport(s, t, by, there)
  },
}

/** Gain 4 Move Points, when not engaged. */
export const gainFourMoves: Effect = {
  notEngaged: true,
  does({ s, t }) {
    gainMoves(s, t, 4, 'MA-7.1')
  },
}

export const sevenLeagueBoots: Parts = {
  // An opponent's Step gives 1 Move Point only.
  orange: {
    when: ({ s }) => s.turn.stepGives > 1,
    does({ s }) {
      s.turn.stepGives = 1
    },
  },
  purple: gainFourMoves,
}

function otherRooms(s: State, by: Player, rooms: readonly RoomId[]): { readonly room: RoomId }[] {
  return rooms.filter(room => room !== heroOf(s, by).room).map(room => ({ room }))
}

/** Teleport to an explored room of your level. */
export function roomsOfLevel(s: State, by: Player): { readonly room: RoomId }[] {
  return otherRooms(s, by, roomsOf(s, levelOf(s, by)))
}

/** Every explored room but one's own. */
function everyOtherRoom(s: State, by: Player): { readonly room: RoomId }[] {
  return otherRooms(s, by, [...s.rooms.keys()])
}

function levelOf(s: State, player: Player): Level {
  return s.rooms[heroOf(s, player).room]?.level ?? 1
}

export const blinkScroll: Parts = {
  // When a Dungeon Master Phase starts your Hero teleports to an explored room of its level.
  orange: {
    teleports: true,
    when: ({ s, by }) => isStanding(heroOf(s, by)),
    targets: ({ s, by }) => roomsOfLevel(s, by),
    does({ s, by, target, t }) {
      teleport(s, t, by, aimedRoom(target))
    },
  },
  // Teleport to any explored room.
  purple: {
    teleports: true,
    targets: ({ s, by }) => everyOtherRoom(s, by),
    does({ s, by, target, t }) {
      teleport(s, t, by, aimedRoom(target))
    },
  },
}

export const shiftingWalls: Parts = {
  // You choose where the tile goes that an opponent explores.
  orange: {
    does({ s, by }) {
      s.turn.placer = by
    },
  },
  // Look at the next 3 face-down small tiles of your level and put them back in any order.
  purple: {
    broken({ s, by }) {
      const level = levelOf(s, by)
      return level === 3 || countBelow(stackOf(s, level)) === 0 ? 'MA-8.9' : undefined
    },
    does({ s, by, t }) {
      const level = levelOf(s, by)
      peekTiles(s, t, level, by)
      s.frames.push({ phase: 'order', player: by, level })
    },
  },
}
