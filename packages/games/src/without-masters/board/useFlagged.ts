import { startTransition, useEffect, useMemo, useState } from 'react'
import { type Flagged, flagged, flagging, type Looked, NOTHING_FLAGGED } from './flags.ts'
import type { Things } from './things.ts'

interface Sight extends Looked {
  readonly things: Things
}

/** How long is thought about flags at a stretch, in milliseconds: clicks and pictures come between. */
const SLICE = 4

/**
 * What is to be told by flags. Where they fit takes longer to find out than all else: what moves is drawn first, and until it is
 * known flags stay as they were. From another side all is anew, and at once.
 */
export function useFlagged(sight: Sight | undefined): Flagged {
  const [known, setKnown] = useState<{ readonly from: Sight; readonly flags: Flagged }>()
  const isTurned = known !== undefined && sight !== undefined && known.from.quarter !== sight.quarter
  const anew = useMemo(() => (isTurned ? flagged(sight.things, sight) : undefined), [isTurned, sight])
  useEffect(() => {
    if (sight === undefined || known?.from === sight) return
    if (anew !== undefined) return setKnown({ from: sight, flags: anew })
    const steps = flagging(sight.things, sight)
    const think = () => {
      const until = performance.now() + SLICE
      for (;;) {
        const { done, value } = steps.next()
        if (done === true) return startTransition(() => setKnown({ from: sight, flags: value }))
        if (performance.now() >= until) break
      }
      next = setTimeout(think)
    }
    let next = setTimeout(think)
    return () => clearTimeout(next)
  }, [sight, known, anew])
  if (sight === undefined) return NOTHING_FLAGGED
  return anew ?? known?.flags ?? NOTHING_FLAGGED
}
