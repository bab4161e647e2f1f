import type { Shape } from './game.ts'
import type { OpenAsk } from './match.ts'
import { sayChoice, type Words } from './words.ts'

/** Every phase, as far as it asks without the others' knowledge: nobody's own turn is passed by such an order. */
export const ANY_PHASE = '*'

/** What a seat wants done about the questions of a phase. The table keeps it: no rule knows of it. */
export interface StandingOrder {
  /** The phase that asks, or `*` for all that nobody else knows of. */
  readonly phase: string
  /** Only its questions that read so. */
  readonly prompt?: string | undefined
  /** Give the default answer without asking me; or ask me, also where there is nothing to choose. */
  readonly answer: 'pass' | 'ask'
  /** Pass, but ask me when one of these is offered: the beginning of a choice in the game's notation, "play shield". */
  readonly unless?: readonly string[] | undefined
}

/**
 * What the table answers for a seat without asking it, by the last of its orders that fits. Without one, only where nobody
 * may know that it is asked and it has no choice. It is to be given as late as a considered one: timing tells nothing.
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
