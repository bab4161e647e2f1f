import type { GlyphCredit } from '../board.ts'

/** A glyph from game-icons.net, under CC BY 3.0: a path on a field of 512 by 512, with its credit. */
interface CreditedGlyph extends GlyphCredit {
  readonly d: string
}

/**
 * The glyphs of a game by their names; one of our own is just its path, on a field of 24 by 24, even-odd. Glyphs are
 * decoration: what they mean is always said in words as well.
 */
export interface GlyphTable {
  readonly [name: string]: string | CreditedGlyph
}

interface Placed<Name> {
  readonly name: Name
  /** The middle of the glyph, and its side. */
  readonly x?: number | undefined
  readonly y?: number | undefined
  readonly size: number
  readonly className?: string | undefined
}

interface InText<Name> {
  readonly name: Name
  readonly className?: string | undefined
}

/** Draws the glyphs of a table by name; `icon` is the class of those that stand in text. */
export function glyphs<Table extends GlyphTable>(table: Table, icon: string) {
  type Name = keyof Table & string
  return {
    /** Inside a larger drawing. */
    Glyph: ({ name, x = 0, y = 0, size, className }: Placed<Name>) => {
      const { box, ...path } = drawn(table, name)
      const transform = `translate(${x - size / 2} ${y - size / 2}) scale(${size / box})`
      return <path className={className} {...path} transform={transform} />
    },
    /** In a line of text or on a button. */
    GlyphIcon: ({ name, className }: InText<Name>) => {
      const { box, ...path } = drawn(table, name)
      return (
        <svg
          className={className === undefined ? icon : `${icon} ${className}`}
          viewBox={`0 0 ${box} ${box}`}
          aria-hidden="true"
        >
          <path {...path} />
        </svg>
      )
    },
  }
}

function drawn(table: GlyphTable, name: string): { d: string; box: number; fillRule?: 'evenodd' } {
  const glyph = table[name] ?? ''
  return typeof glyph === 'string' ? { d: glyph, box: 24, fillRule: 'evenodd' } : { d: glyph.d, box: 512 }
}

/** Those whom the page has to name for their glyphs. */
export function creditsOf(table: GlyphTable): readonly GlyphCredit[] {
  return Object.values(table).filter(glyph => typeof glyph !== 'string')
}
