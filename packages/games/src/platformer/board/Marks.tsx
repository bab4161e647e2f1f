import { memo } from 'react'
import { sourceOf } from '../sources.ts'
import type { Space } from '../spaces.ts'
import { Gem } from './art/Tokens.tsx'
import type { Deed, Deeds } from './deeds.ts'
import { Glyph } from './Glyph.tsx'
import { cornerOf, type Tower } from './geometry.ts'

interface MarksProps {
  readonly tower: Tower
  readonly deeds: Deeds
  /** The dice for it are in hand. */
  readonly sure: boolean
}

/** What may be done where: a soft frame, and what it would take. */
export const Marks = memo(function Marks({ tower, deeds, sure }: MarksProps) {
  return (
    <g>
      {[...deeds].map(([space, [first]]) =>
        first === undefined ? undefined : <Mark key={space} tower={tower} space={space} deed={first} sure={sure} />,
      )}
    </g>
  )
})

interface MarkProps {
  readonly tower: Tower
  readonly space: Space
  readonly deed: Deed
  readonly sure: boolean
}

function Mark({ tower, space, deed, sure }: MarkProps) {
  const { x, y } = cornerOf(tower, space)
  // What takes more than plain dice is shown more softly: most of the tower is within reach of somebody with Gems.
  const dear = deed.gems > 0 || deed.sources.some(id => sourceOf(id).kind !== 'die')
  const foe = deed.kind === 'attack' || deed.kind === 'claw' || deed.kind === 'push'
  return (
    <g
      className={`pl-mark pl-mark-${deed.kind}${dear && !sure ? ' pl-mark-dear' : ''}`}
      transform={`translate(${x} ${y})`}
    >
      <rect className="pl-mark-frame" x="7" y="7" width="86" height="82" rx="16" />
      {foe && <path className="pl-mark-foe" d="M22 12H12V22M78 12H88V22M22 88H12V78M78 88H88V78" />}
      {deed.sources.length > 0 && (sure || !dear || foe) && <CostTag deed={deed} />}
    </g>
  )
}

/** How many Symbols, and how many Gems. */
function CostTag({ deed }: { readonly deed: Deed }) {
  const dice = deed.sources.reduce((sum, id) => sum + Math.max(1, sourceOf(id).dice.length), 0)
  const wide = deed.gems > 0 ? 66 : 34
  const glyph = deed.kind === 'attack' ? 'sword' : deed.kind === 'claw' ? 'claw' : 'foot'
  return (
    <g className="pl-cost" transform={`translate(${92 - wide} 10)`}>
      <rect width={wide} height="22" rx="11" />
      {deed.kind !== 'spawn' && <Glyph name={glyph} x={11} y={11} size={15} />}
      <text x="24" y="17">
        {dice}
      </text>
      {deed.gems > 0 && (
        <>
          <g transform="translate(42 11) scale(.42)">
            <Gem />
          </g>
          <text x="57" y="17">
            {deed.gems}
          </text>
        </>
      )}
    </g>
  )
}

interface ZonesProps {
  readonly tower: Tower
  readonly spaces: ReadonlyMap<Space, string>
  readonly tone: 'threat' | 'boss'
}

/** Spaces that are dangerous, hatched, with how much so. */
export const Zones = memo(function Zones({ tower, spaces, tone }: ZonesProps) {
  return (
    <g className={`pl-zone pl-zone-${tone}`}>
      {[...spaces].map(([space, text]) => {
        const { x, y } = cornerOf(tower, space)
        return (
          <g key={space} transform={`translate(${x} ${y})`}>
            <path d="M3 30L30 3M3 56L56 3M3 82L82 3M14 97L97 14M40 97L97 40M66 97L97 66" />
            <rect x="3" y="3" width="94" height="94" rx="10" />
            {text !== '' && (
              <text x="12" y="28">
                {text}
              </text>
            )}
          </g>
        )
      })}
    </g>
  )
})
