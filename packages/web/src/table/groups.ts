import type { TableLook } from '@undercroft/games/board'
import type { AnyChoice, Ask, Shape } from '@undercroft/kernel'

/** From so many on, the answers of one verb are a grid that can be filtered, and have no digits. */
const MANY = 13

/** A longer group than this comes after the short ones: what stands alone, such as doing nothing, is not to be scrolled for. */
const LONG = 4

/** The answers of one verb. */
export interface Group {
  readonly verb: string
  readonly choices: readonly AnyChoice[]
  readonly many: boolean
}

export function groupsOf({ options }: Pick<Ask<Shape>, 'options'>): Group[] {
  const groups = Map.groupBy<string, AnyChoice>(options, choice => choice[0])
  return [...groups]
    .map(([verb, choices]) => ({ verb, choices, many: choices.length >= MANY }))
    .sort((a, b) => Number(a.choices.length > LONG) - Number(b.choices.length > LONG))
}

/** Whether the answer has an editor of its own. */
export function hasEditor(ask: Pick<Ask<Shape>, 'form'> | undefined, { forms }: TableLook<Shape>): boolean {
  return ask?.form !== undefined && forms?.[ask.form] !== undefined
}

/** Whether what is advised is to be written into the form, rather than pressed in the list. */
export function isFormAdvice(
  ask: Pick<Ask<Shape>, 'form'>,
  look: TableLook<Shape>,
  advice: AnyChoice | undefined,
): boolean {
  if (advice === undefined || !hasEditor(ask, look)) return false
  return advice[0] === ask.form || look.drafted?.includes(advice[0]) === true
}

/** The answers that the keys 1 to 9 give, in order. Where there is an editor there are none: digits are values then. */
export function digitsOf(ask: Pick<Ask<Shape>, 'options' | 'form'>, look: TableLook<Shape>): readonly AnyChoice[] {
  if (hasEditor(ask, look)) return []
  return groupsOf(ask)
    .filter(group => !group.many)
    .flatMap(group => group.choices)
    .slice(0, 9)
}

/** A word that says what is done, and not to what: without a number, and no part of a list. */
const PLAIN_WORD = /^[\p{L}’'-]+$/u

/**
 * The words that all labels begin with, to be said once above them. Only plain ones: of "Roll 2 again" and "Roll 2, 3 again" no
 * dice are cut off. What is left of a label is never empty.
 */
export function commonStart(labels: readonly string[]): string {
  const [first = '', ...others] = labels
  let start = ''
  for (const word of first.split(' ').slice(0, -1)) {
    const longer = `${start}${word} `
    if (!PLAIN_WORD.test(word) || !others.every(label => label.startsWith(longer) && label.length > longer.length))
      break
    start = longer
  }
  return start
}
