import type { Seat, Tried } from '@undercroft/kernel'
import { ROOMS_AT } from '../content/board.ts'
import { handOf } from '../state/decks.ts'
import {
  type Choice,
  type ElectroDungeon,
  explorerAt,
  explorerOf,
  type Frame,
  has,
  MOF,
  type State,
} from '../state/state.ts'
import { trialVerbs } from '../state/trial-moves.ts'
import { brokenByAttack } from './05-070-fights/attack.ts'
import type { Rule } from './rulebook.ts'

/** By phase: the rule that forbids everything else while this is asked. */
const ASKED: { readonly [P in Frame['phase']]?: Rule } = {
  setup: 'ED-3.22',
  room: 'ED-5.90',
  combat: 'ED-5.94',
  fight: 'ED-5.85',
  invited: 'ED-5.21',
  rolled: 'ED-5.3',
  member: 'ED-5.29',
  arrival: 'ED-5.86',
  follow: 'ED-5.30',
  box: 'ED-5.56',
  exit: 'ED-7.27',
  react: 'ED-10.9',
  hurt: 'ED-10.9',
  unlocked: 'ED-8.4',
  joining: 'ED-8.5',
  puzzle: 'ED-12.2',
  fail: 'ED-12.3',
  trial: 'ED-13.6',
  own: 'ED-14.3',
  judge: 'ED-14.4',
  vote: 'ED-8.11',
  pre: 'ED-11.1',
  mofTurn: 'ED-11.1',
}

/** By verb: the rule that says when this verb is possible, in a turn that goes on as usual. */
const ELSEWHERE: { readonly [V in Choice[0]]?: Rule } = {
  moveGroup: 'ED-5.20',
  accept: 'ED-5.21',
  decline: 'ED-5.21',
  keep: 'ED-5.3',
  reroll: 'ED-5.3',
  stop: 'ED-5.5',
  continue: 'ED-5.29',
  letBe: 'ED-5.86',
  perceive: 'ED-5.40',
  enter: 'ED-5.50',
  follow: 'ED-5.30',
  stayOut: 'ED-5.30',
  interact: 'ED-5.90',
  flee: 'ED-5.90',
  open: 'ED-5.56',
  leave: 'ED-5.56',
  exit: 'ED-7.26',
  fight: 'ED-7.3',
  standDown: 'ED-5.83',
  beast: 'ED-11.1',
  shock: 'ED-11.1',
  unlock: 'ED-5.9',
  attempt: 'ED-5.9',
  builtIn: 'ED-14.6',
  later: 'ED-8.4',
  join: 'ED-8.5',
  solve: 'ED-12.2',
  giveUp: 'ED-12.3',
  timeUp: 'ED-12.5',
  vote: 'ED-8.11',
  say: 'ED-14.3',
  silent: 'ED-14.3',
  reply: 'ED-14.3',
  listen: 'ED-14.3',
  callRoll: 'ED-14.3',
  verdict: 'ED-14.4',
  winner: 'ED-14.4',
  substitute: 'ED-14.6',
  pass: 'ED-10.9',
}

/**
 * The rule that forbids a choice which the question neither offers nor refuses by name. It uses only what the seat
 * knows.
 */
export function meant({ s, f: frame, seat, choice }: Tried<ElectroDungeon>): Rule | undefined {
  const { phase } = frame
  if (phase === 'setup') return choice[0] === 'allocate' ? 'ED-1.11' : 'ED-3.22'
  switch (choice[0]) {
    case 'place':
    case 'draw':
    case 'allocate':
      return 'ED-3.22'
    case 'play':
      return ofCard(s, phase, seat, choice[1])
    default:
      return seat === MOF ? ofMaster(phase, choice) : ofExplorer(s, frame, seat, choice)
  }
}

/**
 * The rule that forbids a card: the seat does not hold it, it has no such target, or a roll or task is under way
 * (ED-5.10, ED-13.5).
 */
function ofCard(s: State, phase: Frame['phase'], seat: Seat, card: number): Rule {
  if (!handOf(s, seat).includes(card)) return 'ED-10.7'
  if (phase === 'trial') return 'ED-13.5'
  const inPassing = phase === 'rolled' || phase === 'puzzle' || phase === 'own' || phase === 'vote' || phase === 'exit'
  return inPassing ? 'ED-5.10' : 'ED-10.8'
}

function ofMaster(phase: Frame['phase'], choice: Choice): Rule | undefined {
  if (phase === 'trial') return inTrial(choice)
  if (phase !== 'mofTurn') return ASKED[phase]
  if (choice[0] === 'shock') return 'ED-5.100'
  if (choice[0] === 'beast') return 'ED-7.9'
  return choice[0] === 'end' ? 'ED-7.15' : 'ED-11.1'
}

/** ED-8.7: the trial does not allow this move of its own now; anything else has to wait for its end. */
function inTrial(choice: Choice): Rule {
  return choice[0] in trialVerbs ? 'ED-8.7' : 'ED-13.6'
}

function ofExplorer(s: State, { phase }: Frame, seat: Seat, choice: Choice): Rule | undefined {
  const id = explorerOf(seat)
  if (choice[0] === 'attack') return brokenByAttack(s, id, choice[1]) ?? 'ED-5.71'
  if (choice[0] === 'give' && choice[2] === id) return 'ED-6.11'
  if (phase === 'trial') return inTrial(choice)
  if (choice[0] === 'give' || (choice[0] === 'pickUp' && phase !== 'member')) return 'ED-5.10'
  if (phase === 'exit' && choice[0] === 'exit') return 'ED-1.7'
  return ASKED[phase] ?? inTurn(s, phase, choice)
}

/** The rule that forbids a choice before the Move action, in it, or after it. */
function inTurn(s: State, phase: Frame['phase'], choice: Choice): Rule | undefined {
  const { leader, members, points } = s.turn
  switch (choice[0]) {
    case 'step':
      return phase === 'place' && points > 0 ? 'ED-5.9' : 'ED-5.2'
    case 'through':
      return phase === 'moving' ? 'ED-7.28' : phase === 'place' && points > 0 ? 'ED-5.9' : 'ED-5.2'
    case 'hold':
      return phase === 'moving' ? 'ED-5.6' : undefined
    case 'end':
      return phase === 'before' ? 'ED-5.6' : 'ED-5.5'
    case 'perceive': {
      const near = (ROOMS_AT[explorerAt(s, leader).place] ?? []).includes(choice[1])
      return near && !has(members, choice[2]) ? 'ED-5.28' : 'ED-5.40'
    }
    default:
      return choice[0] in trialVerbs ? 'ED-8.7' : ELSEWHERE[choice[0]]
  }
}
