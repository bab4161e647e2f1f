import { memo } from 'react'
import { BOSSES } from '../content/bosses.ts'
import type { View } from '../state/view.ts'
import { BossToken, Coin, Gem } from './art/Tokens.tsx'
import { cornerOf, type Tower } from './geometry.ts'
import { cardGlyph } from './pieces.ts'

interface TokensProps {
  readonly tower: Tower
  readonly coins: View['coins']
  readonly gems: View['gems']
  readonly icons: View['icons']
  readonly boss: View['boss']
}

/** The tokens that lie on the Map. */
export const Tokens = memo(function Tokens({ tower, coins, gems, icons, boss }: TokensProps) {
  const { icon } = BOSSES[boss]
  const at = (space: number) => {
    const { x, y } = cornerOf(tower, space)
    return `translate(${x + 50} ${y + 66})`
  }
  return (
    <g className="pl-tokens">
      {coins.map(space => (
        <g key={`coin ${space}`} transform={at(space)}>
          <Coin />
        </g>
      ))}
      {gems.map(space => (
        <g key={`gem ${space}`} transform={at(space)}>
          <Gem />
        </g>
      ))}
      {icons.map(space => (
        <g key={`icon ${space}`} transform={at(space)}>
          <g transform="translate(0 -20)">
            <BossToken glyph={cardGlyph(icon)} tone={icon} />
          </g>
        </g>
      ))}
    </g>
  )
})
