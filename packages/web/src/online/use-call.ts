import type { Result } from '@undercroft/kernel'
import { useState } from 'react'
import type { Problem } from './wire.ts'

/** A request to the server: whether it is pending, and why it failed. */
export function useCall(): {
  readonly busy: boolean
  readonly problem: string | undefined
  readonly run: <T>(act: () => Promise<Result<T, Problem>>, done?: (value: T) => void) => void
} {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const run = <T>(act: () => Promise<Result<T, Problem>>, done?: (value: T) => void) => {
    if (busy) return
    setBusy(true)
    setProblem(undefined)
    void act().then(result => {
      setBusy(false)
      if (result.ok) done?.(result.value)
      else setProblem(result.error.message)
    })
  }
  return { busy, problem, run }
}
