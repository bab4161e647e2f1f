import { path as swordPath } from 'virtual:game-icon/broadsword'
import { path as swordsPath } from 'virtual:game-icon/crossed-swords'
import { path as crownPath } from 'virtual:game-icon/crown'
import { path as diePath } from 'virtual:game-icon/dice-six-faces-five'
import { path as hourglassPath } from 'virtual:game-icon/hourglass'
import { path as lanternPath } from 'virtual:game-icon/old-lantern'
import { path as owlPath } from 'virtual:game-icon/owl'
import { path as skullPath } from 'virtual:game-icon/skull-crossed-bones'
import { path as firePath } from 'virtual:game-icon/small-fire'
import { path as snakePath } from 'virtual:game-icon/snake-tongue'
import { useId } from 'react'
import '../../styles/crest.css'

/** The parts that a crest is put together from, with what they are called. */
export const SHAPES = { heater: 'Shield', round: 'Round', kite: 'Kite', banner: 'Banner' } as const
export const PATTERNS = {
  ...{ plain: 'Plain', pale: 'Upright', fess: 'Across', bend: 'Slanted', chevron: 'Rafter', quarters: 'Quarters' },
} as const
export const COLOURS = {
  ...{
    ember: 'Ember',
    moss: 'Moss',
    slate: 'Slate',
    plum: 'Plum',
    bone: 'Bone',
    ink: 'Ink',
    gold: 'Gold',
    blood: 'Blood',
  },
} as const
export const GLYPHS = {
  ...{ owl: 'Owl', crown: 'Crown', lantern: 'Lantern', sword: 'Sword', swords: 'Swords', skull: 'Skull', die: 'Die' },
  ...{ fire: 'Fire', snake: 'Snake', hourglass: 'Hourglass' },
} as const

export interface Crest {
  readonly shape: keyof typeof SHAPES
  readonly pattern: keyof typeof PATTERNS
  readonly field: keyof typeof COLOURS
  readonly second: keyof typeof COLOURS
  readonly mark: keyof typeof COLOURS
  readonly glyph: keyof typeof GLYPHS
}

const PAINT = {
  ...{ ember: '#c8642a', moss: '#4d7346', slate: '#4a6580', plum: '#71436e' },
  ...{ bone: '#f0e4cc', ink: '#1d1916', gold: '#dda733', blood: '#96302b' },
} as const

const OUTLINES = {
  heater: 'M8 8h84v40c0 24-18 38-42 46C26 86 8 72 8 48z',
  round: 'M50 6a44 44 0 1 1 0 88 44 44 0 0 1 0-88z',
  kite: 'M50 4 90 34 50 97 10 34z',
  banner: 'M12 6h76v88L50 78 12 94z',
} as const

const STRIPES = {
  plain: '',
  pale: 'M34 0h32v100H34z',
  fess: 'M0 32h100v32H0z',
  bend: 'M-10 10 10-10 110 90 90 110z',
  chevron: 'M0 84 50 34l50 50v24L50 58 0 108z',
  quarters: 'M0 0h50v48H0zM50 48h50v52H50z',
} as const

const MARKS = {
  ...{ owl: owlPath, crown: crownPath, lantern: lanternPath, sword: swordPath, swords: swordsPath, skull: skullPath },
  ...{ die: diePath, fire: firePath, snake: snakePath, hourglass: hourglassPath },
} as const

const FIRST: Crest = { shape: 'heater', pattern: 'plain', field: 'slate', second: 'bone', mark: 'gold', glyph: 'owl' }

/** For somebody who has put none together: always the same one for the same person. */
export function usualCrest(person: string): Crest {
  let n = 0
  for (const letter of person) n = (n * 31 + letter.charCodeAt(0)) >>> 0
  const pick = <T extends string>(of: { readonly [Name in T]: string }, by: number): T => {
    const names = Object.keys(of) as T[]
    return names[Math.floor(n / by) % names.length] ?? (names[0] as T)
  }
  const fields = ['ember', 'moss', 'slate', 'plum', 'blood'] as const
  const field = fields[n % fields.length] ?? FIRST.field
  return {
    shape: pick(SHAPES, 5),
    pattern: pick(PATTERNS, 20),
    field,
    second: 'ink',
    mark: 'bone',
    glyph: pick(GLYPHS, 120),
  }
}

/** A crest, drawn. Screen readers pass it by: the name stands beside it. */
export function CrestMark({ crest }: { readonly crest: Crest }) {
  const clip = useId()
  const { shape, pattern, field, second, mark, glyph } = crest
  return (
    <svg className="crest" viewBox="0 0 100 100" aria-hidden="true">
      <clipPath id={clip}>
        <path d={OUTLINES[shape]} />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <path d="M0 0h100v100H0z" fill={PAINT[field]} />
        <path d={STRIPES[pattern]} fill={PAINT[second]} />
        <path d="M0 0h100v42C60 30 30 40 0 60z" fill="#fff" opacity="0.12" />
      </g>
      <g transform="translate(25 22) scale(0.0977)">
        <path d={MARKS[glyph]} fill={PAINT[mark]} stroke={PAINT.ink} strokeWidth="14" paintOrder="stroke" />
      </g>
      <path d={OUTLINES[shape]} fill="none" stroke="currentColor" strokeWidth="3" />
    </svg>
  )
}
