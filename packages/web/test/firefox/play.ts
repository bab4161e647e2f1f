import { setTimeout as pause } from 'node:timers/promises'
import { atTheEdge, buttonNamed, closeWord, keepSettings, look, type Seen } from './inPage.ts'
import type { Point, Tab } from './tab.ts'

/** How long anything may take, in milliseconds: far longer than it does. */
const PATIENCE = 120_000
/** How long a click may take until it has done something, before it is tried again or elsewhere. */
const SOON = 1500
const LOOK_EVERY = 40

const TASTE = { speed: 'instant', name: 'Ann', sound: false, briefs: false }
const DOCKS = ['seats', 'panel', 'answers']

interface Wish {
  readonly most: number
  readonly stop: AbortSignal
  /** Takes a picture, if any are wanted. */
  shoot(name: string): Promise<void>
}

interface Played {
  readonly moves: number
  /** How many of them were made on the board itself. */
  readonly onBoard: number
  readonly wrong: readonly string[]
}

/**
 * Begins a game against bots and makes so many moves as they are advised, with everything at the rim folded: on the board where
 * it glows, else by the button beside it. Then once more with all docks pinned.
 */
export async function play(tab: Tab, home: string, game: string, { most, stop, shoot }: Wish): Promise<Played> {
  await tab.goTo(home)
  await tab.run(keepSettings, { ...TASTE, pinned: [] })
  await tab.goTo(new URL(`/play/${game}`, home).href)
  await clickButton(tab, 'Begin')
  const wrong = new Set<string>()
  const lookAtEdge = async (how: string) => {
    for (const each of await tab.run(atTheEdge, undefined)) wrong.add(`${how}: ${each}`)
  }
  let [moves, onBoard] = [0, 0]
  let seen = await asked(tab, '')
  while (moves < most && !seen.over) {
    stop.throwIfAborted()
    await lookAtEdge('docks folded')
    if (await move(tab, seen)) onBoard++
    moves++
    seen = await asked(tab, seen.ask)
  }
  await lookAtEdge('docks folded')
  await shoot('folded')
  if (seen.over) wrong.add(`it was over after ${moves} moves`)
  await tab.run(keepSettings, { ...TASTE, pinned: DOCKS })
  await tab.goTo(await tab.run(() => location.href, undefined))
  seen = await asked(tab, '')
  await lookAtEdge('docks pinned')
  await move(tab, seen)
  await asked(tab, seen.ask)
  await lookAtEdge('docks pinned')
  await shoot('pinned')
  return { moves, onBoard, wrong: [...wrong] }
}

/** Waits for the next question, or the end. */
async function asked(tab: Tab, past: string): Promise<Seen> {
  return until(tab, 'nothing is asked', seen => seen.over || (seen.ask !== '' && seen.ask !== past))
}

/** One answer, as it is advised. Says whether the board took it. */
async function move(tab: Tab, { ask, form }: Seen): Promise<boolean> {
  const isDone = (seen: Seen) => seen.over || seen.ask !== ask
  await clickButton(tab, 'Advice')
  if (form) {
    await clickButton(tab, 'Ready')
    await until(tab, 'the form is not taken', isDone)
    return false
  }
  const clicked = async (at: Point): Promise<boolean> => {
    await tab.click(at)
    await within(SOON, tab, seen => isDone(seen) || seen.taken)
    return isDone(await until(tab, 'the answer is not played', seen => isDone(seen) || !seen.taken))
  }
  const ready = await until(tab, 'nothing is advised', seen => isDone(seen) || seen.answer !== undefined)
  if (ready.glow !== undefined && !isDone(ready)) {
    if (await clicked(ready.glow)) return true
    await clickButton(tab, 'Advice') // something else lies there: why it is refused stands where the advice stood
  }
  for (const since = Date.now(); Date.now() < since + PATIENCE; ) {
    const seen = await tab.run(look, undefined)
    if (isDone(seen) || (seen.answer !== undefined && (await clicked(seen.answer)))) return false
    await tab.run(closeWord, undefined) // where a button was, deeper advice may have put a word
    await pause(LOOK_EVERY)
  }
  throw new Error(`question ${ask} cannot be answered by clicking`)
}

async function clickButton(tab: Tab, name: string): Promise<void> {
  for (const since = Date.now(); Date.now() < since + PATIENCE; await pause(LOOK_EVERY)) {
    const at = await tab.run(buttonNamed, name)
    if (at !== undefined) return tab.click(at)
  }
  throw new Error(`there is no button "${name}"`)
}

async function until(tab: Tab, otherwise: string, wanted: (seen: Seen) => boolean): Promise<Seen> {
  const seen = await within(PATIENCE, tab, wanted)
  if (wanted(seen)) return seen
  throw new Error(
    `${otherwise}; there stands: ${await tab.run(() => document.body.innerText.slice(0, 300), undefined)}`,
  )
}

/** What stands there as soon as it is wanted, or when the time is over. */
async function within(ms: number, tab: Tab, wanted: (seen: Seen) => boolean): Promise<Seen> {
  const since = Date.now()
  for (;;) {
    const seen = await tab.run(look, undefined)
    if (wanted(seen) || Date.now() > since + ms) return seen
    await pause(LOOK_EVERY)
  }
}
