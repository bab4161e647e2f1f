import { useEffect, useRef, useState } from 'react'
import type { FormProps, Tried } from '../../board.ts'
import { type Layout, sayLayout } from '../content/layout.ts'
import { HERO, type WithoutMasters } from '../state/state.ts'

const GAMES = 200

interface TrialProps {
  readonly layout: Layout
  /** Whether it could be handed in. */
  readonly ready: boolean
  readonly playTest: NonNullable<FormProps<WithoutMasters>['playTest']>
}

/** How hard a yard is: bots play on from here with it, again and again. */
export function Trial({ layout, ready, playTest }: TrialProps) {
  const [tried, setTried] = useState<Tried & { readonly of: Layout }>()
  const [running, setRunning] = useState<AbortController>()
  const latest = useRef(running)
  latest.current = running
  useEffect(() => () => latest.current?.abort(), [])
  const run = () => {
    const stop = new AbortController()
    setRunning(stop)
    setTried(undefined)
    const note = (so: Tried): void => setTried({ ...so, of: layout })
    void playTest(['layout', sayLayout(layout)], { games: GAMES, signal: stop.signal, onProgress: note })
      .then(note, () => undefined)
      .finally(() => setRunning(undefined))
  }
  return (
    <section className="wm-card" aria-label="How hard it is">
      <h3>How hard is it?</h3>
      <p className="wm-line">
        <button
          type="button"
          className="wm-tool"
          aria-disabled={running === undefined && !ready}
          onClick={() => (running === undefined ? ready && run() : running.abort())}
        >
          {running === undefined ? 'Let bots play it' : 'Stop'}
        </button>
        <span aria-live="polite">{sayTried(tried, layout, running !== undefined, ready)}</span>
      </p>
    </section>
  )
}

function sayTried(tried: (Tried & { readonly of: Layout }) | undefined, layout: Layout, runs: boolean, ready: boolean) {
  if (tried === undefined || tried.games === 0) {
    if (runs) return 'Bots are playing …'
    return ready ? `${GAMES} games of bots from here on tell.` : 'Once it can be handed in, bots can play it.'
  }
  const share = Math.round((100 * (tried.wins[HERO] ?? 0)) / tried.games)
  const whose = tried.of === layout ? 'With this yard' : 'With the yard as it was'
  return `${whose} the Hero wins ${share} of 100 games (${tried.games} played${runs ? ' so far' : ''}).`
}
