import { memo, type ReactNode } from 'react'
import { wear } from '../geometry.ts'

const WIDE = 1600
const HIGH = 900

const STARS = Array.from({ length: 46 }, (_, i) => ({
  x: wear(WIDE, i, 71),
  y: wear(520, i, 72),
  r: 1 + wear(20, i, 73) / 10,
}))

const CLOUDS = [
  [210, 300, 1.1],
  [1290, 380, 1.3],
  [640, 190, 0.8],
  [1010, 120, 0.6],
] as const

/** A row of trees from the left to the right, as one outline. */
function treesOf(salt: number, base: number, step: number, tall: number): string {
  let outline = `M-40 ${HIGH + 400}V${base}`
  const point = (x: number, y: number) => `L${Math.round(x)} ${Math.round(y)}`
  for (let x = -40; x < WIDE + 40; x += step) {
    const high = tall + wear(tall, salt, x)
    const skirt = base - high * 0.38
    outline += point(x + step * 0.2, skirt) + point(x + step * 0.3, skirt) + point(x + step * 0.16, skirt - 6)
    outline += point(x + step / 2, base - high) + point(x + step * 0.84, skirt - 6) + point(x + step * 0.7, skirt)
    outline += point(x + step * 0.8, skirt) + point(x + step, base + wear(20, salt, x, 2) - 10)
  }
  return `${outline}V${HIGH + 400}Z`
}

const FAR_TREES = treesOf(3, 640, 54, 70)
const NEAR_TREES = treesOf(8, 800, 96, 130)

/** What lies around the tower: woods at its foot, hills, clouds, and the void with its stars. The nearer, the faster it passes. */
export const Vista = memo(function Vista() {
  return (
    <div className="pl-vista" aria-hidden="true">
      <Layer name="stars">
        <circle className="pl-vista-moon" cx="1330" cy="150" r="62" />
        {STARS.map(({ x, y, r }) => (
          <circle key={`${x} ${y}`} className="pl-vista-star" cx={x} cy={y} r={r} />
        ))}
      </Layer>
      <Layer name="clouds">
        {CLOUDS.map(([x, y, wide]) => (
          <g key={x} transform={`translate(${x} ${y}) scale(${wide})`}>
            <path d="M-90 0Q-120 0-116-22Q-110-44-82-40Q-70-74-34-66Q-6-96 30-70Q66-76 74-42Q110-44 114-18Q114 0 88 0Z" />
          </g>
        ))}
      </Layer>
      <Layer name="hills">
        <path d={`M-40 ${HIGH + 400}V560Q140 420 330 540T700 500T1080 540T1400 470T1660 540V${HIGH + 400}Z`} />
      </Layer>
      <Layer name="far">
        <path d={FAR_TREES} />
      </Layer>
      <Layer name="near">
        <path d={NEAR_TREES} />
      </Layer>
    </div>
  )
})

function Layer({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <svg
      className={`pl-vista-layer pl-vista-${name}`}
      viewBox={`0 0 ${WIDE} ${HIGH}`}
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      {children}
    </svg>
  )
}
