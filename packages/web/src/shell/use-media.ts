import { useCallback, useState, useSyncExternalStore } from 'react'

/** The list is made once: to make one, a browser has to bring the whole page's styles up to date. */
function useMedia(query: string): boolean {
  const [media] = useState(() => matchMedia(query))
  const subscribe = useCallback(
    (listener: () => void) => {
      media.addEventListener('change', listener)
      return () => media.removeEventListener('change', listener)
    },
    [media],
  )
  return useSyncExternalStore(subscribe, () => media.matches)
}

/** Three columns: seats, board, log. Below that the board has the screen and the rest is one tap away. */
export function useIsWide(): boolean {
  return useMedia('(min-width: 62rem)')
}

/** Whether one mostly touches here: a finger cannot rest on something. */
export function useTouches(): boolean {
  return useMedia('(pointer: coarse)')
}

const STILL = '(prefers-reduced-motion: reduce)'

export function useIsStill(): boolean {
  return useMedia(STILL)
}

export function isStill(): boolean {
  return matchMedia(STILL).matches
}
