import { useSyncExternalStore } from 'react'

/** Whether the table has the whole screen, and the way there and back; nothing where a browser has no such thing. */
export function useFullScreen(): { readonly on: boolean; readonly toggle: () => void } | undefined {
  const on = useSyncExternalStore(
    listener => {
      document.addEventListener('fullscreenchange', listener)
      return () => document.removeEventListener('fullscreenchange', listener)
    },
    () => document.fullscreenElement !== null,
  )
  return document.fullscreenEnabled ? { on, toggle: toggleFullScreen } : undefined
}

export function toggleFullScreen(): void {
  const change =
    document.fullscreenElement === null ? document.documentElement.requestFullscreen() : document.exitFullscreen()
  change.catch(() => {}) // the browser says no: then it stays as it is
}
