import type { ReactNode } from 'react'
import { NOWHERE, rowOf } from '../state/spaces.ts'
import type { View } from '../state/view.ts'
import type { Tower } from './geometry.ts'
import { heroName, seatOf } from './pieces.ts'
import type { Pan } from './usePan.ts'

interface TowerWindowProps {
  readonly tower: Tower
  readonly view: View
  readonly pan: Pan
  /** Where the window goes when the player looks for the own Hero. */
  readonly me: number
  readonly children: ReactNode
  /** What stands over the picture and does not move with it. */
  readonly over?: ReactNode
}

/** The window onto a part of the tower. */
export function TowerWindow({ tower, view, pan, me, children, over }: TowerWindowProps) {
  return (
    <section ref={pan.frame} className="pl-window" aria-label="The tower" {...pan.on}>
      <div className="pl-tower">{children}</div>
      <Gauge tower={tower} view={view} pan={pan} />
      <Pans pan={pan} me={me} />
      {over}
    </section>
  )
}

/** Ways to look about: at the edge of a wide tower, and beside the Hero's name where the tower has no edge to spare. */
export function Pans({ pan, me }: { readonly pan: Pan; readonly me: number }) {
  return (
    <div className="pl-pans">
      <button type="button" className="pl-pan" title="Look up (Page Up)" onClick={() => pan.press('PageUp')}>
        <Arrow d="M5 15L12 8L19 15" />
        <span className="unseen">Look up</span>
      </button>
      <button type="button" className="pl-pan pl-pan-me" title="Look at my Hero (Home)" onClick={() => pan.to(me)}>
        <Arrow d="M12 5V9M12 15V19M5 12H9M15 12H19M12 10.500A1.500 1.500 0 1 0 12 13.500A1.500 1.500 0 1 0 12 10.500Z" />
        <span className="unseen">Look at my Hero</span>
      </button>
      <button
        type="button"
        className="pl-pan pl-pan-near"
        title="Look closer"
        aria-pressed={pan.zoom > 1}
        onClick={() => pan.nearer(me)}
      >
        <Arrow d="M10.500 4A6.500 6.500 0 1 0 10.500 17A6.500 6.500 0 1 0 10.500 4ZM15.500 15.500L20 20M7.500 10.500H13.500M10.500 7.500V13.500" />
        <span className="unseen">Look closer</span>
      </button>
      <button type="button" className="pl-pan" title="Look down (Page Down)" onClick={() => pan.press('PageDown')}>
        <Arrow d="M5 9L12 16L19 9" />
        <span className="unseen">Look down</span>
      </button>
    </div>
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
