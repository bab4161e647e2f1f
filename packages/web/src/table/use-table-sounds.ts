import type { TableLook } from '@undercroft/games/board'
import type { Shape } from '@undercroft/kernel'
import { useEffect } from 'react'
import { breathe, play, wakeByTouch } from '../settings/sound.ts'
import type { OpenState } from './source.ts'

const NOTHING = [] as const

/** What happens is heard as the game says it sounds, in the quiet of the game's place. */
export function useTableSounds({ now, stage }: OpenState, look: TableLook<Shape>): void {
  const last = stage.showing.at(-1)
  const asked = stage.busy ? undefined : now.ask?.ticket
  useEffect(() => {
    if (last === undefined) return
    const { event } = last
    const own = look.sound?.(event)
    if (own !== undefined) play(own)
    else if (event.what === 'rolled' || event.what === 'thrown') play('die')
    else if (event.what === 'ended') play('end')
    else if (look.sound === undefined) play('move')
  }, [last, look])
  useEffect(() => {
    if (asked !== undefined) play('ask')
  }, [asked])
  useEffect(wakeByTouch, [])
  const { air = NOTHING } = look
  useEffect(() => {
    breathe(air)
    return () => breathe(NOTHING)
  }, [air])
}
