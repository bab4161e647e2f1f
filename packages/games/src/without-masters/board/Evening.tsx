import { memo } from 'react'

/** Its own paper, which is cut to the shape of whatever it fills. */
const WIDTH = 880
const HEIGHT = 592

/** Behind the board and around it: a low sun, the neighbours' fence, lamps on a string, fireflies in high grass. */
export const Evening = memo(function Evening() {
  const pickets = Array.from({ length: 44 }, (_, i) => {
    const x = i * 21 - 4
    const y = 112 + 10 * Math.sin(i * 2.1)
    return `M${x} 250V${y + 8}L${x + 7} ${y}L${x + 14} ${y + 8}V250Z`
  }).join('')
  return (
    <svg
      className="wm-evening"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <rect width={WIDTH} height={HEIGHT} fill="url(#wm-sky)" />
      <circle cx="92" cy="86" r="170" fill="url(#wm-sun)" />
      <path className="wm-pickets" d={pickets} />
      <path className="wm-yard-end" d={`M0 214Q${WIDTH / 2} 168 ${WIDTH} 214V${HEIGHT}H0Z`} />
      <path className="wm-fringe" d={FRINGE} />
      <path className="wm-sparks" d={SPARKS} />
      <path className="wm-sparks wm-sparks-late" d={LATE_SPARKS} />
      <path className="wm-wire" d={`M0 34Q110 92 236 48Q${WIDTH / 2} 8 600 48Q724 92 ${WIDTH} 34`} />
      <path className="wm-lamps" d="M34 50v9M84 64v9M140 69v9M196 60v9M640 62v9M698 70v9M756 63v9M808 48v9" />
    </svg>
  )
})

/** High grass in the two corners before the board, and what glows in it. */
const FRINGE = Array.from({ length: 70 }, (_, i) => {
  const left = i % 2 === 0
  const far = (i >> 1) * 8
  const x = left ? far : WIDTH - far
  const high = 46 * (1 - far / 300) + 16 * chance(i + 3)
  const lean = (chance(i + 40) - 0.5) * 22
  return `M${x - 4} ${HEIGHT}Q${x} ${HEIGHT - high / 2} ${x + lean} ${HEIGHT - high}Q${x + 3} ${HEIGHT - high / 2} ${x + 5} ${HEIGHT}Z`
}).join('')

const SPARKS = 'M52 452h.1M178 486h.1M230 556h.1M764 470h.1M792 560h.1'
const LATE_SPARKS = 'M112 520h.1M36 548h.1M700 528h.1M826 524h.1M838 430h.1'

/** Between 0 and 1, and the same each time. */
export function chance(seed: number): number {
  const h = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b)
  return (((h ^ (h >>> 15)) * 2246822519) >>> 0) / 4294967296
}
