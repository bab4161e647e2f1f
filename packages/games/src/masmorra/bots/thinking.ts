import type { Seat, Thinking } from '@undercroft/kernel'
import { seatOf } from '../state/heroes.ts'
import { seatCount } from '../state/options.ts'
import type { Masmorra, State } from '../state/state.ts'
import { says } from '../words/says.ts'
import { ALLIANCE, memberOf } from './features/alliance.ts'
import { EPIC, slayerOf } from './features/epic.ts'
import { racerOf, STANDARD } from './features/standard.ts'
import value from './value.json' with { type: 'json' }

const RACERS = Object.values(STANDARD)
const SLAYERS = Object.values(EPIC)
const MEMBERS = Object.values(ALLIANCE)

/** Each mode has features of its own, which are 0 in the others. */
const FEATURES = Object.entries({ Standard: STANDARD, Epic: EPIC, Alliance: ALLIANCE }).flatMap(([mode, features]) =>
  Object.keys(features).map(feature => `${mode}: ${feature}`),
)

export const thinking: Thinking<Masmorra> = {
  horizon: 3,
  tables: [
    {},
    { players: 2 },
    { players: 4 },
    { mode: 'epic' },
    { mode: 'epic', players: 2 },
    { mode: 'epic', players: 4 },
    ...[1, 2, 3, 4].map(players => ({ mode: 'alliance' as const, players })),
    { mode: 'alliance', difficulty: 'easy' },
  ],
  beyond: ['pickHero', 'levelUp'],
  turn: s => s.round * 8 + s.turn.player,
  features: FEATURES,
  trust: 1.15, // by games of the seed `docs6`: without it too little is said of who is ahead
  says,
  value,
  sides: s => Array.from({ length: seatCount(s.options) }, (_, seat) => (s.options.mode === 'alliance' ? 0 : seat)),
  measure(s, seat, into) {
    into.fill(0)
    if (s.options.mode === 'alliance') measureMember(s, seat, into)
    else measureRival(s, seat, into)
  },
}

/** In a race each seat has one Hero, of its own number. */
function measureRival(s: State, seat: Seat, into: Float64Array): void {
  const hero = s.heroes[seat]
  if (hero === undefined) return
  if (s.options.mode === 'standard') {
    const racer = racerOf(s, seat, hero)
    for (let i = 0; i < RACERS.length; i++) into[i] = RACERS[i]?.(racer) ?? 0
  } else {
    const slayer = slayerOf(s, seat, hero)
    for (let i = 0; i < SLAYERS.length; i++) into[RACERS.length + i] = SLAYERS[i]?.(slayer) ?? 0
  }
}

function measureMember(s: State, seat: Seat, into: Float64Array): void {
  const mine = s.heroes.flatMap((_, player) => (seatOf(s, player) === seat ? [player] : []))
  const member = memberOf(s, seat, mine)
  const from = RACERS.length + SLAYERS.length
  for (let i = 0; i < MEMBERS.length; i++) into[from + i] = MEMBERS[i]?.(member) ?? 0
}
