import { startTransition, useEffect, useState } from 'react'

/** How long a picture is waited for, in milliseconds: a page that nobody sees has none. */
const LONGEST = 200

/** False in a board's first picture: what is large and stands still comes with the next one, so that neither takes long. */
export function useSecondPicture(): boolean {
  return useLaterPicture(2)
}

/**
 * False until that picture, counted from the one in which this is drawn first. What comes then is drawn in slices, between which
 * the page listens.
 */
export function useLaterPicture(wanted: number): boolean {
  const [picture, setPicture] = useState(1)
  const isThere = picture >= wanted
  useEffect(() => {
    if (isThere) return
    const go = () => startTransition(() => setPicture(picture + 1))
    let shown: ReturnType<typeof setTimeout> | undefined
    const next = requestAnimationFrame(() => {
      shown = setTimeout(go)
    })
    const unseen = setTimeout(go, LONGEST)
    return () => {
      cancelAnimationFrame(next)
      clearTimeout(shown)
      clearTimeout(unseen)
    }
  }, [picture, isThere])
  return isThere
}
