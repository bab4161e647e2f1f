import type { Hints, Seen } from '@undercroft/kernel'
import { boards } from './content/boards.ts'
import { chancesAgainst, type Deduction, deduce, expected } from './deduction.ts'
import { at, isFit, isFrail } from './facts.ts'
import { areAdjacent, safeReach } from './paths.ts'
import { hasUsed } from './phases/modifier.ts'
import {
  type AllOutAssault,
  type Choice,
  NONE,
  opponentOf,
  PAWNS,
  type PawnId,
  pawnsOf,
  STATS,
  type StatId,
} from './state.ts'
import type { PawnView, View } from './view.ts'

export const hints: Hints<AllOutAssault> = {}
