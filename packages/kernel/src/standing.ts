import type { Shape } from './game.ts'
import type { OpenAsk } from './match.ts'
import { sayChoice, type Words } from './words.ts'

/** Stands for every phase that asks without the others' knowledge. Such an order never passes the seat's own turn. */
export const ANY_PHASE = '*'

/** The wish of a seat about the questions of a phase. The table keeps it; no rule knows of it. */
export interface StandingOrder {
  /** The phase that asks, or `*` for all that nobody else knows of. */
  readonly phase: string
  /** The order holds only for questions with this prompt. */
  readonly prompt?: string | undefined
  /** Whether the table gives the default answer without asking, or asks even where there is no choice. */
  readonly answer: 'pass' | 'ask'
  /**
   * Exceptions to a pass: the table asks if an offered choice begins like one of these, in the game's notation: "play
   * shield".
   */
  readonly unless?: readonly string[] | undefined
}

/**
 * Gives the answer that the table gives for a seat without asking it, by the last of its orders that fits. Without an
 * order that is only the answer to a quiet question with one choice. The table gives it as late as a considered one, so
 * that timing tells nothing.
 */
export function standingAnswer<T extends Shape>(
  words: Words,
  ask: Pick<OpenAsk<T>, 'phase' | 'prompt' | 'shown' | 'options' | 'otherwise' | 'form'>,
  orders: readonly StandingOrder[],
): T['choice'] | undefined {
  const order = orders.findLast(each => fits(each, ask))
  const isForced = ask.shown === 'quiet' && ask.options.length === 1 && ask.form === undefined
  if (order === undefined) return isForced ? ask.options[0] : undefined
  if (order.answer === 'ask') return undefined
  const wanted = order.unless ?? []
  const isWanted = ask.options.some((choice, i) => {
    const said = sayChoice(words, choice)
    return i !== ask.otherwise && wanted.some(begin => said === begin || said.startsWith(`${begin} `))
  })
  return isWanted ? undefined : ask.options[ask.otherwise]
}

function fits<T extends Shape>(
  { phase, prompt }: StandingOrder,
  ask: Pick<OpenAsk<T>, 'phase' | 'prompt' | 'shown'>,
): boolean {
  const isMeant = phase === ANY_PHASE ? ask.shown === 'quiet' : phase === ask.phase
  return isMeant && (prompt === undefined || prompt === ask.prompt)
}
