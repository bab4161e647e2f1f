import { memo } from 'react'
import { wear } from '../geometry.ts'
import type { Land } from './Terrain.tsx'

/** What one sees behind a tile of 400 by 400: woods and mist below, a sky without a ground above. */
export const Backdrop = memo(function Backdrop({ land, salt }: { readonly land: Land; readonly salt: number }) {
  return land === 'forest' ? <Woods salt={salt} /> : <Nothingness salt={salt} />
})

function Woods({ salt }: { readonly salt: number }) {
  const trunks = [0, 1, 2, 3].map(i => ({ x: 30 + i * 98 + wear(46, salt, i), w: 22 + wear(22, salt, i, 1) }))
  return (
    <g className="pl-woods">
      <rect className="pl-woods-far" width="400" height="400" />
      <path
        className="pl-woods-mist"
        d={`M0 ${150 + wear(60, salt)}Q100 ${110 + wear(40, salt, 2)} 210 ${160 + wear(30, salt, 3)}T400 ${140 + wear(50, salt, 4)}V400H0Z`}
      />
      {trunks.map(({ x, w }, i) => (
        <path
          key={x}
          className="pl-woods-trunk"
          d={`M${x} 0C${x + 8} 120 ${x - 4} 260 ${x - 12} 400H${x + w + 12}C${x + w + 2} 260 ${x + w - 6} 120 ${x + w} 0ZM${x + w / 2} ${90 + wear(120, salt, i, 5)}l${i % 2 === 0 ? 46 : -46}-46l6 8l${i % 2 === 0 ? -44 : 44} 52Z`}
        />
      ))}
      {[0, 1, 2, 3, 4].map(i => {
        const x = wear(380, salt, i, 9)
        const long = 26 + wear(60, salt, i, 10)
        return (
          <g key={i} className="pl-woods-vine" transform={`translate(${x} -4)`}>
            <path d={`M0 0Q6 ${long / 2} 0 ${long}`} />
            <path
              d={`M0 ${long * 0.4}q8-2 10 6q-8 2-10-6ZM0 ${long * 0.7}q-8-2-10 6q8 2 10-6ZM0 ${long}q6 2 5 9q-7 0-5-9Z`}
            />
          </g>
        )
      })}
      {[0, 1, 2, 3, 4, 5].map(i => (
        <circle
          key={i}
          className="pl-woods-fly"
          cx={wear(390, salt, i, 20)}
          cy={wear(390, salt, i, 21)}
          r={1.6 + wear(3, salt, i, 22) / 2}
        />
      ))}
    </g>
  )
}

function Nothingness({ salt }: { readonly salt: number }) {
  return (
    <g className="pl-nothing">
      <rect className="pl-nothing-far" width="400" height="400" />
      <ellipse
        className="pl-nothing-cloud"
        cx={100 + wear(200, salt)}
        cy={120 + wear(160, salt, 1)}
        rx={150 + wear(50, salt, 2)}
        ry={60 + wear(40, salt, 3)}
        transform={`rotate(${wear(60, salt, 4) - 30} 200 200)`}
      />
      {[0, 1, 2, 3].map(i => {
        const [x, y, s] = [30 + i * 96 + wear(50, salt, i, 5), 40 + wear(310, salt, i, 6), 14 + wear(20, salt, i, 7)]
        return (
          <path
            key={x}
            className="pl-nothing-shard"
            d={`M${x} ${y}l${s}-${s * 1.3}l${s * 0.9} ${s * 0.9}l-${s * 0.4} ${s * 2}l-${s}-${s * 0.5}Z`}
          />
        )
      })}
      {Array.from({ length: 16 }, (_, i) => {
        const [x, y, r] = [wear(392, salt, i, 11), wear(392, salt, i, 12), 1 + wear(3, salt, i, 13)]
        return r < 3 ? (
          <circle key={`${x} ${y}`} className="pl-nothing-star" cx={x} cy={y} r={r * 0.9} />
        ) : (
          <path
            key={`${x} ${y}`}
            className="pl-nothing-star"
            d={`M${x} ${y - 7}l1.500 5.500l5.500 1.500l-5.500 1.500l-1.500 5.500l-1.500-5.500l-5.500-1.500l5.500-1.500Z`}
          />
        )
      })}
    </g>
  )
}
