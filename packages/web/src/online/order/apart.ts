import { useState } from 'react'
import { anything, call } from '../api.ts'
import { useCall } from '../use-call.ts'
import { useLooked } from '../use-looked.ts'
import { isObject } from '../wire.ts'

interface Somebody {
  readonly person: string
  readonly name: string
}

/** Whom one does not want to hear, or to meet. */
interface Apart {
  readonly muted: readonly Somebody[]
  readonly blocked: readonly Somebody[]
}

export function areApart(body: unknown): body is Apart {
  return isObject(body) && Array.isArray(body.muted) && Array.isArray(body.blocked)
}

/** Whom one has muted and blocked, and how that is changed. */
export function useApart() {
  const [found, look] = useLooked('/api/me/apart', areApart)
  const [changed, setChanged] = useState<Apart>()
  const { busy, problem, run } = useCall()
  const list = changed ?? found
  const mute = (person: string, on: boolean) =>
    run(
      () => call('POST', '/api/me/mutes', anything, { person, on }),
      () => {
        setChanged(undefined)
        look()
      },
    )
  const block = (person: string, on: boolean) =>
    run(() => call('POST', '/api/me/blocks', areApart, { person, on }), setChanged)
  return { list, busy, problem, mute, block }
}
