import { memo } from 'react'
import { sourceOf } from '../state/sources.ts'
import type { Space } from '../state/spaces.ts'
import { Gem } from './art/Tokens.tsx'
import type { Deed, Deeds } from './deed.ts'
import { Glyph } from './Glyph.tsx'
import { cornerOf, type Tower } from './geometry.ts'

interface MarksProps {
  readonly tower: Tower
  readonly deeds: Deeds
  /** Whether the dice for it are in hand. */
  readonly sure: boolean
}

/** Frames the Spaces on which something may be done. */
export const Marks = memo(function Marks({ tower, deeds, sure }: MarksProps) {
  return (
    <g>
      {[...deeds].map(([space, [first]]) =>
        first === undefined ? undefined : (
          <g
            key={space}
            className={`pl-mark pl-mark-${first.kind}${isDear(first) && !sure ? ' pl-mark-dear' : ''}`}
            transform={at(tower, space)}
          >
            <Frame deed={first} sure={sure} />
          </g>
        ),
      )}
    </g>
  )
})

/** Shows what it would cost, above whoever stands there. */
export const Costs = memo(function Costs({ tower, deeds, sure }: MarksProps) {
  return (
    <g>
      {[...deeds].map(([space, [first]]) =>
        first === undefined || first.sources.length === 0 || (isDear(first) && !sure && !isFoe(first)) ? undefined : (
          <g key={space} transform={at(tower, space)}>
            <CostTag deed={first} />
          </g>
        ),
      )}
    </g>
  )
})

function at(tower: Tower, space: Space): string {
  const { x, y } = cornerOf(tower, space)
  return `translate(${x} ${y})`
}

/** A deed that takes more than plain dice is shown more softly, as a player with Gems can reach most of the tower. */
const isDear = ({ gems, sources }: Deed): boolean => gems > 0 || sources.some(id => sourceOf(id).kind !== 'die')

const isFoe = ({ kind }: Deed): boolean => kind === 'attack' || kind === 'claw' || kind === 'push'

function Frame({ deed, sure }: { readonly deed: Deed; readonly sure: boolean }) {
  if (isFoe(deed)) return <path className="pl-mark-foe" d="M22 12H12V22M78 12H88V22M22 88H12V78M78 88H88V78" />
  if (isDear(deed) && !sure) return <path className="pl-mark-far" d="M80 14L86 8L92 14L86 21Z" />
  return <rect className="pl-mark-frame" x="7" y="7" width="86" height="82" rx="16" />
}

/** The number of Symbols, and of Gems. */
function CostTag({ deed }: { readonly deed: Deed }) {
  const dice = deed.sources.reduce((sum, id) => sum + Math.max(1, sourceOf(id).dice.length), 0)
  const wide = deed.gems > 0 ? 66 : 34
  const glyph = deed.kind === 'attack' ? 'sword' : deed.kind === 'claw' ? 'claw' : 'foot'
  return (
    <g transform={`translate(${92 - wide} 10)`}>
      <g className="pl-cost">
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
    </g>
  )
}

interface ZonesProps {
  readonly tower: Tower
  readonly spaces: ReadonlyMap<Space, string>
  readonly tone: 'threat' | 'boss'
}

/** Hatches dangerous Spaces, with a number for how dangerous they are. */
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
