import type { Phases } from '@undercroft/kernel'
import type { LanternKeep } from '../state/state.ts'
import { filling } from './01-oil/filling.ts'
import { next, turn } from './02-the-road/turn.ts'

/** In the order of play. */
export const phases: Phases<LanternKeep> = { filling, turn, next }
