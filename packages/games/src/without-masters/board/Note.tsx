import type { Seen } from '@undercroft/kernel'
import type { Cell } from '../content/cells.ts'
import { enemyOf, enemyOn } from '../state/enemies.ts'
import type { WithoutMasters } from '../state/state.ts'
import { odds } from '../words/odds.ts'
import { cellText } from './cellText.ts'
import type { Deed } from './deeds.ts'
import { leftAfter, pushOf, sayLure, sayPush, sayUnit, strikesFrom, warningsFor } from './foresight.ts'

interface NoteProps {
  readonly seen: Seen<WithoutMasters>
  readonly cell: Cell | undefined
  readonly deeds: readonly Deed[]
  /** Enemies that could strike there, while threats are shown. */
  readonly struckBy: string | undefined
  /** How far it is to there, while the Hero looks around. */
  readonly way: string | undefined
  /** A finger has shown what would happen, and does it by touching again. */
  readonly again: boolean
  readonly hint: string
}

/** One or two lines under the board: what is there, what a click does, and what follows from it. */
export function Note({ seen, cell, deeds, struckBy, way, again, hint }: NoteProps) {
  if (cell === undefined) return <p className="wm-note wm-note-idle">{hint}</p>
  const enemy = enemyOn(seen.view.enemies, cell)
  return (
    <div className="wm-note">
      <p className="wm-note-what">
        {cellText(seen.view, cell)}
        {enemy !== undefined && `: ${sayUnit(seen.view, enemy)}`}
        {way !== undefined && `: ${way} from the dog`}
        {struckBy !== undefined && <span className="wm-note-threat"> can be struck by {struckBy}</span>}
      </p>
      {deeds.map(deed => (
        <DeedLine key={deed.text} seen={seen} deed={deed} />
      ))}
      {again && <p className="wm-note-again">Touch it again to do it.</p>}
    </div>
  )
}

function DeedLine({ seen, deed }: { readonly seen: Seen<WithoutMasters>; readonly deed: Deed }) {
  const { view } = seen
  const { choice } = deed
  const left = choice[0] === 'moveEnemy' ? undefined : leftAfter(view, deed)
  const more = moreOf(seen, deed)
  return (
    <p className="wm-note-deed">
      <b>{deed.text}</b>
      {left !== undefined && ` ${left} left.`}
      {more !== undefined && ` ${more}.`}
      {warningsFor(view, deed).map(({ text, grave }) => (
        <span key={text} className={grave ? 'wm-warning wm-warning-grave' : 'wm-warning'}>
          {' '}
          {grave ? '⚠ ' : ''}
          {text}
        </span>
      ))}
    </p>
  )
}

/** What follows from a deed beyond its name. */
function moreOf(seen: Seen<WithoutMasters>, { choice }: Deed): string | undefined {
  const { view } = seen
  switch (choice[0]) {
    case 'push': {
      const push = pushOf(view, choice)
      return push === undefined ? undefined : sayPush(push, view)
    }
    case 'throw':
      return sayLure(view, choice[1])
    case 'moveEnemy': {
      const enemy = enemyOf(view.enemies, choice[1])
      return enemy !== undefined && strikesFrom(view, enemy, choice[2]) ? 'From there it can strike' : undefined
    }
    case 'attack':
      return `${odds(seen, 0, choice) ?? ''}, and it ends the turn`
    case 'strike':
      return odds(seen, 1, choice)
    default:
      return undefined
  }
}
