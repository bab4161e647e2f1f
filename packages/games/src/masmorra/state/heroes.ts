import type { Seat, Viewer } from '@undercroft/kernel'
import type { HeroId } from '../content/heroes.ts'
import { seatCount } from './options.ts'
import { type Hero, NONE, type Open, type Player, type RoomId } from './state.ts'

/** The seat that plays for this player: one for all in a solo Alliance (MA-24.17). */
export function seatOf(s: Pick<Open, 'options'>, player: Player): Seat {
  return seatCount(s.options) === 1 ? 0 : player
}

export function runs(s: Pick<Open, 'options'>, viewer: Viewer, player: Player): boolean {
  return player !== NONE && viewer !== 'spectator' && seatOf(s, player) === viewer
}

/** The Heroes of each seat, as the content is called. */
export function subjectsBySeat(s: Pick<Open, 'heroes' | 'options'>): readonly (readonly string[])[] {
  const subjects: string[][] = Array.from({ length: seatCount(s.options) }, () => [])
  for (const [player, { id }] of s.heroes.entries()) if (id !== 'none') subjects[seatOf(s, player)]?.push(`hero.${id}`)
  return subjects
}

/** The Hero of this player. */
export function heroOf(s: Pick<Open, 'heroes'>, player: Player): Hero {
  return s.heroes[player] as Hero
}

/** The Hero whose turn it is. */
export function activeHero(s: Pick<Open, 'heroes' | 'turn'>): Hero {
  return heroOf(s, s.turn.player)
}

export function playerOf(s: Pick<Open, 'heroes'>, hero: HeroId): Player {
  return s.heroes.findIndex(({ id }) => id === hero)
}

/** The id of a Hero that has been chosen. */
export function heroId(s: Pick<Open, 'heroes'>, player: Player): HeroId {
  const { id } = heroOf(s, player)
  if (id === 'none') throw new Error(`player ${player} has no Hero`)
  return id
}

/** MA-13.15: a lying Hero counts as absent. */
export function isStanding(hero: Hero): boolean {
  return !hero.lying
}

/** The players whose Heroes stand in a room: any number may (MA-7.10). */
export function heroesIn(s: Pick<Open, 'heroes'>, room: RoomId): Player[] {
  const players: Player[] = []
  for (const [player, hero] of s.heroes.entries()) if (hero.room === room && isStanding(hero)) players.push(player)
  return players
}

export function hasHero(s: Pick<Open, 'heroes'>, room: RoomId): boolean {
  return s.heroes.some(hero => hero.room === room && isStanding(hero))
}

/** Players from this one round to the one before it (MA-3.1). */
export function inOrderFrom(s: Pick<Open, 'heroes'>, player: Player): Player[] {
  return s.heroes.map((_, i) => (player + i) % s.heroes.length)
}

export function activeSeat(s: Open): number {
  return seatOf(s, s.turn.player)
}
