import { games as listed } from '@undercroft/games'
import { forget, keep, recall } from '@undercroft/games/drawing'
import type { Result } from '@undercroft/kernel'
import { useEffect, useSyncExternalStore } from 'react'
import { changeSettings } from '../settings/settings.ts'
import { anything, call } from './api.ts'
import { hasTexts, isObject, type Problem } from './wire.ts'

interface Me {
  readonly id: string
  readonly name: string
  readonly banned?: { readonly until: number; readonly why: string }
}

/** Who is at this browser, as the server knows them. */
export type Who =
  | { readonly kind: 'asking' }
  /** There is no server. */
  | { readonly kind: 'nowhere' }
  | { readonly kind: 'nobody'; readonly newer: boolean }
  /** `newer`: the server plays by other versions of the rules than this page knows. */
  | { readonly kind: 'known'; readonly me: Me; readonly newer: boolean }

/** Scripts cannot read the cookie. This mark says that there is one, so that a first-time visitor causes no request. */
const MARK = 'undercroft guest'

let who: Who = { kind: 'asking' }
let asked = false
const listeners = new Set<() => void>()

function set(next: Who): void {
  who = next
  for (const listener of listeners) listener()
}

/** Where nobody wants to know, nobody is asked. */
export function useWho(wanted = true): Who {
  useEffect(() => {
    if (asked || !wanted) return
    asked = true
    void find()
  }, [wanted])
  return useSyncExternalStore(
    listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => who,
  )
}

/** Whether somebody has played online in this browser before. */
export function wasOnline(): boolean {
  return recall(MARK) !== undefined
}

/** Looks again: the server may be back, or somebody else. */
export function findAgain(): void {
  void find()
}

export async function becomeGuest(name: string): Promise<Result<Me, Problem>> {
  return settle(await call('POST', '/api/guests', isMe, { name }))
}

export async function comeFromElsewhere(token: string): Promise<Result<Me, Problem>> {
  return settle(await call('POST', '/api/sessions', isMe, { token }))
}

/** Signs in with a key to an account: a passkey or a recovery code. */
export async function signedInBy(path: string, key: object): Promise<Result<Me, Problem>> {
  return settle(await call('POST', path, isMe, key))
}

export async function rename(name: string): Promise<Result<Me, Problem>> {
  return settle(await call('PATCH', '/api/me', isMe, { name }))
}

/** Signs out here, or deletes all that is kept of me. */
export async function leave(path: '/api/sessions' | '/api/me'): Promise<Result<object, Problem>> {
  const gone = await call('DELETE', path, anything)
  if (gone.ok) {
    mark(undefined)
    set({ kind: 'nobody', newer: isNewer() })
  }
  return gone
}

function settle(found: Result<Me, Problem>): Result<Me, Problem> {
  if (found.ok) {
    mark(found.value.name)
    changeSettings({ name: found.value.name.slice(0, 24) })
    set({ kind: 'known', me: found.value, newer: isNewer() })
  }
  return found
}

/** After a line was lost the server may be another: does it still play by the rules that this page knows? */
export async function checkVersions(): Promise<void> {
  const newer = await findNewer()
  if (newer !== undefined && 'newer' in who && who.newer !== newer) set({ ...who, newer })
}

async function find(): Promise<void> {
  const newer = await findNewer()
  if (newer === undefined) return set({ kind: 'nowhere' })
  const me = wasOnline() ? await call('GET', '/api/me', isMe) : undefined
  if (me?.ok === true) return set({ kind: 'known', me: me.value, newer })
  if (me?.error.code === 'nowhere') return set({ kind: 'nowhere' })
  mark(undefined)
  set({ kind: 'nobody', newer })
}

async function findNewer(): Promise<boolean | undefined> {
  const games = await call('GET', '/api/games', areGames)
  if (!games.ok) return undefined
  return games.value.games.some(game => {
    const ours = listed.find(each => each.id === game.id)
    return ours !== undefined && ours.version !== game.version
  })
}

function isNewer(): boolean {
  return 'newer' in who && who.newer
}

function mark(name: string | undefined): void {
  if (name === undefined) forget(MARK)
  else keep(MARK, name)
}

function isMe(body: unknown): body is Me {
  return isObject(body) && hasTexts(body, 'id', 'name')
}

interface Games {
  readonly games: readonly { readonly id: string; readonly version: number }[]
}

function areGames(body: unknown): body is Games {
  return isObject(body) && Array.isArray(body.games)
}
