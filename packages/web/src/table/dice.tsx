import { throwIn } from '@undercroft/kernel'
import { useSettings } from '../settings/settings.ts'
import type { TableProps } from './open-table.tsx'
import { tumbleFor } from './playback.ts'
import { isMany, lastThrows, Throws } from './throws.tsx'

/** Dice that are being thrown, over the board: those of the newest throw tumble, those of the same answer lie as they fell. */
export function DiceTray({ state, playable }: TableProps) {
  const { speed } = useSettings()
  const { now, stage, looking } = state
  const newest = stage.showing.at(-1)
  if (looking !== undefined || newest === undefined || throwIn(newest.event) === undefined) return undefined
  if (playable.look.ownDice === true) return undefined
  const throws = lastThrows(now.lines, newest.n + 1)
  return (
    <div className="dice-tray" data-many={isMany(throws)} style={{ '--tumble': `${tumbleFor(speed)}ms` }}>
      <Throws throws={throws} game={playable.game} rolling={newest.n} />
    </div>
  )
}

/** The dice of the last answer, as they lie. */
export function LastDice({ state, playable }: TableProps) {
  const { now, stage, looking } = state
  const newest = stage.showing.at(-1)
  const rolling = newest !== undefined && throwIn(newest.event) !== undefined
  const throws = looking === undefined && !rolling ? lastThrows(now.lines, stage.told) : []
  if (throws.length === 0 || playable.look.ownDice === true) return undefined
  return (
    <div className="last-dice" data-many={isMany(throws)}>
      <Throws throws={throws} game={playable.game} />
    </div>
  )
}
