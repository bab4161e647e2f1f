import type { Fills, Hints } from '@undercroft/kernel'
import { botAnswer } from '../rules/12-puzzles/index.ts'
import { skillOf } from '../state/options.ts'
import { type ElectroDungeon, MOF } from '../state/state.ts'
import { reactionWorth } from './cards.ts'
import { hardDungeon } from './dungeon.ts'
import {
  arrivalWorths,
  beforeWorths,
  boxWorths,
  combatWorths,
  exitWorths,
  fightWorths,
  followWorths,
  hurtWorths,
  invitedWorths,
  joiningWorths,
  memberWorths,
  movingWorths,
  placeWorths,
  reactWorths,
  rolledWorths,
  roomWorths,
  trialWorths,
  voteWorths,
} from './explorer.ts'
import { guessAt } from './guess.ts'
import { mofTurnWorths, preWorths } from './mof.ts'

/** How good each choice looks to a bot, by the phase that asks. */
export const hints: Hints<ElectroDungeon> = {
  before: beforeWorths,
  invited: invitedWorths,
  rolled: rolledWorths,
  moving: movingWorths,
  member: memberWorths,
  arrival: arrivalWorths,
  place: placeWorths,
  follow: followWorths,
  room: roomWorths,
  combat: combatWorths,
  fight: fightWorths,
  box: boxWorths,
  exit: exitWorths,
  react: situation => {
    if (situation.seat !== MOF) return reactWorths(situation)
    const { view } = situation.seen
    return choice => (choice[0] === 'play' ? reactionWorth(view, MOF, choice[1]) : 0)
  },
  hurt: hurtWorths,
  unlocked:
    () =>
    ([verb]) =>
      verb === 'attempt' ? 1 : 0,
  joining: joiningWorths,
  fail:
    () =>
    ([verb]) =>
      verb === 'play' ? 1 : 0,
  trial: trialWorths,
  vote: voteWorths,
  /** ED-14.6: a bot cannot judge an own task, and replaces it by a built-in one. */
  judge:
    () =>
    ([verb]) =>
      verb === 'substitute' ? 1 : 0,
  own:
    () =>
    ([verb]) =>
      verb === 'silent' ? 1 : 0,
  pre: preWorths,
  mofTurn: mofTurnWorths,
}

export const fills: Fills<ElectroDungeon> = {
  /** Explorers take any of the ready-made spreads. */
  setup: ({ seen: { view }, seat, dice }) =>
    seat === MOF ? ['place', hardDungeon(view.options.explorers, n => dice.below(n))] : undefined,
  /** ED-14.3: a bot cannot read; it guesses a few times, and then says nothing. */
  own: ({ seen: { view }, seat, dice }) => {
    const guess = view.task?.kind === 'own' ? guessAt(view.task.talk, seat, n => dice.below(n)) : undefined
    return guess === undefined ? undefined : ['say', guess]
  },
  /** ED-12.6: a bot answers from what is shown, and is right as often as its skill says. */
  puzzle: ({ seen: { view }, dice }) => {
    const { task } = view
    if (task?.kind !== 'puzzle') return undefined
    return ['solve', botAnswer(task.puzzle, skillOf(view.options), n => dice.below(n))]
  },
}
