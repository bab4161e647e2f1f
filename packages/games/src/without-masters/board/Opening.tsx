import type { BoardProps } from '../../board.ts'
import type { TileAccess } from '../access/access.ts'
import { routeCost } from '../access/route.ts'
import { nameOf } from '../cells.ts'
import type { WithoutMasters } from '../state.ts'
import { tileName } from './cellText.ts'
import { TileIcon } from './Status.tsx'

interface OpeningProps {
  readonly table: BoardProps<WithoutMasters>
  readonly access: readonly TileAccess[]
  readonly shown: TileAccess | undefined
  onShow(tile: TileAccess | undefined): void
}

/** The Hero looks at the setup: a way to every tile, and how to answer. */
export function Opening({ table, access, shown, onShow }: OpeningProps) {
  const mayAnswer = table.ask?.phase === 'opening'
  return (
    <aside className="wm-opening" aria-label="The setup">
      <h2>{mayAnswer ? 'Can you do this one?' : 'The dog has a look around'}</h2>
      <p>Every tile can be reached. Point at one to see how.</p>
      <ul className="wm-routes">
        {access.map(tile => (
          <li key={`${tile.kind} ${tile.cell}`}>
            <button
              type="button"
              className="wm-route-button"
              aria-pressed={shown === tile}
              onClick={() => onShow(shown === tile ? undefined : tile)}
              onPointerEnter={event => event.pointerType !== 'touch' && onShow(tile)}
              onFocus={() => onShow(tile)}
            >
              <TileIcon kind={tile.kind} />
              <span className="wm-route-name">
                {tileName(tile.kind)} {nameOf(tile.cell)}
              </span>
              <span className="wm-route-cost">{sayRoute(tile)}</span>
            </button>
          </li>
        ))}
      </ul>
      {mayAnswer && (
        <div className="wm-opening-answers">
          <button type="button" className="wm-button wm-button-main" onClick={() => table.choose(['accept'])}>
            Accept
            <small>you have the first turn</small>
          </button>
          <button type="button" className="wm-button" onClick={() => table.choose(['complain'])}>
            Complain
            <small>nothing changes, and the Game Master begins</small>
          </button>
        </div>
      )}
    </aside>
  )
}

export function sayRoute({ reached, pushes, route }: TileAccess): string {
  if (!reached) return 'out of reach'
  const mp = `${routeCost(route)} mp`
  return pushes === 0 ? mp : `${mp}, ${pushes} ${pushes === 1 ? 'push' : 'pushes'}`
}
