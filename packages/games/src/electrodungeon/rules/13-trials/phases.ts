import type { Seat, Table, Together } from '@undercroft/kernel'
import { TRIALS, type TrialId } from '../../content/trials.ts'
import type { FrameOf } from '../../state/frames.ts'
import { type Choice, type ElectroDungeon, explorerAt, explorerOf, MOF, type State } from '../../state/state.ts'
import type { TrialMove } from '../../state/trial-moves.ts'
import type { Contestant } from '../../state/trials.ts'
import { scoreOf } from '../04-score-rolls/scores.ts'
import { type About, seatsOf, taskOf } from '../08-side-rooms/attempt.ts'
import { takeLive } from '../09-death/live.ts'
import { playTrial, startTrial, trialAsks, trialOffers } from './index.ts'
import type { Referee } from './trial.ts'

type T = Table<ElectroDungeon>
/** ED-8.9: starts a trial; where nobody else takes part, the MoF plays the Shade. */
export function holdTrial(s: State, about: About, id: TrialId, t: T): void {
  const who = seatsOf(s, about.who).map((seat): Contestant => {
    const own = explorerAt(s, explorerOf(seat))
    return { seat, shade: false, fight: scoreOf(own, 'fight'), live: own.live }
  })
  if (who.length === 1) who.push({ seat: MOF, shade: true, fight: 0, live: 0 })
  t.reveal('ED-12.2', 'all', id)
  t.uses(`trial.${id}`)
  t.tell({ what: 'task', door: about.door, explorers: about.who, title: TRIALS[id].name })
  s.task = { ...about, kind: 'trial', trial: startTrial(id, who, refereeOf(who, t)) }
  afterTrial(s, t)
}

function refereeOf(who: readonly Contestant[], t: T): Referee {
  const seats = who.map(({ seat }) => seat)
  const seatsAt = (to: readonly number[]): Seat[] => to.map(each => seats[each] ?? MOF)
  return {
    roll: (sides, label) => t.roll(sides, label),
    throw: (count, sides, label) => t.throw(count, sides, label),
    pick: (below, label) => t.pick(below, label),
    reveal: (rule, to, what) => t.reveal(rule, to === 'all' ? to : seatsAt(to), what),
    tell(event, to) {
      t.tell({ what: 'trial', seats, event }, to && { to: seatsAt(to) })
    },
  }
}

/** ED-13.2, ED-13.6: all who are asked choose at once, and nobody leaves. */
export const trial: Together<ElectroDungeon, FrameOf<'trial'>> = {
  offer(s, o) {
    const { trial: now } = taskOf(s, 'trial')
    for (const { who, shown, prompt } of trialAsks(now)) {
      o.ask(now.who[who]?.seat ?? MOF, prompt, shown).otherwise()
      for (const move of trialOffers(now, who)) o.may(move)
    }
  },
  all(s, t, answers) {
    const { trial: now } = taskOf(s, 'trial')
    const moves = now.who.map(({ seat }) => asMove(answers[seat]))
    playTrial(now, moves, refereeOf(now.who, t))
    afterTrial(s, t)
  },
}

/** A trial offers only its own moves. */
function asMove(choice: Choice | undefined): TrialMove | undefined {
  return choice as TrialMove | undefined
}

/** ED-8.7, ED-8.9: the winner takes all prizes; if the Shade has won, nobody does. */
function afterTrial(s: State, t: T): void {
  const { trial: now } = taskOf(s, 'trial')
  if (now.winner === undefined) {
    s.frames.push({ phase: 'trial' })
    return
  }
  s.lastTrial = now
  const winner = now.who[now.winner]
  if (winner === undefined || winner.shade) {
    s.frames.push({ phase: 'failed', by: 'ED-8.9' })
    return
  }
  s.frames.push({ phase: 'prizes', winner: explorerOf(winner.seat) })
  if (now.price !== undefined && now.price > 0) takeLive(s, explorerOf(winner.seat), now.price, 'ED-13.4', t)
}
