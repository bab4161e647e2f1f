import { useState } from 'react'
import type { FormProps } from '../../board.ts'
import { type Layout, sayLayout } from '../content/layout.ts'
import { HERO, type WithoutMasters } from '../state/state.ts'

interface AsTheDogProps {
  readonly layout: Layout
  /** Whether it could be handed in. */
  readonly ready: boolean
  readonly tryAs: NonNullable<FormProps<WithoutMasters>['tryAs']>
}

/** One's own yard from the other side: a table of its own, with a bot as the Game Master. */
export function AsTheDog({ layout, ready, tryAs }: AsTheDogProps) {
  const [refused, setRefused] = useState<{ readonly of: Layout; readonly says: string }>()
  const begin = async () => {
    const [broken] = await tryAs(HERO, ['layout', sayLayout(layout)])
    if (broken === undefined) return
    setRefused({ of: layout, says: broken.facts?.says ?? `A game cannot begin with it (${broken.rule}).` })
  }
  return (
    <section className="wm-card" aria-label="Play it yourself">
      <h3>Play it yourself</h3>
      <p className="wm-line">
        <button type="button" className="wm-tool" aria-disabled={!ready} onClick={() => ready && void begin()}>
          Try it as the dog
        </button>
        <span aria-live="polite">{refused?.of === layout ? refused.says : sayHow(ready)}</span>
      </p>
    </section>
  )
}

function sayHow(ready: boolean): string {
  return ready
    ? 'A table of its own begins, with a bot as the Game Master. This one waits, and the draft is kept.'
    : 'Once it can be handed in, you can play it.'
}
