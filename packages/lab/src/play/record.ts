import { playAmong } from '@undercroft/bots'
import { FastDice, type Game, Match, type Seat, type Shape, writeRecord } from '@undercroft/kernel'
import type { Arm, Experiment } from '../experiment/experiment.ts'
import { tableOf } from './table.ts'

/** Plays game number `index` of an arm once more, and writes its record. */
export function recordOf(game: Game, experiment: Experiment, arm: Arm, index: number): string {
  const table = tableOf(experiment, arm, index)
  const answers: [Seat, Shape['choice']][] = []
  const note = (seat: Seat, choice: Shape['choice']): void => void answers.push([seat, choice])
  playAmong({ game, ...table, onlooker: { chose: note, remarked: note } })
  const match = new Match(game, table.options, new FastDice(table.seed))
  for (const [seat, choice] of answers) {
    const answer = match.answer(seat, choice)
    if (!answer.ok) throw new Error(`game ${index} of seed ${experiment.seed} does not go the same way again`)
  }
  const players = table.seats.map(player => ({ kind: 'bot' as const, player }))
  return writeRecord(match, { players, dice: { kind: 'plain' } })
}
