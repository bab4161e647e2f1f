import { type Kind, MODIFIER_DOES, MODIFIERS, type Modifier } from '../content/boards.ts'
import { NUMBERS } from '../content/numbers.ts'
import type { Rule } from '../rules/rulebook.ts'
import { type Housed, numbersOf } from '../state/content.ts'
import type { GlyphName } from './glyphs.ts'

interface KindLook {
  readonly letter: string
  readonly glyph: GlyphName
  /** The rule that says what it does. */
  readonly rule: Rule
  /** What it does, in a line. */
  readonly does: string
}

export const KINDS: { readonly [Kind in Modifier]: KindLook } = {
  red: { letter: 'R', glyph: 'red', rule: 'AA-5.6', does: MODIFIER_DOES.red },
  blue: { letter: 'B', glyph: 'blue', rule: 'AA-5.8', does: MODIFIER_DOES.blue },
  injury: { letter: 'I', glyph: 'injury', rule: 'AA-5.10', does: MODIFIER_DOES.injury },
  training: { letter: 'T', glyph: 'training', rule: 'AA-5.14', does: MODIFIER_DOES.training },
  meditation: { letter: 'M', glyph: 'meditation', rule: 'AA-5.17', does: MODIFIER_DOES.meditation },
}

/** What a modifier does at this table, in a line. */
export function sayDoes(table: Housed, kind: Modifier): string {
  const { share, blue } = numbersOf(table)
  if (kind === 'blue' && blue !== NUMBERS.blue) return `Roll a die, less ${blue}: an opposing stat becomes it.`
  if (kind !== 'meditation' || share === NUMBERS.share) return KINDS[kind].does
  return `Roll two dice: their sum divided by ${share} is added to health.`
}

/** A tile's kind as people say it; nothing for plain stone. */
export function kindTitle(kind: Kind | undefined): string | undefined {
  if (kind === undefined || kind === 'plain') return undefined
  return kind === 'start' ? 'start' : MODIFIERS[kind]
}

export function isModifier(kind: Kind | 'none' | undefined): kind is Modifier {
  return kind !== undefined && kind in MODIFIERS
}
