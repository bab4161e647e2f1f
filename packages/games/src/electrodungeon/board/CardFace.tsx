import { CARDS, type CardId, sayTiming, type Timing } from '../content/cards.ts'
import { GlyphIcon } from './Glyph.tsx'
import type { GlyphName } from './glyphs.ts'

const GLYPHS: { readonly [T in Timing]: GlyphName } = {
  own: 'move',
  pre: 'bolt',
  roll: 'see',
  hurt: 'live',
  fail: 'puzzle',
}

interface CardFaceProps {
  readonly card: CardId
  /** How it can be played now, if it can. */
  readonly ways?: readonly { readonly says: string; readonly advised: boolean; play(): void }[]
}

/** A reward card: its name, what it does and when; lit, with its uses, while it can be played. */
export function CardFace({ card, ways = [] }: CardFaceProps) {
  const face = CARDS[card]
  if (face === undefined) return undefined
  return (
    <article className={`ed-card ed-card-${face.deck}`} data-live={ways.length > 0 ? '' : undefined}>
      <header>
        <GlyphIcon name={GLYPHS[face.timing]} />
        <b>{face.name}</b>
      </header>
      <p>{face.says}</p>
      <small>
        {face.id} · {sayTiming(face)}
      </small>
      {ways.length > 0 && (
        <div className="ed-choices">
          {ways.map(({ says, advised, play }) => (
            <button
              key={says}
              type="button"
              className="ed-button ed-button-main"
              data-advised={advised ? '' : undefined}
              onClick={play}
            >
              {says}
            </button>
          ))}
        </div>
      )}
    </article>
  )
}
