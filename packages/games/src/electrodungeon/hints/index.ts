import type { Hints } from '@undercroft/kernel'
import type { ElectroDungeon } from '../state.ts'

export const hints: Hints<ElectroDungeon> = {}
