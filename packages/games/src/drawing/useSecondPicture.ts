import { startTransition, useEffect, useState } from 'react'

/** How long a picture is waited for, in milliseconds: a page that nobody sees has none. */
const LONGEST = 200

/** False in a board's first picture: what is large and stands still comes with the next one, so that neither takes long. */
export function useSecondPicture(): boolean {
  return usePictureCount(2) === 2
}

/**
 * Counts pictures up to that one, from the one in which this is drawn first. What comes with each is drawn in slices, between which
 * the page listens, and is there before the next is counted.
 */
export function usePictureCount(last: number): number {
  const [picture, setPicture] = useState(1)
  useEffect(() => {
    if (picture >= last) return
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
  }, [picture, last])
  return picture
}
