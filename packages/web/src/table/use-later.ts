import { startTransition, useEffect, useRef, useState } from 'react'
import { afterPicture } from './after-picture.ts'

/**
 * A value as it was until the next picture has been shown, where both may wait: what stands around a board is drawn in a
 * picture of its own, so that neither takes long. What may not wait comes at once, and goes at once.
 */
export function useLater<T>(value: T, mayWait: (value: T) => boolean): T {
  const [shown, setShown] = useState(value)
  const newest = useRef(value)
  const [catchUp] = useState(() => afterPicture(() => startTransition(() => setShown(newest.current))))
  useEffect(() => {
    newest.current = value
    if (shown !== value) catchUp()
  }, [value, shown, catchUp])
  if (shown === value || (mayWait(value) && mayWait(shown))) return shown
  setShown(value)
  return value
}
