import type { Decision, Step, Table } from '@undercroft/kernel'
import { agenda } from '@undercroft/kernel'
import { ROLLED_TRAITS } from '../../content/rooms.ts'
import { GIVE_UP, LISTEN, SILENT, SUBSTITUTE } from '../../state/ready-choices.ts'
import {
  doorAt,
  type ElectroDungeon,
  explorerOf,
  type FrameOf,
  MOF,
  type State,
  seatOf,
  type Task,
} from '../../state/state.ts'
import { isWon, scoreRoll, targetOf, totalOf } from '../04-score-rolls/rolls.ts'
import { fail } from '../08-side-rooms/attempt.ts'
import { startTask } from '../08-side-rooms/tasks.ts'
import {
  brokenMessage,
  mayGiveUp,
  nextOwn,
  ownListen,
  ownPass,
  ownReply,
  ownRoll,
  ownSay,
  ownVerdicts,
} from './talk.ts'

type T = Table<ElectroDungeon>
type Own = Extract<Task, { kind: 'own' }>

function ownOf({ task }: State): Own {
  if (task?.kind !== 'own') throw new Error('no own task is being attempted')
  return task
}

/** Asks whoever speaks next. */
function nextWord(s: State): void {
  s.frames.push({ phase: nextOwn(ownOf(s).talk).asks === 'master' ? 'judge' : 'own' })
}

/** Tells those who take part and the MoF what was said, and the others that somebody has spoken or stayed silent. */
function tellWord(s: State, seat: number, text: string, t: T): void {
  const hearers = [MOF, ...ownOf(s).talk.who]
  t.reveal('ED-14.3', 'all', { spoken: text !== '' })
  t.reveal('ED-14.3', hearers, text)
  if (text === '') t.tell({ what: 'said', seat, text })
  else t.tell({ what: 'said', seat, text }, { to: hearers, else: { what: 'said', seat } })
}

/** ED-14.3: those who take part speak in turn. */
export const own: Decision<ElectroDungeon, FrameOf<'own'>> = {
  offer(s, o) {
    const { talk } = ownOf(s)
    const next = nextOwn(talk)
    const seat = next.asks === 'explorer' ? next.seat : seatOf(ownOf(s).active)
    o.ask(seat, `${talk.task.title}: answer, or say nothing`, 'secret').form('say').otherwise().may(SILENT)
    o.try(GIVE_UP, mayGiveUp(talk, seat) ? undefined : 'ED-14.7')
  },
  check: ({ choice }) => messageFlaws(choice),
  invent: ({ dice }) => ['say', `word ${dice.below(100)}`],
  on: {
    say({ s, seat, choice: [, text], t }) {
      ownSay(ownOf(s).talk, seat, text)
      tellWord(s, seat, text, t)
      nextWord(s)
    },
    silent({ s, seat, t }) {
      ownPass(ownOf(s).talk, seat)
      tellWord(s, seat, '', t)
      nextWord(s)
    },
    giveUp({ s, choice, t }) {
      t.reveal('ED-14.3', 'all', choice)
      failOwn(s)
    },
  },
}

function messageFlaws(choice: readonly unknown[]): { rule: 'ED-14.3'; facts: { says: string } }[] {
  const says = brokenMessage(String(choice[1]))
  return says === undefined ? [] : [{ rule: 'ED-14.3', facts: { says } }]
}

/** ED-14.6: the own task has failed, so a built-in one may be asked for from now on. */
function failOwn(s: State): void {
  doorAt(s, ownOf(s).door).ownFailed = true
  fail(s, 'ED-14.4')
}

/** ED-14.3, ED-14.4, ED-14.7: the MoF replies, calls for rolls, listens on, or rules; in the end it must rule. */
export const judge: Decision<ElectroDungeon, FrameOf<'judge'>> = {
  offer(s, o) {
    const { talk, who } = ownOf(s)
    const next = nextOwn(talk)
    const must = next.asks === 'master' && next.must
    o.ask(MOF, `${talk.task.title}: reply, call for a roll, or rule`, 'secret')
    if (!must) o.form('reply')
    o.try(LISTEN, must ? 'ED-14.7' : undefined)
    for (const id of s.explorers.keys()) {
      const broken = (who & (1 << id)) === 0 ? 'ED-14.3' : must ? 'ED-14.7' : undefined
      for (const trait of ROLLED_TRAITS) o.try(['callRoll', id, trait], broken)
    }
    for (const verdict of ownVerdicts(talk)) {
      o.may(typeof verdict === 'number' ? ['winner', explorerOf(verdict)] : ['verdict', verdict])
    }
    // ED-14.6: the default, for a MoF who has left.
    o.otherwise().may(SUBSTITUTE)
  },
  check: ({ choice }) => messageFlaws(choice),
  invent: ({ dice }) => ['reply', `word ${dice.below(100)}`],
  on: {
    reply({ s, seat, choice: [, text], t }) {
      ownReply(ownOf(s).talk, seat, text)
      tellWord(s, seat, text, t)
      s.frames.push({ phase: 'judge' })
    },
    listen({ s, choice, t }) {
      t.reveal('ED-14.3', 'all', choice)
      ownListen(ownOf(s).talk)
      nextWord(s)
    },
    callRoll({ s, choice: [, explorer, trait], t }) {
      t.reveal('ED-14.3', 'all', { explorer, trait })
      agenda(s, scoreRoll(explorer, trait), { phase: 'ownRolls', explorer, trait }, { phase: 'judge' })
    },
    verdict({ s, choice: [, verdict], t }) {
      t.reveal('ED-14.4', 'all', verdict)
      if (verdict === 'solved') s.frames.push({ phase: 'prizes', winner: winnerOf(s) })
      else failOwn(s)
    },
    winner({ s, choice: [, explorer], t }) {
      t.reveal('ED-14.4', 'all', explorer)
      s.frames.push({ phase: 'prizes', winner: explorer })
    },
    substitute({ s, choice, t }) {
      const { door, who } = ownOf(s)
      t.reveal('ED-14.6', 'all', choice)
      doorAt(s, door).ownFailed = true
      startTask(s, door, who, true, t)
    },
  },
}

/** A puzzle's prizes are voted on; a lone Explorer who passes a trial takes them. */
function winnerOf(s: State): number {
  const { talk, active } = ownOf(s)
  return talk.trial ? active : -1
}

/** ED-14.3: a roll that the MoF called for. It decides nothing by itself (ED-14.5). */
export const ownRolls: Step<ElectroDungeon, FrameOf<'ownRolls'>> = {
  run(s, _, { explorer, trait }) {
    const { roll } = s
    if (roll === undefined) return
    const [total, d20, success] = [totalOf(roll), targetOf(roll), isWon(roll)]
    ownRoll(ownOf(s).talk, { roll: seatOf(explorer), trait, total, d20, success })
  },
}
