import { useCallback, useEffect, useState } from 'react'
import { anything, call } from '../online/api.ts'
import { useCall } from '../online/use-call.ts'
import { isObject } from '../online/wire.ts'

/** What the server tells its operators, as far as the page shows it. */
interface NodeState {
  readonly id: string
  readonly startedAt: number
  readonly sockets: number
  readonly people: number
  readonly tables: number
  readonly matches: number
  readonly bots: number
  readonly memory: number
}

export interface Running {
  readonly nodes: readonly NodeState[]
  readonly totals: {
    readonly people: number
    readonly open: number
    readonly playing: number
    readonly over: number
    readonly reports: number
    readonly bans: number
  }
}

interface SaidLine {
  readonly n: number
  readonly name: string
  readonly text: string
  readonly at: number
}

export interface Report {
  readonly id: string
  readonly byName: string
  readonly person: string
  readonly name: string
  readonly kind: string
  readonly text: string
  readonly table?: string
  readonly addresses: readonly string[]
  readonly madeAt: number
  readonly closed?: { readonly at: number; readonly by: string; readonly outcome: string }
  readonly evidence?: {
    readonly game: string
    readonly seats: readonly string[]
    readonly chat: readonly SaidLine[]
    readonly gallery: readonly SaidLine[]
    readonly log: readonly { readonly seq: number; readonly at: number; readonly happening: object }[]
  }
}

export interface Ban {
  readonly id: string
  readonly person?: string
  readonly address?: string
  readonly name?: string
  readonly why: string
  readonly by: string
  readonly endsAt: number
  readonly liftedAt?: number
}

export interface Act {
  readonly id: string
  readonly at: number
  readonly who: string
  readonly what: string
  readonly about: string
  readonly detail: string
  readonly why: string
}

/** The way to the server with an operator's key. */
export interface Office {
  readonly key: string
}

export function askOffice<T>(
  { key }: Office,
  method: 'GET' | 'POST',
  path: string,
  isGood: (body: unknown) => body is T,
  body?: object,
) {
  return call(method, `/api/admin${path}`, isGood, body, { authorization: `Bearer ${key}` })
}

export function isRunning(body: unknown): body is Running {
  return isObject(body) && Array.isArray(body.nodes) && isObject(body.totals)
}

/** What the server has at a path for operators, and a way to look again. */
export function useOffice<T>(
  office: Office,
  path: string,
  isGood: (body: unknown) => body is T,
): readonly [found: T | undefined, look: () => void] {
  const [found, setFound] = useState<T>()
  const look = useCallback(() => {
    void askOffice(office, 'GET', path, isGood).then(answer => answer.ok && setFound(answer.value))
  }, [office, path, isGood])
  useEffect(look, [look])
  return [found, look]
}

/** Does something, and looks again. */
export function useActs(office: Office, done: () => void) {
  const { busy, problem, run } = useCall()
  const act = (path: string, body: object) => run(() => askOffice(office, 'POST', path, anything, body), done)
  return { busy, problem, act }
}

export function sayTime(at: number): string {
  return new Date(at).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' })
}
