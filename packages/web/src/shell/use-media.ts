import { useSyncExternalStore } from 'react'

function useMedia(query: string): boolean {
  return useSyncExternalStore(
    listener => {
      const media = matchMedia(query)
      media.addEventListener('change', listener)
      return () => media.removeEventListener('change', listener)
    },
    () => matchMedia(query).matches,
  )
}

/** Three columns: seats, board, log. Below that the board has the screen and the rest is one tap away. */
export function useIsWide(): boolean {
  return useMedia('(min-width: 62rem)')
}

export function isStill(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}
