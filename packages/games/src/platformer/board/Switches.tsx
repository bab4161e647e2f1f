import { isBossLevel, terrainOf } from '../rules/04-adjacency/terrain.ts'
import type { View } from '../state/view.ts'

interface Shows {
  readonly zones: boolean
  readonly boss: boolean
}

interface SwitchesProps {
  readonly shows: Shows
  readonly view: View
  onShows(shows: Shows): void
}

/** What is drawn over the tower. */
export function Switches({ shows, view, onShows }: SwitchesProps) {
  const active = view.players[view.active]?.space ?? -1
  const up = active >= 0 && isBossLevel(terrainOf(view.levels), active)
  return (
    <div className="pl-switches">
      <button
        type="button"
        className="pl-switch"
        aria-pressed={shows.zones}
        title="Where enemies strike whoever leaves"
        onClick={() => onShows({ ...shows, zones: !shows.zones })}
      >
        Dangers
      </button>
      {up && (
        <button
          type="button"
          className="pl-switch"
          aria-pressed={shows.boss}
          title="How many of the Boss's next cards reach each Space"
          onClick={() => onShows({ ...shows, boss: !shows.boss })}
        >
          The Boss’s reach
        </button>
      )}
    </div>
  )
}
