import { useEffect, useState } from 'react'

/** How long a first picture is waited for, in milliseconds: a page that nobody sees has none. */
const LONGEST = 200

/** False in a board's first picture: what is large and stands still comes with the next one, so that neither takes long. */
export function useSecondPicture(): boolean {
  const [isSecond, setSecond] = useState(false)
  useEffect(() => {
    const go = () => setSecond(true)
    let shown: ReturnType<typeof setTimeout> | undefined
    const picture = requestAnimationFrame(() => {
      shown = setTimeout(go)
    })
    const unseen = setTimeout(go, LONGEST)
    return () => {
      cancelAnimationFrame(picture)
      clearTimeout(shown)
      clearTimeout(unseen)
    }
  }, [])
  return isSecond
}
