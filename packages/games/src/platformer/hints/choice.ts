import { sameData } from '@undercroft/kernel'
import type { Choice } from '../state.ts'

export const sameChoice = (a: Choice, b: Choice): boolean => a === b || sameData(a, b)
