import type { Seat } from '@undercroft/kernel'
import { foeOf, MALAPHYAS } from '../../state/foes.ts'
import type { Hero, Player, State } from '../../state/state.ts'
import { strikeChance } from '../siege.ts'

/** What is known of a seat's Heroes in a team. */
interface Member {
  readonly s: State
  readonly mine: readonly Player[]
  readonly heroes: readonly Hero[]
  /** What concerns the whole team is said by its first seat alone, so that it does not count once for each Hero. */
  readonly first: boolean
}

/** What says whether an Alliance wins: how far it has come by when, and how near its Heroes are to a fall, which loses. */
export const ALLIANCE: { readonly [feature: string]: (member: Member) => number } = {
  'is here': ({ first }) => (first ? 1 : 0),
  'time on the first level': ({ s, first }) => (first && stageOf(s) === 1 ? s.time : 0),
  'time on the second level': ({ s, first }) => (first && stageOf(s) === 2 ? s.time : 0),
  'time on the third level': ({ s, first }) => (first && stageOf(s) >= 3 ? s.time : 0),
  'the second level': ({ s, first }) => (first && stageOf(s) >= 2 ? 1 : 0),
  'the third level': ({ s, first }) => (first && stageOf(s) >= 3 ? 1 : 0),
  'Malaphyas has turned over': ({ s, first }) => (first && stageOf(s) === 4 ? 1 : 0),
  'the best chance to fell Malaphyas': ({ s, first }) => (first ? bestStrike(s) : 0),
  'fewest Life Points': ({ s, first }) => (first ? Math.min(...s.heroes.map(({ lp }) => lp)) : 0),
  'Heroes near a fall': ({ heroes }) => heroes.filter(({ lp }) => lp <= 2).length,
  XP: member => mean(member, ({ xp }) => xp),
  'Life Points': member => mean(member, ({ lp }) => lp),
  gold: member => mean(member, ({ gold }) => Math.min(gold, 10)),
  cards: ({ s, mine }) => mine.reduce((all, player) => all + (s.hands[player]?.length ?? 0), 0) / s.heroes.length,
  monsters: ({ s, first }) => (first ? s.foes.filter(({ room }) => room >= 0).length / s.heroes.length : 0),
  'monsters with a Hero': ({ s, heroes }) => s.foes.filter(foe => heroes.some(({ room }) => room === foe.room)).length,
}

/** The deepest level that the team has come to; 4 where Malaphyas has turned to his last side. */
function stageOf(s: State): number {
  if (s.ground !== 'none') return foeOf(s, MALAPHYAS).side === 'red' ? 4 : 3
  return s.rooms.some(({ level }) => level === 2) ? 2 : 1
}

function bestStrike(s: State): number {
  return Math.max(0, ...s.heroes.map((hero, player) => strikeChance(s, hero, s.hands[player] ?? [])))
}

export function memberOf(s: State, seat: Seat, mine: readonly Player[]): Member {
  return { s, mine, heroes: mine.flatMap(player => s.heroes[player] ?? []), first: seat === 0 }
}

/** Over all Heroes of the team. */
function mean({ s, heroes }: Member, of: (hero: Hero) => number): number {
  return heroes.reduce((all, hero) => all + of(hero), 0) / s.heroes.length
}
