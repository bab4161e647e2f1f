import { findRule, type Outcome } from '@undercroft/kernel'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { ForkNote } from '../look/fork-note.tsx'
import { ShareButton } from '../look/share-button.tsx'
import { Icon } from '../shell/icons.tsx'
import { saveFile } from '../shell/save-file.ts'
import { SeatMark } from '../shell/seat-mark.tsx'
import { askToKeep } from '../store/persistence.ts'
import { makeTable } from '../store/tables.ts'
import type { PromptProps } from './prompt.tsx'
import { type Rematch, rematchesOf, rematchOf } from './rematch.ts'

const AnalysisDialog = lazy(async () => ({
  default: (await import('../analysis/analysis-dialog.tsx')).AnalysisDialog,
}))

/** Who won and by which rule, and what one may do now. */
export function Ending(props: PromptProps) {
  const { client, state, playable, board, onPanel, extras } = props
  const [luck, setLuck] = useState(false)
  const [, navigate] = useLocation()
  const { now, verified } = state
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const { outcome, card } = now
  const isOwn = outcome !== undefined && extras === undefined && card.opened !== true
  useEffect(() => {
    if (isOwn) askToKeep()
  }, [isOwn])
  if (outcome === undefined) return undefined
  const winners = outcome.winners.flatMap(seat => board.sitters[seat] ?? [])
  const rule = findRule(playable.game.rulebook, outcome.by)
  const names = board.sitters.map(({ player }) => player)
  const why = playable.game.ending?.(outcome, names, now.seen)
  const again = async (rematch: Rematch) => navigate(`/table/${await makeTable(rematchOf(card, rematch))}`)
  return (
    <div className="ending">
      <header className="ending-head">
        {winners.length > 0 && (
          <span className="ending-laurels" aria-hidden="true">
            <Icon name="laurels" />
          </span>
        )}
        <div>
          <h2 ref={heading} tabIndex={-1} className="ending-title">
            {winners.length === 0 && (outcome.lost ? 'Lost' : 'A draw')}
            {winners.map(({ seat, player }) => (
              <span key={seat}>
                <SeatMark seat={seat} /> {player}{' '}
              </span>
            ))}
            {winners.length > 0 && (winners.length > 1 ? 'win' : 'wins')}
          </h2>
          <p className="ending-rule">
            {why ?? rule?.says}{' '}
            <button type="button" className="rule-link" onClick={() => board.openRule(outcome.by)}>
              Rule {outcome.by}
            </button>
          </p>
        </div>
      </header>
      <Scores outcome={outcome} board={board} />
      <div className="row">
        {extras === undefined
          ? rematchesOf(card).map((rematch, i) => (
              <button
                key={rematch}
                type="button"
                className={i === 0 ? 'button button-main' : 'button'}
                onClick={() => again(rematch)}
              >
                {rematch}
              </button>
            ))
          : extras.again}
        {playable.look.Ending !== undefined && (
          <button type="button" className="button narrow-only" onClick={() => onPanel('end')}>
            <Icon name="flag" /> How it went
          </button>
        )}
        <button type="button" className="button" onClick={() => setLuck(true)}>
          <Icon name="dice" /> Was it luck?
        </button>
        <ShareButton {...props} isLarge />
        <button type="button" className="button" onClick={() => client.download(saveFile)}>
          <Icon name="download" /> Save as a file
        </button>
        {now.seal !== undefined && (
          <button type="button" className="button" onClick={() => client.verify()}>
            <Icon name="seal" /> Verify the dice
          </button>
        )}
        {extras?.afterwards}
      </div>
      <ForkNote fork={now.fork} />
      {verified !== undefined && (
        <p
          ref={result => result?.scrollIntoView({ block: 'nearest' })}
          className={verified.ok ? 'verified' : 'verified verified-wrong'}
          role="status"
        >
          <Icon name={verified.ok ? 'check' : 'barred'} /> {verified.message}
        </p>
      )}
      <Suspense>{luck && <AnalysisDialog {...props} onClose={() => setLuck(false)} />}</Suspense>
    </div>
  )
}

/** What everybody has, where it is counted: the most first. */
function Scores({ outcome: { scores, winners }, board }: { readonly outcome: Outcome } & Pick<PromptProps, 'board'>) {
  if (scores === undefined) return undefined
  const ranked = board.sitters.toSorted((a, b) => (scores[b.seat] ?? 0) - (scores[a.seat] ?? 0))
  return (
    <ol className="ending-scores" aria-label="Scores">
      {ranked.map(({ seat, player }) => (
        <li key={seat} data-won={winners.includes(seat)}>
          <SeatMark seat={seat} />
          <span>{player}</span>
          <b>{scores[seat] ?? 0}</b>
        </li>
      ))}
    </ol>
  )
}
