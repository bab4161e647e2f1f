import { brought } from '../../drawing/brought.ts'
import { keep, recall } from '../../drawing/kept.ts'
import { EMPTY_PLAN, type Plan, planWord } from '../state/plan.ts'

const DRAFT = 'undercroft.electrodungeon.draft'
const HAND_IN = 'place '

/** A dungeon as the choice that hands it in. */
export function sayDungeon(plan: Plan): string {
  return HAND_IN + planWord.say(plan)
}

export function readDungeon(text: string): Plan | undefined {
  return text.startsWith(HAND_IN) ? planWord.read(text.slice(HAND_IN.length)) : undefined
}

/** What was brought along goes before what was being laid out, riddles and all, when the page was last left. */
export function firstDungeon(): Plan {
  return readDungeon(brought() ?? '') ?? readDungeon(recall(DRAFT) ?? '') ?? EMPTY_PLAN
}

export function keepDungeon(plan: Plan): void {
  keep(DRAFT, sayDungeon(plan))
}
