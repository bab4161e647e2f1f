import type { Drafts } from '@undercroft/kernel'
import { type Choice, type ElectroDungeon, MOF } from '../state/state.ts'
import { cruelDungeons } from './dungeon.ts'

/** Ways to share out the points that are not among the ready-made ones: most keys lie under beasts, so Fight counts most. */
const FIGHTERS: readonly Choice[] = [
  ['allocate', 2, 1, 6, 3],
  ['allocate', 3, 1, 6, 2],
  ['allocate', 1, 1, 6, 4],
  ['allocate', 2, 2, 6, 2],
  ['allocate', 3, 1, 5, 3],
]

/** What bots that think try beside the ready-made points and the usual dungeon. */
export const drafts: Drafts<ElectroDungeon> = {
  setup: ({ seat, dice }) => (seat === MOF ? cruelDungeons(n => dice.below(n)).map(plan => ['place', plan]) : FIGHTERS),
}
