import { findRule, type Game } from '@undercroft/kernel'

/** What a rule says, without the numbers of other rules: the chapters in which those stand are named instead. */
export function plainRule(game: Game, rule: string): string {
  return withoutNumbers(game, findRule(game.rulebook, rule)?.says ?? '')
}

/** A text of the rulebook in which the numbers of rules have become words. */
export function withoutNumbers(game: Game, text: string): string {
  const number = `${game.rulebook.prefix}-\\d+(?:\\.\\d+)*`
  const numbers = new RegExp(`${number}(?:(?:–|-|/| to |, | and )(?:${number}|\\d+(?:\\.\\d+)*))*`, 'g')
  return text.replace(numbers, (found, at: number) => {
    const [first = found] = found.match(new RegExp(number)) ?? []
    const title = chapterOf(game, first)
    const [before, after] = [text.slice(0, at), text[at + found.length]]
    if (after === ')' && /[(,;] ?$/.test(before)) return `see ${title}`
    return `the ${found === first ? 'rule' : 'rules'} in “${title}”`
  })
}

/** The title of the chapter in which a rule stands. */
export function chapterOf({ rulebook }: Game, rule: string): string {
  const exact = rulebook.sections.find(({ rules }) => rules.some(({ id }) => id === rule))
  const near = rulebook.sections.find(({ rules }) => rules.some(({ id }) => id.startsWith(`${rule}.`)))
  return (exact ?? near)?.title ?? 'the rulebook'
}
