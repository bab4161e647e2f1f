import { useEffect } from 'react'
import { play } from '../settings/sound.ts'
import type { OpenState } from './source.ts'

export function useTableSounds({ now, stage }: OpenState): void {
  const last = stage.showing.at(-1)
  const n = last?.n
  const what = last?.event.what
  const asked = stage.busy ? undefined : now.ask?.ticket
  useEffect(() => {
    if (n === undefined) return
    if (what === 'rolled' || what === 'thrown') play('die')
    else if (what === 'ended') play('end')
    else play('move')
  }, [n, what])
  useEffect(() => {
    if (asked !== undefined) play('ask')
  }, [asked])
}
