import { type RefObject, useCallback, useEffect, useRef } from 'react'

/**
 * Listens to the wheel over a picture; without a listener it is the page's. React's listeners are passive, and could not keep the
 * page from scrolling.
 */
export function useWheel(picture: RefObject<Element | null>, onTurn: ((event: WheelEvent) => void) | undefined): void {
  const latest = useRef(onTurn)
  latest.current = onTurn
  const wheel = useCallback((event: Event) => {
    if (!(event instanceof WheelEvent) || latest.current === undefined) return
    event.preventDefault()
    latest.current(event)
  }, [])
  useEffect(() => {
    const element = picture.current
    element?.addEventListener('wheel', wheel, { passive: false })
    return () => element?.removeEventListener('wheel', wheel)
  }, [picture, wheel])
}
