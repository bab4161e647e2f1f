import { FastDice, type Seat, type Table } from '@undercroft/kernel'
import type { Picker } from '../../content/pick.ts'
import {
  type ElectroDungeon,
  type Explorers,
  inOrder,
  type State,
  seatOf,
  type Task,
  withoutExplorer,
} from '../../state/state.ts'
import type { Rule } from '../rulebook.ts'

type T = Table<ElectroDungeon>
/** Makes a whole puzzle from one hidden draw (ED-4.17). */
export function streamOf(t: T, label: string): Picker {
  const dice = new FastDice(t.pick(2 ** 30, label))
  return n => dice.below(n)
}

/** ED-13.1: the active Explorer first, then the others in turn order. */
export function seatsOf(s: State, who: Explorers): Seat[] {
  const { leader } = s.turn
  return [leader, ...inOrder(s, withoutExplorer(who, leader))].map(seatOf)
}

export type About = Pick<Task, 'door' | 'active' | 'who'>

type TaskOf<Kind extends Task['kind']> = Extract<Task, { kind: Kind }>

export function taskOf<Kind extends Task['kind']>(s: State, kind: Kind): TaskOf<Kind> {
  if (s.task?.kind !== kind) throw new Error(`no ${kind} is being attempted`)
  return s.task as TaskOf<Kind>
}

/** Ends the attempt without a prize. */
export function fail(s: State, by: Rule): void {
  s.frames.push({ phase: 'failed', by })
}
