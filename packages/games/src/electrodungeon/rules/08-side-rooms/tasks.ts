import { type Decision, FastDice, type Seat, type Step, type Table, type Together } from '@undercroft/kernel'
import { DOORS, type DoorId, NONE } from '../../content/board.ts'
import type { Picker } from '../../content/pick.ts'
import { EXPLORERS } from '../../state/choices.ts'
import { puzzleLimit } from '../../state/options.ts'
import { isOwn, isPuzzle, isTrial } from '../../state/plan.ts'
import {
  type Answer,
  botAnswer,
  brokenAnswer,
  PUZZLES,
  type PuzzleId,
  pose,
  randomPuzzle,
  seePuzzle,
  tryAnswer,
} from '../../state/puzzles.ts'
import { attempt, DECLINE, GIVE_UP, JOIN, LATER, PASS, TIME_UP } from '../../state/ready-choices.ts'
import {
  type Choice,
  doorAt,
  type ElectroDungeon,
  type Explorers,
  explorerAt,
  explorerOf,
  type FrameOf,
  has,
  inOrder,
  MOF,
  type State,
  seatOf,
  type Task,
  withExplorer,
  withoutExplorer,
} from '../../state/state.ts'
import { offerReactions } from '../04-score-rolls/phases.ts'
import { scoreOf } from '../04-score-rolls/scores.ts'
import { takeLive } from '../09-death/live.ts'
import { mightPlay, showCard } from '../10-reward-cards/cards.ts'
import {
  type Contestant,
  playTrial,
  type Referee,
  randomTrial,
  startTrial,
  TRIALS,
  type TrialId,
  type TrialMove,
  trialAsks,
  trialOffers,
} from '../13-trials/index.ts'
import { startOwn } from '../14-own-tasks/talk.ts'
import type { Rule } from '../rulebook.ts'
import { calledTo } from './called.ts'

type T = Table<ElectroDungeon>

/** ED-8.4: at once, or on a later turn. */
export const unlocked: Decision<ElectroDungeon, FrameOf<'unlocked'>> = {
  offer(s, o, { door }) {
    const kind = doorAt(s, door).card === 'puzzle' ? 'Puzzle' : 'Trial'
    o.ask(seatOf(s.turn.leader), `There is a ${kind} behind the ${DOORS[door]} door: attempt it now, or later`)
    o.may(attempt(door)).otherwise().may(LATER)
  },
  on: {
    attempt({ s, f: { door } }) {
      s.frames.push({ phase: 'joining', door, builtIn: false })
    },
    later() {},
  },
}

/** ED-8.5, ED-8.16: whoever is called may take part; it uses no turn of theirs, and nobody goes anywhere. */
export const joining: Together<ElectroDungeon, FrameOf<'joining'>> = {
  offer(s, o, { door }) {
    const called = calledTo(s, door)
    const active = EXPLORERS[s.turn.leader]
    const prompt =
      doorAt(s, door).card === 'trial'
        ? `${active} calls all to the Trial behind the ${DOORS[door]} door: take part from where you are, or not`
        : `Take part in the Puzzle behind the ${DOORS[door]} door`
    for (const id of s.explorers.keys()) {
      if (has(called, id)) o.ask(seatOf(id), prompt).may(JOIN).otherwise().may(DECLINE)
    }
  },
  all(s, t, answers, { door, builtIn }) {
    let who: Explorers = 1 << s.turn.leader
    t.reveal('ED-8.5', 'all')
    for (const id of s.explorers.keys()) if (answers[seatOf(id)]?.[0] === 'join') who = withExplorer(who, id)
    s.turn.stage = 'over'
    startTask(s, door, who, builtIn, t)
  },
}

/** One hidden draw is enough for a whole puzzle (ED-4.17). */
function streamOf(t: T, label: string): Picker {
  const dice = new FastDice(t.pick(2 ** 30, label))
  return n => dice.below(n)
}

/** ED-8.1, ED-8.6, ED-8.7: what the MoF chose, or one by chance; from here on all know its title (ED-12.2). */
export function startTask(s: State, door: DoorId, who: Explorers, builtIn: boolean, t: T): void {
  const { card, task } = doorAt(s, door)
  const active = s.turn.leader
  const about = { door, active, who }
  s.lastTrial = undefined
  t.reveal('ED-12.2', 'all')
  if (isOwn(task) && !builtIn) {
    s.task = { ...about, kind: 'own', talk: startOwn(task, card === 'trial', seatsOf(s, who)) }
    t.tell({ what: 'task', door, explorers: who, title: task.title })
    s.frames.push({ phase: 'own' })
  } else if (card === 'puzzle') {
    const pick = streamOf(t, 'puzzle')
    posePuzzle(s, about, isPuzzle(task) ? task : randomPuzzle(pick), pick, t)
  } else {
    const id = isTrial(task) ? task : randomTrial(below => t.pick(below, 'trial'))
    holdTrial(s, about, id, t)
  }
}

