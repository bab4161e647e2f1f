import { useEffect } from 'react'
import { useTitle } from './page.tsx'

/** The tab and, where the page is installed, its icon say when it is your turn; both are taken back when it is not. */
export function useTurnSign(title: string, yours: boolean): void {
  useTitle(yours ? `Your turn: ${title}` : title)
  useEffect(() => {
    if (!yours) return
    badge(1)
    return () => badge(0)
  }, [yours])
}

function badge(count: number): void {
  if (!('setAppBadge' in navigator)) return
  const set = count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge()
  set.catch(() => {}) // the page is not installed, or may not
}
