import { useCallback, useEffect, useState } from 'react'
import { call } from './api.ts'

/** What the server has at a path, and a way to look again. */
export function useLooked<T>(
  path: string,
  isGood: (body: unknown) => body is T,
): readonly [found: T | undefined, look: () => void] {
  const [found, setFound] = useState<T>()
  const look = useCallback(() => {
    void call('GET', path, isGood).then(answer => answer.ok && setFound(answer.value))
  }, [path, isGood])
  useEffect(look, [look])
  return [found, look]
}
