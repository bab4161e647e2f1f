import { keepData, recallData } from '@undercroft/games/drawing'
import { useState } from 'react'
import { Link } from 'wouter'
import { useSettings } from '../settings/settings.ts'
import { Dialog } from '../shell/dialog.tsx'
import { Icon } from '../shell/icons.tsx'
import type { TableProps } from './open-table.tsx'

const KEY = 'undercroft briefed'

/** What a game is about, in one card, once: for whoever sits down to it for the first time. */
export function FirstCard({ state: { now }, playable: { game, look } }: TableProps) {
  const { briefs } = useSettings()
  const [known, setKnown] = useState(() => briefed().includes(game.id))
  const { viewer } = now
  if (known || !briefs || viewer === 'spectator' || now.outcome !== undefined || now.readOnly) return undefined
  const brief = look.role?.(viewer) ?? game.brief
  if (brief === undefined) return undefined
  const close = () => {
    keepData(KEY, [...new Set([...briefed(), game.id])])
    setKnown(true)
  }
  return (
    <Dialog title={game.title} onClose={close}>
      <div className="brief">
        <p className="brief-goal">{brief.goal}</p>
        <h3>Your turn</h3>
        <ol className="brief-turn">
          {brief.turn.map(step => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <h3>The end</h3>
        <p>{brief.end}</p>
      </div>
      <div className="dialog-actions">
        <Link href={`/learn/${game.id}`} className="button" onClick={close}>
          <Icon name="owl" /> Learn first
        </Link>
        <button type="button" className="button button-main" onClick={close}>
          Let’s play
        </button>
      </div>
    </Dialog>
  )
}

/** The games that have been told. */
function briefed(): readonly string[] {
  const kept = recallData(KEY)
  return Array.isArray(kept) ? kept.filter(each => typeof each === 'string') : []
}
