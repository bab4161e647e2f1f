import { PUZZLES, type PuzzleId, type SaidOf } from '../../../content/puzzles/index.ts'
import type { AnswerTo, SeenAttempt } from '../../../state/puzzles.ts'

/** What every puzzle's picture gets. */
export interface BenchProps<K extends PuzzleId> {
  readonly seen: SeenAttempt<K>
  /** What is advised: set up when it comes, and handed in by whoever agrees. */
  readonly advised?: AnswerTo<K> | undefined
  readonly broken?: string | undefined
  /** Nothing for those who may only think along. */
  readonly onAnswer?: ((said: SaidOf<K>) => void) | undefined
  readonly onGiveUp?: (() => void) | undefined
  /** When the time for it is over, if it has one (ED-12.5). */
  readonly endsAt?: number | undefined
}

/** What the bench shows of a puzzle whatever it is. */
export function benchOf<K extends PuzzleId>({ seen, broken, onGiveUp, endsAt }: BenchProps<K>) {
  const { name, story, task, tries } = PUZZLES[seen.puzzle]
  return { name, story, task, left: seen.left, of: tries, broken, onGiveUp, endsAt }
}

/** The bench's main button: hands in what stands ready. */
export function act<K extends PuzzleId>(
  { onAnswer }: BenchProps<K>,
  label: string,
  ready: SaidOf<K> | undefined,
): { readonly label: string; readonly ready: boolean; onUse(): void } | undefined {
  if (onAnswer === undefined) return undefined
  return { label, ready: ready !== undefined, onUse: () => ready !== undefined && onAnswer(ready) }
}
