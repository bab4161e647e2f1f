import type { OpenAsk, Shape } from '@undercroft/kernel'
import { useDeferredValue } from 'react'
import { Choices } from './choices.tsx'
import { foldable } from './entries.ts'
import type { PromptProps } from './prompt.tsx'

/**
 * The list of all answers. Folded it is out of sight, but not out of reach: screen readers have it, and it opens when the
 * focus comes into it.
 */
export function Answers(props: PromptProps & { readonly ask: OpenAsk<Shape> }) {
  const { ask, playable, docks } = props
  const kind = docks.isPinned('answers') ? 'pinned' : docks.isOpen('answers') ? 'open' : 'folded'
  const shown = foldable(ask, playable) ? kind : 'pinned'
  // What nobody sees yet is drawn after what everybody waits for: of hundreds of answers the odds are worked out.
  const later = useDeferredValue(ask.ticket, undefined)
  return (
    <section className="answers" aria-label="All answers" id="answers" data-shown={shown}>
      {(shown !== 'folded' || later === ask.ticket) && <Choices {...props} />}
    </section>
  )
}
