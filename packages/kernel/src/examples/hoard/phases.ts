import type { Decision, Step, Together } from '../../index.ts'
import { agenda, leave } from '../../index.ts'
import { deal } from '../../kit/index.ts'
import type { Frame, Hoard, State } from './rules.ts'

type Of<P extends Frame['phase']> = Extract<Frame, { readonly phase: P }>

const READY_ROWS = [['row', [1, 2, 3]] as const, ['row', [4, 3, 2]] as const]
const ROW_LENGTH = 3

export const rows: Together<Hoard, Of<'rows'>> = {
  final: 'HO-1.3',
  offer(s, o) {
    for (const seat of s.rows.keys()) {
      o.ask(seat, 'Put your guards in a row', 'secret').form('row')
      for (const row of READY_ROWS) o.may(row)
    }
  },
  check({ choice }) {
    const row = choice[0] === 'row' ? choice[1] : []
    const broken = []
    if (row.length !== ROW_LENGTH) broken.push({ rule: 'HO-1.1', facts: { says: `${row.length} guards` } } as const)
    if (new Set(row).size !== row.length) broken.push({ rule: 'HO-1.2' } as const)
    return broken
  },
  invent({ dice }) {
    return ['row', deal([1, 2, 3, 4], ROW_LENGTH, dice)]
  },
  all(s, _, answers) {
    for (const [seat, answer] of answers.entries()) if (answer?.[0] === 'row') s.rows[seat] = answer[1].slice()
    s.frames.push({ phase: 'turn' })
  },
}

export const turn: Decision<Hoard, Of<'turn'>> = {
  offer(s, o) {
    const { mover } = s
    o.ask(mover, 'Raid, spy, shuffle or dig')
    for (const seat of s.rows.keys()) {
      o.try(['raid', seat + 1], seat === mover ? 'HO-2.2' : undefined)
      o.try(['spy', seat + 1], seat === mover ? 'HO-2.2' : s.knows[mover]?.[seat] === 0 ? undefined : 'HO-2.4')
    }
    o.may(['shuffle']).otherwise().may(['dig'])
  },
  on: {
    raid({ s, seat: raider, choice: [, whom] }) {
      const victim = whom - 1
      agenda(s, { phase: 'wards', raider, victim }, { phase: 'strike', raider, victim }, { phase: 'next' })
    },
    spy({ s, seat, choice: [, whom], t }) {
      const guard = firstGuard(s, whom - 1)
      t.reveal('HO-2.4', [seat], guard)
      learn(s, seat, whom - 1, guard)
      const spied = { what: 'spied', seat, victim: whom - 1 } as const
      t.tell({ ...spied, guard }, { to: [seat], else: spied })
      s.frames.push({ phase: 'next' })
    },
    shuffle({ s }) {
      agenda(s, { phase: 'shuffle' }, { phase: 'next' })
    },
    dig({ s, seat, t }) {
      const coins = t.pick(3, 'treasure') + 1
      t.reveal('HO-2.6', [seat], coins)
      s.treasures[seat]?.push(coins)
      t.tell({ what: 'dug', seat, coins }, { to: [seat], else: { what: 'dug', seat } })
      s.frames.push({ phase: 'next' })
    },
  },
}

/** Asks every seat that has a ward, which all can see. The question is quiet, so nobody hears who considered a ward. */
export const wards: Together<Hoard, Of<'wards'>> = {
  offer(s, o, { raider }) {
    for (const [seat, left] of s.wards.entries()) {
      if (left > 0 && seat !== raider) o.ask(seat, 'Bar the raid', 'quiet').may(['let']).may(['bar'])
    }
  },
  all(s, t, answers) {
    const seat = answers.findIndex(answer => answer?.[0] === 'bar')
    if (seat < 0) return
    s.wards[seat] = (s.wards[seat] ?? 0) - 1
    t.reveal('HO-2.7', 'all', { bars: seat })
    t.tell({ what: 'barred', seat })
    leave(s, 'strike')
  },
}

export const strike: Step<Hoard, Of<'strike'>> = {
  run(s, t, { raider, victim }) {
    const face = t.roll(6, 'raid')
    const guard = firstGuard(s, victim)
    const won = face > guard
    t.reveal('HO-2.3', 'all', guard)
    for (const seat of s.rows.keys()) learn(s, seat, victim, guard)
    if (won) s.coins[raider] = (s.coins[raider] ?? 0) + 1
    t.tell({ what: 'struck', seat: raider, victim, guard, won })
  },
}

export const shuffle: Decision<Hoard, Of<'shuffle'>> = {
  offer(s, o) {
    o.ask(s.mover, 'Which guard goes first', 'secret')
    for (const guard of s.rows[s.mover] ?? []) o.may(['first', guard])
  },
  on: {
    first({ s, seat, choice: [, guard], t }) {
      s.rows[seat] = [guard, ...(s.rows[seat] ?? []).filter(each => each !== guard)]
      for (const knows of s.knows) knows[seat] = 0
      t.tell({ what: 'shuffled', seat })
    },
  },
}

export const next: Step<Hoard, Of<'next'>> = {
  run(s, t) {
    s.turnsLeft--
    s.mover = (s.mover + 1) % s.rows.length
    if (s.turnsLeft > 0) {
      s.frames.push({ phase: 'turn' })
      return
    }
    const coins = s.coins.map((each, seat) => each + (s.treasures[seat] ?? []).reduce((sum, coin) => sum + coin, 0))
    t.reveal('HO-3.1', 'all', coins)
    t.tell({ what: 'counted', coins })
    const most = Math.max(...coins)
    s.outcome = { winners: [...coins.keys()].filter(seat => coins[seat] === most), by: 'HO-3.1', scores: coins }
  },
}

function firstGuard(s: State, seat: number): number {
  return s.rows[seat]?.[0] ?? 0
}

function learn(s: State, who: number, whose: number, guard: number): void {
  const knows = s.knows[who]
  if (knows !== undefined) knows[whose] = guard
}
