import { isBossLevel, terrainOf } from '../rules/04-adjacency/terrain.ts'
import type { View } from '../state/view.ts'

export interface Shows {
  readonly zones: boolean
  readonly boss: boolean
}

interface SwitchesProps {
  readonly shows: Shows
  readonly view: View
  onShows(shows: Shows): void
}

/** What is drawn over the tower: buttons among the others beside the dice, so that they cover no Space. */
export function Switches({ shows, view, onShows }: SwitchesProps) {
  const active = view.players[view.active]?.space ?? -1
  const up = active >= 0 && isBossLevel(terrainOf(view.levels), active)
  return (
    <>
      <button
        type="button"
        className="pl-act pl-switch"
        aria-pressed={shows.zones}
        title="Where enemies strike whoever leaves"
        onClick={() => onShows({ ...shows, zones: !shows.zones })}
      >
        <Skull />
        <span>Dangers</span>
      </button>
      {up && (
        <button
          type="button"
          className="pl-act pl-switch"
          aria-pressed={shows.boss}
          title="How many of the Boss's next cards reach each Space"
          onClick={() => onShows({ ...shows, boss: !shows.boss })}
        >
          <Skull />
          <span>The Boss’s reach</span>
        </button>
      )}
    </>
  )
}

function Skull() {
  return (
    <svg className="pl-icon pl-icon-line" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M12 3A8 8 0 0 0 4 11C4 14 5.500 15.500 7 16.500V20H17V16.500C18.500 15.500 20 14 20 11A8 8 0 0 0 12 3ZM9 11V12M15 11V12M10.500 17V20M13.500 17V20" />
    </svg>
  )
}
