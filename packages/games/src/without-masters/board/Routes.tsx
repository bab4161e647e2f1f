import { nameOf } from '../content/cells.ts'
import type { TileAccess } from '../rules/04-access-and-opening/access.ts'
import { routeCost } from '../rules/04-access-and-opening/route.ts'
import { points } from '../words/labels.ts'
import { tileName } from './cellText.ts'
import { TileIcon } from './Status.tsx'

interface RoutesProps {
  readonly tiles: readonly TileAccess[]
  readonly shown: TileAccess | undefined
  onShow(tile: TileAccess | undefined): void
}

/** The tiles that the dog wants to come to: pointing at one shows its way. */
export function Routes({ tiles, shown, onShow }: RoutesProps) {
  const leave = () => onShow(undefined)
  return (
    <ul className="wm-routes">
      {tiles.map(tile => (
        <li key={`${tile.kind} ${tile.cell}`}>
          <button
            type="button"
            className="wm-route-button"
            data-stuck={tile.reached ? undefined : ''}
            aria-pressed={shown === tile}
            onClick={() => onShow(shown === tile ? undefined : tile)}
            onPointerEnter={event => event.pointerType !== 'touch' && onShow(tile)}
            onPointerLeave={leave}
            onFocus={() => onShow(tile)}
            onBlur={leave}
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
  )
}

export function sayRoute({ reached, pushes, route }: TileAccess): string {
  if (!reached) return 'out of reach'
  const mp = points(routeCost(route))
  return pushes === 0 ? mp : `${mp}, ${pushes} ${pushes === 1 ? 'push' : 'pushes'}`
}
