import type { Seat, Thinking } from '@undercroft/kernel'
import { isStanding, seatOf } from '../state/heroes.ts'
import { seatCount } from '../state/options.ts'
import type { Masmorra, Player, State } from '../state/state.ts'
import value from './value.json' with { type: 'json' }

/** The features of a race, and after them those of an Alliance, which has others: each is 0 in the other mode. */
const FEATURES = [
  'XP',
  'XP beyond the best other',
  'Life Points',
  'lies on the floor',
  'cards',
  'gold',
  'abilities learned',
  'level',
  'turns until it is one’s own',
  'Alliance: is here',
  'Alliance: time',
  'Alliance: XP',
  'Alliance: Life Points',
  'Alliance: Heroes on the floor',
  'Alliance: cards',
  'Alliance: deepest level',
  'Alliance: monsters',
] as const

const RACE = 9

export const thinking: Thinking<Masmorra> = {
  horizon: 3,
  tables: [
    {},
    { players: 2 },
    { players: 4 },
    { mode: 'epic' },
    ...[1, 2, 3, 4].map(players => ({ mode: 'alliance' as const, players })),
    { mode: 'alliance', difficulty: 'easy' },
  ],
  turn: s => s.round * 8 + s.turn.player,
  features: FEATURES,
  trust: 1.15, // by games of the seeds `fit` and `docs3`: without it too little is said of who is ahead
  value,
  sides: s => Array.from({ length: seatCount(s.options) }, (_, seat) => (s.options.mode === 'alliance' ? 0 : seat)),
  measure(s, seat, into) {
    into.fill(0)
    const mine = s.heroes.flatMap((_, player) => (seatOf(s, player) === seat ? [player] : []))
    if (s.options.mode === 'alliance') into.set(alliance(s, seat, mine), RACE)
    else into.set(race(s, seat))
  },
}

function race(s: State, player: Player): readonly number[] {
  const hero = s.heroes[player]
  if (hero === undefined) return []
  const others = s.heroes.flatMap(({ xp }, other) => (other === player ? [] : [xp]))
  const count = s.heroes.length
  return [
    hero.xp,
    hero.xp - Math.max(0, ...others),
    hero.lp,
    hero.lying ? 1 : 0,
    s.hands[player]?.length ?? 0,
    Math.min(hero.gold, 10),
    hero.learned.length,
    s.rooms[hero.room]?.level ?? 1,
    (player - s.turn.player + count) % count,
  ]
}

/** What concerns the whole team is said by its first seat alone, so that it does not count once for each Hero. */
function alliance(s: State, seat: Seat, mine: readonly Player[]): readonly number[] {
  const heroes = mine.flatMap(player => s.heroes[player] ?? [])
  const first = seat === 0
  const sum = (of: (hero: (typeof heroes)[number]) => number) => heroes.reduce((all, hero) => all + of(hero), 0)
  return [
    first ? 1 : 0,
    first ? s.time : 0,
    sum(({ xp }) => xp) / s.heroes.length,
    sum(({ lp }) => lp) / s.heroes.length,
    sum(hero => (isStanding(hero) ? 0 : 1)),
    mine.reduce((all, player) => all + (s.hands[player]?.length ?? 0), 0) / s.heroes.length,
    first ? Math.max(0, ...s.heroes.map(({ room }) => s.rooms[room]?.level ?? 1)) : 0,
    first ? s.foes.filter(({ room }) => room >= 0).length / s.heroes.length : 0,
  ]
}
