import { useEffect, useState } from 'react'
import { forgetPicture, keepPicture } from '../store/pictures.ts'
import type { OpenState } from '../table/source.ts'
import { type Frozen, freeze } from './freeze.ts'
import { paint } from './paint.ts'

/** How long a position stands before it is taken, and then before it is painted, which takes a moment: in milliseconds. */
const CALM = 1500
const LONG_CALM = 8000

/** How long a table has been open before anything of it is taken: until then the page has better to do. In milliseconds. */
const SETTLED = 12_000

/**
 * Keeps a small picture of where a table was left, for the home page. What only one of several people may see is in none, and
 * taking one never stands in the way of a click.
 */
export function usePicture({ now, stage, looking }: OpenState): void {
  const { id, sittings } = now.card
  const { steps } = now
  const over = now.outcome !== undefined
  const alone = sittings.filter(({ kind }) => kind === 'person').length === 1
  const [opened] = useState(() => performance.now())
  const still = alone && !over && !now.readOnly && looking === undefined && !stage.busy
  const asked = now.ask !== undefined
  useEffect(() => {
    if (over) forgetPicture(id)
  }, [over, id])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another number of answers is another position
  useEffect(() => {
    if (!still) return
    const taking = takePicture(id, asked ? Math.max(CALM, opened + SETTLED - performance.now()) : undefined)
    return () => taking.end()
  }, [still, asked, id, steps, opened])
}

/**
 * Takes it after so much calm, or as soon as nobody sees the page; nothing that has been ended is taken any more. While others
 * think there is no calm: one watches what moves, and painting takes longer than a picture of it may.
 */
function takePicture(table: string, calm: number | undefined): { end(): void } {
  let ended = false
  let begun = false
  let isLong = false
  let taken: (() => void) | undefined
  const keep = () => {
    taken?.()
    taken = undefined
  }
  const breath = async () => {
    await idle()
    return !ended
  }
  const take = async () => {
    const frame = document.querySelector('.board-frame')
    if (frame === null || begun) return
    begun = true
    const { width, height } = frame.getBoundingClientRect()
    const colour = groundOf(frame)
    const layers = await freeze(frame, breath)
    if (layers === undefined || layers.length === 0) return
    taken = () => void paintAndKeep(table, layers, { width, height, colour })
    if (isLong || isUnseen()) keep() // a slow machine takes longer than the long calm
  }
  const keepByItself = () => {
    isLong = true
    keep()
  }
  const timers = calm === undefined ? [] : [setTimeout(take, calm), setTimeout(keepByItself, calm + LONG_CALM - CALM)]
  const hide = () => {
    if (!isUnseen()) return
    keep()
    void take()
  }
  document.addEventListener('visibilitychange', hide)
  return {
    end() {
      ended = true
      for (const timer of timers) clearTimeout(timer)
      document.removeEventListener('visibilitychange', hide)
      if (!location.pathname.endsWith(table)) keep() // the table is being left
    },
  }
}

async function paintAndKeep(table: string, layers: readonly Frozen[], frame: Parameters<typeof paint>[1]) {
  const picture = await paint(layers, frame)
  if (picture !== undefined) keepPicture(table, picture)
}

function isUnseen(): boolean {
  return document.visibilityState === 'hidden'
}

/** The colour that a board lies on: the nearest that is not see-through. */
function groundOf(element: Element | null): string {
  if (element === null) return '#14110f'
  const { backgroundColor } = getComputedStyle(element)
  return backgroundColor.startsWith('rgba(') ? groundOf(element.parentElement) : backgroundColor
}

/** Until the browser has nothing better to do. */
function idle(): Promise<void> {
  return new Promise(done => {
    if (isUnseen())
      setTimeout(done) // nobody is kept waiting, and such a page is seldom said to be idle
    else if ('requestIdleCallback' in globalThis) requestIdleCallback(() => done())
    else setTimeout(done, 30)
  })
}
