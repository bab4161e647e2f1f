import { SEATS_OF_MALAPHYAS } from '../../content/large-tile.ts'
import { xpAfterFall } from '../../rules/13-xp-levels-defeat/xp.ts'
import { foeOf, MALAPHYAS } from '../../state/foes.ts'
import { roomNamed } from '../../state/map.ts'
import type { Hero, Player, State } from '../../state/state.ts'
import { wantsTheEnd, winsFallen } from '../ending.ts'
import { strikeChance } from '../siege.ts'
import { RIVAL, type Rival, turnsUntil } from './rival.ts'

/** What is known of a Hero in a race that ends when Malaphyas falls (MA-21.1). */
interface Slayer extends Rival {
  readonly strike: number
  /** The third level is open. */
  readonly open: boolean
  /** Malaphyas has turned to his last side. */
  readonly red: boolean
}

/** What says who wins an Epic game: XP, and who can end it while ahead. */
export const EPIC: { readonly [feature: string]: (slayer: Slayer) => number } = {
  XP: ({ hero }) => hero.xp,
  'XP once the third level is open': ({ hero, open }) => (open ? hero.xp : 0),
  'XP once Malaphyas is red': ({ hero, red }) => (red ? hero.xp : 0),
  'XP that a fall would leave': ({ s, hero }) => xpAfterFall(s, hero),
  'would win by felling Malaphyas': ({ s, player, open }) => (open && wantsTheEnd(s, player) ? 1 : 0),
  'would win so even after a fall': ({ s, player, open }) => (open && winsFallen(s, player) ? 1 : 0),
  'chance to fell Malaphyas': ({ strike }) => strike,
  'chance to fell Malaphyas and win': ({ s, player, strike, red }) => (red && wantsTheEnd(s, player) ? strike : 0),
  'stands before Malaphyas and would win': ({ s, player, hero, strike }) =>
    isBefore(s, hero) && wantsTheEnd(s, player) ? strike : 0,
  ...RIVAL,
  level: ({ s, hero }) => s.rooms[hero.room]?.level ?? 1,
  'turns until it is one’s own': turnsUntil,
}

export function slayerOf(s: State, player: Player, hero: Hero): Slayer {
  const open = s.ground !== 'none'
  const red = open && foeOf(s, MALAPHYAS).side === 'red'
  return { s, player, hero, strike: strikeChance(s, hero, s.hands[player] ?? []), open, red }
}

function isBefore(s: State, { room }: Hero): boolean {
  return s.ground !== 'none' && room === roomNamed(s, SEATS_OF_MALAPHYAS[s.ground])
}
