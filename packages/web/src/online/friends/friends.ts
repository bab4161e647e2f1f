import { useEffect, useState } from 'react'
import { call } from '../api.ts'
import { isObject } from '../wire.ts'

interface Somebody {
  readonly person: string
  readonly name: string
}

export interface FriendList {
  readonly friends: readonly (Somebody & { readonly here: boolean })[]
  readonly asking: readonly Somebody[]
  readonly calls: readonly {
    readonly by: string
    readonly name: string
    readonly table: string
    readonly game: string
  }[]
  readonly hidden: boolean
}

export function areFriends(body: unknown): body is FriendList {
  return isObject(body) && [body.friends, body.asking, body.calls].every(Array.isArray)
}

/** One's friends; `news` changes when the server says that they have. */
export function useFriends(
  named: boolean,
  news: number,
): readonly [FriendList | undefined, (list: FriendList) => void] {
  const [list, setList] = useState<FriendList>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: news are a reason to look again
  useEffect(() => {
    if (!named) return setList(undefined)
    void call('GET', '/api/me/friends', areFriends).then(found => found.ok && setList(found.value))
  }, [named, news])
  return [list, setList]
}
