import type { Decision, Table } from '@undercroft/kernel'
import { NONE } from '../../content/board.ts'
import type { Picker } from '../../content/pick.ts'
import { PUZZLES, type PuzzleId } from '../../content/puzzles/index.ts'
import type { FrameOf } from '../../state/frames.ts'
import { puzzleLimit } from '../../state/options.ts'
import { type Answer, pose, seePuzzle } from '../../state/puzzles.ts'
import { GIVE_UP, PASS, TIME_UP } from '../../state/ready-choices.ts'
import { type ElectroDungeon, MOF, type State, seatOf } from '../../state/state.ts'
import { type About, seatsOf, streamOf, taskOf } from '../08-side-rooms/attempt.ts'
import { mightPlay, showCard } from '../10-reward-cards/cards.ts'
import { offerReactions } from '../10-reward-cards/reactions.ts'
import { botAnswer, brokenAnswer, tryAnswer } from './index.ts'

type T = Table<ElectroDungeon>
export function posePuzzle(s: State, about: About, id: PuzzleId, pick: Picker, t: T): void {
  const posed = pose(id, pick)
  t.reveal('ED-12.2', 'all', id)
  t.reveal('ED-12.2', [MOF, ...seatsOf(s, about.who)], posed.shown)
  s.task = { ...about, kind: 'puzzle', posed }
  t.uses(`puzzle.${id}`)
  t.tell({ what: 'task', door: about.door, explorers: about.who, title: PUZZLES[id].name })
  s.frames.push({ phase: 'puzzle' })
}

/** ED-12.2 to ED-12.4: the active Explorer answers; those who take part and the MoF hear the answer. */
export const puzzle: Decision<ElectroDungeon, FrameOf<'puzzle'>> = {
  offer(s, o) {
    const { active, posed } = taskOf(s, 'puzzle')
    o.ask(seatOf(active), `${PUZZLES[posed.puzzle].name}: answer, or give up`, 'secret')
    o.form('solve').may(GIVE_UP)
    const seconds = puzzleLimit(s.options)
    // ED-12.5: the time is for all tries together; when it is over, the default answer fails the attempt.
    if (seconds !== undefined) o.within(seconds).otherwise().may(TIME_UP)
  },
  check({ s, choice }) {
    const says = choice[0] === 'solve' ? brokenAnswer(taskOf(s, 'puzzle').posed, choice[1]) : undefined
    return says === undefined ? [] : [{ rule: 'ED-12.4', facts: { says } }]
  },
  invent({ s, dice }) {
    const answer: Answer = botAnswer(seePuzzle(taskOf(s, 'puzzle').posed), 0.75, n => dice.below(n))
    return ['solve', answer]
  },
  on: {
    solve({ s, choice: [, answer], t }) {
      const { active, who, posed } = taskOf(s, 'puzzle')
      const reply = tryAnswer(posed, answer)
      const hearers = [MOF, ...seatsOf(s, who)]
      t.reveal('ED-12.3', 'all', { left: posed.left, right: reply.is === 'right' })
      t.reveal('ED-12.3', hearers, { answer, reply })
      const tried = { what: 'tried', explorer: active, left: posed.left } as const
      t.tell({ ...tried, reply }, { to: hearers, else: tried })
      if (reply.is === 'right') s.frames.push({ phase: 'prizes', winner: NONE })
      else s.frames.push(posed.left > 0 ? { phase: 'puzzle' } : { phase: 'fail', by: 'ED-12.3' })
    },
    giveUp({ s, choice, t }) {
      t.reveal('ED-12.3', 'all', choice)
      s.frames.push({ phase: 'fail', by: 'ED-12.3' })
    },
    timeUp({ s, choice, t }) {
      t.reveal('ED-12.5', 'all', choice)
      s.frames.push({ phase: 'fail', by: 'ED-12.5' })
    },
  },
}

/** Asks the active Explorer, quietly, whether it reacts to a failed puzzle (ER-20). */
export const failWindow: Decision<ElectroDungeon, FrameOf<'fail'>> = {
  before(s, _, { by }) {
    if (mightPlay(s, seatOf(taskOf(s, 'puzzle').active))) return
    s.frames.pop()
    s.frames.push({ phase: 'failed', by })
  },
  offer(s, o) {
    const seat = seatOf(taskOf(s, 'puzzle').active)
    o.ask(seat, 'The puzzle has failed: pose it anew, or let it be', 'quiet').evenIfForced().otherwise().may(PASS)
    offerReactions(s, seat, 'fail', o)
  },
  on: {
    pass({ s, f: { by } }) {
      s.frames.push({ phase: 'failed', by })
    },
    play({ s, seat, choice: [, card], t }) {
      const { door, active, who, posed } = taskOf(s, 'puzzle')
      showCard(s, seat, card, '-', t)
      posePuzzle(s, { door, active, who }, posed.puzzle, streamOf(t, 'puzzle'), t)
    },
  },
}