/** ED-13.1: the active Explorer first, then the others in turn order. */
function seatsOf(s: State, who: Explorers): Seat[] {
  const { leader } = s.turn
  return [leader, ...inOrder(s, withoutExplorer(who, leader))].map(seatOf)
}

type About = Pick<Task, 'door' | 'active' | 'who'>

function posePuzzle(s: State, about: About, id: PuzzleId, pick: Picker, t: T): void {
  s.task = { ...about, kind: 'puzzle', posed: pose(id, pick) }
  t.uses(`puzzle.${id}`)
  t.tell({ what: 'task', door: about.door, explorers: about.who, title: PUZZLES[id].name })
  s.frames.push({ phase: 'puzzle' })
}

/** ED-8.9: where nobody else takes part the MoF plays the Shade. */
function holdTrial(s: State, about: About, id: TrialId, t: T): void {
  const who = seatsOf(s, about.who).map((seat): Contestant => {
    const own = explorerAt(s, explorerOf(seat))
    return { seat, shade: false, fight: scoreOf(own, 'fight'), live: own.live }
  })
  if (who.length === 1) who.push({ seat: MOF, shade: true, fight: 0, live: 0 })
  t.uses(`trial.${id}`)
  t.tell({ what: 'task', door: about.door, explorers: about.who, title: TRIALS[id].name })
  s.task = { ...about, kind: 'trial', trial: startTrial(id, who, refereeOf(who, t)) }
  afterTrial(s, t)
}

function refereeOf(who: readonly Contestant[], t: T): Referee {
  const seats = who.map(({ seat }) => seat)
  const seatsAt = (to: readonly number[] | undefined): Seat[] | undefined => to?.map(each => seats[each] ?? MOF)
  return {
    roll: (sides, label) => t.roll(sides, label),
    pick: (below, label) => t.pick(below, label),
    reveal: (rule, to) => t.reveal(rule, seatsAt(to) ?? 'all'),
    tell(event, to) {
      const told = seatsAt(to)
      t.tell({ what: 'trial', seats, event }, told && { to: told })
    },
  }
}

type TaskOf<Kind extends Task['kind']> = Extract<Task, { kind: Kind }>

function taskOf<Kind extends Task['kind']>(s: State, kind: Kind): TaskOf<Kind> {
  if (s.task?.kind !== kind) throw new Error(`no ${kind} is being attempted`)
  return s.task as TaskOf<Kind>
}

/** ED-12.2 to ED-12.4: the active Explorer answers; those who take part and the MoF hear what. */
export const puzzle: Decision<ElectroDungeon, FrameOf<'puzzle'>> = {
  offer(s, o) {
    const { active, posed } = taskOf(s, 'puzzle')
    o.ask(seatOf(active), `${PUZZLES[posed.puzzle].name}: answer, or give up`, 'secret')
    o.form('solve').may(GIVE_UP)
    const seconds = puzzleLimit(s.options)
    // ED-12.5: all tries together have this time, and the failure is the answer of who has none left.
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
      t.reveal('ED-12.3', 'all')
      const tried = { what: 'tried', explorer: active, left: posed.left } as const
      t.tell({ ...tried, reply }, { to: [MOF, ...seatsOf(s, who)], else: tried })
      if (reply.is === 'right') s.frames.push({ phase: 'prizes', winner: NONE })
      else s.frames.push(posed.left > 0 ? { phase: 'puzzle' } : { phase: 'fail', by: 'ED-12.3' })
    },
    giveUp({ s, t }) {
      t.reveal('ED-12.3', 'all')
      s.frames.push({ phase: 'fail', by: 'ED-12.3' })
    },
    timeUp({ s, t }) {
      t.reveal('ED-12.5', 'all')
      s.frames.push({ phase: 'fail', by: 'ED-12.5' })
    },
  },
}

/** Quiet: a built-in puzzle has just failed (ER-20). */
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

/** ED-8.15: it costs the turn and nothing else. */
export const failed: Step<ElectroDungeon, FrameOf<'failed'>> = {
  run(s, t, { by }) {
    if (s.task === undefined) return
    t.tell({ what: 'taskOver', door: s.task.door, success: false, by })
    s.task = undefined
  },
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

/** Only a trial's own moves are offered in one. */
function asMove(choice: Choice | undefined): TrialMove | undefined {
  return choice as TrialMove | undefined
}

/** ED-8.7, ED-8.9: the winner takes it all; if the Shade has won, nobody does. */
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

/** Ends the attempt without a prize. */
export function fail(s: State, by: Rule): void {
  s.frames.push({ phase: 'failed', by })
}
