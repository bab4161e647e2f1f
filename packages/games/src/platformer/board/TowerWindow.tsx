import type { CSSProperties, ReactNode } from 'react'
import { NOWHERE, rowOf } from '../state/spaces.ts'
import type { View } from '../state/view.ts'
import { type Tower, WIDTH } from './geometry.ts'
import { heroName, seatOf } from './pieces.ts'
import type { Pan } from './usePan.ts'

interface TowerWindowProps {
  readonly tower: Tower
  /** The lowest part of the drawing that can be seen. */
  readonly foot: number
  readonly view: View
  readonly pan: Pan
  /** Where the window goes when the player looks for the own Hero. */
  readonly me: number
  readonly children: ReactNode
  /** What stands over the picture and does not move with it. */
  readonly over?: ReactNode
}

/** The window onto a part of the tower, with a sky behind it that moves more slowly. */
export function TowerWindow({ tower, foot, view, pan, me, children, over }: TowerWindowProps) {
  const style = {
    '--pl-height': tower.height,
    '--pl-width': WIDTH,
    '--pl-foot': foot,
    '--pl-y': Math.round(pan.y),
  } as CSSProperties
  return (
    <section
      ref={pan.frame}
      className="pl-window pl-room"
      style={style}
      data-dragging={pan.dragging ? '' : undefined}
      aria-label="The tower"
      {...pan.on}
    >
      <div className="pl-sky" aria-hidden="true" />
      <div className="pl-tower">{children}</div>
      <Gauge tower={tower} view={view} pan={pan} />
      <div className="pl-pans">
        <button type="button" className="pl-pan" title="Look up (Page Up)" onClick={() => pan.press('PageUp')}>
          <Arrow d="M5 15L12 8L19 15" />
          <span className="unseen">Look up</span>
        </button>
        <button type="button" className="pl-pan pl-pan-me" title="Look at my Hero (Home)" onClick={() => pan.to(me)}>
          <Arrow d="M12 5V9M12 15V19M5 12H9M15 12H19M12 10.500A1.500 1.500 0 1 0 12 13.500A1.500 1.500 0 1 0 12 10.500Z" />
          <span className="unseen">Look at my Hero</span>
        </button>
        <button type="button" className="pl-pan" title="Look down (Page Down)" onClick={() => pan.press('PageDown')}>
          <Arrow d="M5 9L12 16L19 9" />
          <span className="unseen">Look down</span>
        </button>
      </div>
      {over}
    </section>
  )
}

function Arrow({ d }: { readonly d: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={d} />
    </svg>
  )
}

/** Shows how high everybody has climbed. */
function Gauge({ tower, view, pan }: Pick<TowerWindowProps, 'tower' | 'view' | 'pan'>) {
  const rows = view.levels.length * 4
  const high = (row: number) => 100 - ((row + 0.5) / rows) * 100
  return (
    <svg className="pl-gauge" viewBox="0 0 16 100" preserveAspectRatio="none" aria-hidden="true">
      {view.levels.map((level, i) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: Levels never change places
          key={i}
          className={`pl-gauge-level pl-gauge-${level.status}${level.boss ? ' pl-gauge-boss' : ''}`}
          x="5"
          y={100 - ((i + 1) * 100) / view.levels.length + 0.6}
          width="6"
          height={100 / view.levels.length - 1.2}
          rx="2"
        />
      ))}
      <rect className="pl-gauge-here" x="1" y={(pan.y / tower.height) * 100 - 9} width="14" height="18" rx="2" />
      {view.players.map(({ space, hero }, seat) =>
        space === NOWHERE ? undefined : (
          <circle
            key={heroName(hero)}
            className="pl-gauge-hero"
            cx="8"
            cy={high(rowOf(space))}
            r="2.600"
            fill={seatOf(seat).colour}
          />
        ),
      )}
    </svg>
  )
}
