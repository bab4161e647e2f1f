/** The source of a rule: the printed rulebook, our reading of it, or content that we designed. */
export type Source = 'seed' | 'ruling' | 'house'

export interface Rule<Id extends string = string> {
  readonly id: Id
  readonly from: Source | readonly Source[]
  readonly says: string
  /** The rule only says what a word means, so no code can enforce it and no test can break it. */
  readonly definition?: true
}

export interface Section<Id extends string = string> {
  readonly title: string
  readonly rules: readonly Rule<Id>[]
}

export interface Rulebook<Id extends string = string> {
  /** The beginning of every rule id of this book, such as `AA`. */
  readonly prefix: string
  /** The chapters begin at round numbers, so a missing number between two chapters is no rule that was left out. */
  readonly gaps?: true
  readonly sections: readonly Section<Id>[]
}

/** Keeps the ids as literal types, so that citing a rule that does not exist does not compile. */
export function rulebook<const Id extends string>(book: Rulebook<Id>): Rulebook<Id> {
  return book
}

/** The union of a book's rule ids. */
export type RuleOf<Book> = Book extends Rulebook<infer Id> ? Id : never

export function findRule<Id extends string>(book: Rulebook<Id>, id: string): Rule<Id> | undefined {
  for (const section of book.sections) {
    const rule = section.rules.find(each => each.id === id)
    if (rule !== undefined) return rule
  }
  return undefined
}

export function ruleIds<Id extends string>(book: Rulebook<Id>): Id[] {
  return book.sections.flatMap(section => section.rules.map(rule => rule.id))
}
