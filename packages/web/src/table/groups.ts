import type { AnyChoice, Ask, Shape } from '@undercroft/kernel'

/** From so many on, the answers of one verb are a grid that can be filtered, and have no digits. */
const MANY = 13

/** The answers of one verb. */
export interface Group {
  readonly verb: string
  readonly choices: readonly AnyChoice[]
  readonly many: boolean
}

export function groupsOf({ options }: Pick<Ask<Shape>, 'options'>): Group[] {
  const groups = Map.groupBy<string, AnyChoice>(options, choice => choice[0])
  return [...groups].map(([verb, choices]) => ({ verb, choices, many: choices.length >= MANY }))
}

/** The answers that the keys 1 to 9 give, in order. An answer with an editor has none: there digits are values. */
export function digitsOf(ask: Pick<Ask<Shape>, 'options' | 'form'>): readonly AnyChoice[] {
  if (ask.form !== undefined) return []
  return groupsOf(ask)
    .filter(group => !group.many)
    .flatMap(group => group.choices)
    .slice(0, 9)
}
