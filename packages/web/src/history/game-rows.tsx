import { findRule } from '@undercroft/kernel'
import { useState } from 'react'
import { Link } from 'wouter'
import { titleOf } from '../looks.ts'
import { counted } from '../shell/counted.ts'
import { Confirm } from '../shell/dialog.tsx'
import { Icon } from '../shell/icons.tsx'
import { forgetPicture } from '../store/pictures.ts'
import { deleteTable } from '../store/tables.ts'
import { type KnownGames, roleOf, sayOptions } from './known-games.ts'
import { type PastGame, wayTo } from './past-game.ts'
import { PublishButton } from './publish-button.tsx'

interface GameRowsProps {
  readonly games: readonly PastGame[]
  readonly known: KnownGames
  again(): Promise<void>
}

/** Finished games, each the way to look through it. */
export function GameRows({ games, known, again }: GameRowsProps) {
  const [leaving, setLeaving] = useState<PastGame>()
  return (
    <>
      <ol className="past">
        {games.map(game => (
          <Row key={`${game.place} ${game.id}`} {...{ game, known }} onDelete={() => setLeaving(game)} />
        ))}
      </ol>
      {leaving !== undefined && (
        <Confirm
          title="Delete this game?"
          yes="Delete"
          danger
          onNo={() => setLeaving(undefined)}
          onYes={async () => {
            setLeaving(undefined)
            forgetPicture(leaving.id)
            await deleteTable(leaving.id)
            await again()
          }}
        >
          <p>
            {titleOf(leaving.game)}, {sayDay(leaving.over)}. It is gone then; nothing keeps a copy.
          </p>
        </Confirm>
      )}
    </>
  )
}

interface RowProps {
  readonly game: PastGame
  readonly known: KnownGames
  readonly onDelete: () => void
}

function Row({ game: each, known, onDelete }: RowProps) {
  const game = known.get(each.game)
  const title = titleOf(each.game)
  const options = game === undefined ? '' : sayOptions(game, each.options)
  const rule = game === undefined || each.by === undefined ? undefined : findRule(game.rulebook, each.by)
  return (
    <li className="past-row" data-result={each.result}>
      <Link href={wayTo(each)} className="past-link">
        <span className="past-result">{sayResult(each)}</span>
        <span className="past-what">
          <span className="past-title">{title}</span>
          {options !== '' && <span className="past-options">{options}</span>}
        </span>
        <span className="past-who">{sayWho(each, known)}</span>
        {rule !== undefined && <span className="past-why">{rule.says}</span>}
        <span className="past-when">
          <time dateTime={new Date(each.over).toISOString()}>{sayDay(each.over)}</time>
          <span>{counted(each.steps, 'answer')}</span>
          {each.place === 'online' && <span>online</span>}
        </span>
      </Link>
      {each.place === 'here' ? (
        <button type="button" className="button button-icon button-quiet" onClick={onDelete}>
          <Icon name="trash" />
          <span className="unseen">
            Delete {title} of {sayDay(each.over)}
          </span>
        </button>
      ) : (
        <PublishButton table={each.id} title={`${title} of ${sayDay(each.over)}`} />
      )}
    </li>
  )
}

export function sayDay(time: number): string {
  return new Date(time).toLocaleDateString('en', { day: 'numeric', month: 'short', year: 'numeric' })
}

function sayResult({ result, winners }: PastGame): string {
  if (result === 'others') return winners.length === 0 ? 'No winner' : 'Over'
  return { won: 'Won', lost: 'Lost', draw: 'Draw' }[result]
}

/** With which role, and against whom: "as Hero, with Squire and Ben". */
function sayWho(each: PastGame, known: KnownGames): string {
  const { mine, seats, winners, result } = each
  const names = (of: readonly number[]): string => listed(of.map(seat => seats[seat]?.name ?? '?'))
  if (result === 'others') {
    const won = winners.length === 0 ? '' : `; ${names(winners)} won`
    return `${names(seats.map((_, seat) => seat))}${won}`
  }
  const roles = listed([...new Set(mine.map(seat => roleOf(each, seat, known)))].filter(role => role !== ''))
  const others = names(seats.flatMap((_, seat) => (mine.includes(seat) ? [] : [seat])))
  return [roles === '' ? '' : `as ${roles}`, others === '' ? 'alone' : `with ${others}`].filter(Boolean).join(', ')
}

function listed(words: readonly string[]): string {
  return new Intl.ListFormat('en').format(words)
}
