import { useRef } from 'react'

/**
 * What stands on a board while the story of the last moves is told. `stage` gets the stage as it was before this part of the
 * story, or nothing when there was none: it is remembered here, and asked for again only when something new is shown.
 */
export function useStaging<Stage, View, News>(
  view: View,
  showing: readonly News[],
  stage: (before: Stage | undefined) => Stage,
): Stage {
  const before = useRef<Stage>(undefined)
  const part = useRef<News>(undefined)
  const shown = useRef<{ readonly stage: Stage; readonly view: View; readonly last: News | undefined }>(undefined)
  const [first] = showing
  const last = showing.at(-1)
  // Another part of the story has begun where its first line is another one.
  const begins = first !== part.current
  if (begins) {
    part.current = first
    before.current = shown.current?.stage
  }
  if (begins || shown.current === undefined || shown.current.view !== view || shown.current.last !== last) {
    shown.current = { stage: stage(before.current), view, last }
  }
  return shown.current.stage
}
