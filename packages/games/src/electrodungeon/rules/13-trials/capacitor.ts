import { between, oneFrom, type Picker } from '../../content/pick.ts'
import { type Contest, contest, everyone, highest, type Referee, rollOff, type Trial, win } from './trial.ts'

export const FULL = 25
const STOP_AT = 16
const NOBODY = -1

export interface Capacitor extends Contest {
  readonly trial: 'TR-05'
  /** Secret until all are done: what each has rolled; empty where one may not look, or before its turn. */
  rolls: number[][]
  /** Those who charge, in the first run all. */
  charging: boolean[]
  /** Secret: whose turn it is; -1 to all others, and once it is over. */
  turn: number
  replayed: boolean
  /** What each had when all were done. */
  shown: number[][]
}

/** A 1 discharges everything. */
export function chargeOf(rolls: readonly number[]): number {
  return rolls.includes(1) ? 0 : rolls.reduce((sum, die) => sum + die, 0)
}

/** A 1, or all that it holds, ends a run without a choice. */
function mustStop(rolls: readonly number[]): boolean {
  return rolls.includes(1) || chargeOf(rolls) >= FULL
}

function charge(s: Capacitor, referee: Referee): void {
  const rolls = s.rolls[s.turn] ?? []
  rolls.push(referee.pick(6, 'capacitor') + 1)
  referee.tell({ trial: 'TR-05', news: 'rolled', by: s.turn, dice: [...rolls], total: chargeOf(rolls) }, [s.turn])
  if (mustStop(rolls)) passOn(s, referee)
}

/** The next one begins with a roll; that its turn has come tells it that those before it are done. */
function passOn(s: Capacitor, referee: Referee): void {
  const next = s.charging.findIndex((charging, who) => charging && who > s.turn)
  s.turn = next
  if (next < 0) {
    settle(s, referee)
  } else {
    referee.reveal('ED-13.2', [next])
    charge(s, referee)
  }
}

function settle(s: Capacitor, referee: Referee): void {
  const trial = 'TR-05'
  referee.reveal('ED-13.2')
  const among = everyone(s).filter(who => s.charging[who])
  for (const by of among) {
    const dice = s.rolls[by] ?? []
    referee.tell({ trial, news: 'rolled', by, dice: [...dice], total: chargeOf(dice) })
  }
  s.shown = s.rolls
  s.rolls = s.rolls.map(() => [])
  const best = highest(among, who => chargeOf(s.shown[who] ?? []))
  if (best.length === 1 || s.replayed) {
    win(s, trial, rollOff(s, trial, best, referee), referee)
    return
  }
  s.replayed = true
  s.charging = everyone(s).map(who => best.includes(who))
  referee.tell({ trial, news: 'replay', among: best })
  passOn(s, referee)
}

/** A run as somebody may have made it. */
function someRun(pick: Picker, done: boolean): number[] {
  const rolls = [done ? pick(6) + 1 : between(2, 6, pick)]
  const enough = between(1, FULL, pick)
  while (done && !mustStop(rolls) && chargeOf(rolls) < enough) rolls.push(pick(6) + 1)
  return rolls
}

export const capacitor: Trial<Capacitor> = {
  id: 'TR-05',
  name: 'Capacitor',
  story:
    'A jar of coiled foil drops into the hands of everybody who answered the call. Charge it as far as you dare, with nobody looking. A spark too many, and it is as empty as before.',
  task: 'Each alone and unseen: roll on and add up, or keep what you have. A 1 discharges it all. The highest charge wins.',
  start(who, referee) {
    const s: Capacitor = {
      ...contest(who),
      trial: 'TR-05',
      rolls: who.map(() => []),
      charging: who.map(() => true),
      turn: NOBODY,
      replayed: false,
      shown: [],
    }
    passOn(s, referee)
    return s
  },
  asks: s =>
    s.winner === undefined ? [{ who: s.turn, shown: 'quiet', prompt: 'Capacitor: charge on, or keep the charge' }] : [],
  offers: () => [['keepCharge'], ['charge']],
  play(s, moves, referee) {
    if (moves[s.turn]?.[0] === 'charge') charge(s, referee)
    else passOn(s, referee)
  },
  see: (s, who) => ({
    ...s,
    rolls: s.rolls.map((rolls, i) => (i === who ? rolls : [])),
    turn: s.turn === who ? s.turn : NOBODY,
  }),
  imagine(seen, who, pick) {
    if (seen.winner !== undefined) return seen
    const mine = who === undefined || !seen.charging[who] ? undefined : who
    const begun = mine !== undefined && (seen.rolls[mine]?.length ?? 0) > 0
    // Who has not begun waits for one before, who is done waits for one behind.
    const possible = everyone(seen).filter(
      each => seen.charging[each] && (mine === undefined || (begun ? each > mine : each < mine)),
    )
    const turn = seen.turn === NOBODY ? oneFrom(possible, pick) : seen.turn
    const rolls = seen.rolls.map((known, i) =>
      i === who || !seen.charging[i] || i > turn ? known : someRun(pick, i < turn),
    )
    return { ...seen, rolls, turn }
  },
  bot: (seen, who) => (chargeOf(seen.rolls[who] ?? []) >= STOP_AT ? ['keepCharge'] : ['charge']),
}
