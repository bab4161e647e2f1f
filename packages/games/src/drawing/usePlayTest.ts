import type { Shape } from '@undercroft/kernel'
import { useEffect, useRef, useState } from 'react'
import type { FormProps, Tried } from '../board.ts'

/** What one may do with a draft that can be tried out, and what came of it. */
export interface PlayTest {
  /** Left out while it runs, where nothing can be tried, and while the draft is not in order. */
  readonly start?: () => void
  readonly stop?: () => void
  /** Of this very draft; what stands so far while it runs. */
  readonly tried: Tried | undefined
  /** What went wrong. */
  readonly failed: string | undefined
}

interface Trial {
  readonly draft: string
  readonly running: AbortController | undefined
  readonly tried?: Tried | undefined
  readonly failed?: string
}

/**
 * Tries a form's draft out: bots play on with it so many games. A draft that is changed stops it, as what it found is no
 * longer true then. No choice stands for a draft that may not be handed in yet.
 */
export function usePlayTest<T extends Shape>(
  { playTest }: Pick<FormProps<T>, 'playTest'>,
  choice: T['choice'] | undefined,
  games: number,
): PlayTest {
  const draft = JSON.stringify(choice)
  const [trial, setTrial] = useState<Trial>()
  const running = useRef<AbortController>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what runs is for this draft alone
  useEffect(() => () => running.current?.abort(), [draft])
  const mine = trial?.draft === draft ? trial : undefined
  const start = () => {
    if (playTest === undefined || choice === undefined) return
    const control = new AbortController()
    running.current = control
    const show = (change: Omit<Trial, 'draft' | 'running'>, over: boolean) =>
      setTrial(now => (now?.running === control ? { ...now, ...change, running: over ? undefined : control } : now))
    setTrial({ draft, running: control })
    playTest(choice, { games, signal: control.signal, onProgress: tried => show({ tried }, false) }).then(
      tried => show({ tried }, true),
      (error: unknown) => show({ failed: error instanceof Error ? error.message : String(error) }, true),
    )
  }
  const { running: control, tried, failed } = mine ?? {}
  const able = playTest !== undefined && choice !== undefined && control === undefined
  return { tried, failed, ...(able && { start }), ...(control && { stop: () => control.abort() }) }
}
