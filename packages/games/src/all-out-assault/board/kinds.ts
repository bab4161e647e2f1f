import { type Kind, MODIFIERS, type Modifier } from '../content/boards.ts'
import type { Rule } from '../rulebook.ts'
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
  red: { letter: 'R', glyph: 'red', rule: 'AA-5.6', does: 'Roll a die: one of this pawn’s stats becomes it.' },
  blue: { letter: 'B', glyph: 'blue', rule: 'AA-5.8', does: 'Roll a die, less 1: an opposing stat becomes it.' },
  injury: {
    letter: 'I',
    glyph: 'injury',
    rule: 'AA-5.10',
    does: 'Agility, Honor or Stealth of 2 or less: hurt and held.',
  },
  training: {
    letter: 'T',
    glyph: 'training',
    rule: 'AA-5.14',
    does: 'One stat rises by 1; the pawn is held next turn.',
  },
  meditation: {
    letter: 'M',
    glyph: 'meditation',
    rule: 'AA-5.17',
    does: 'Roll two dice: a third of them is added to health.',
  },
}

/** A tile's kind as people say it; nothing for plain stone. */
export function kindTitle(kind: Kind | undefined): string | undefined {
  if (kind === undefined || kind === 'plain') return undefined
  return kind === 'start' ? 'start' : MODIFIERS[kind]
}

export function isModifier(kind: Kind | 'none' | undefined): kind is Modifier {
  return kind !== undefined && kind in MODIFIERS
}
