import { games, loadGame } from '@undercroft/games'
import type { GameLook, TableLook } from '@undercroft/games/board'
import { lookOf } from '@undercroft/games/ui'
import type { Game, Shape } from '@undercroft/kernel'
import { use } from 'react'
import { plainLook } from './plain/plain-look.tsx'
import { once } from './shell/once.ts'

/** A game as it stands on the shelf: nothing of its rules is loaded. */
export interface Box {
  readonly id: string
  readonly title: string
  readonly look: GameLook<Shape>
}

/** A game with its rules, as they are set up and read: nothing of its table is loaded. */
export interface Opened {
  readonly game: Game
  readonly look: GameLook<Shape>
}

/** A game together with how it looks at a table. */
export interface Playable {
  readonly game: Game
  readonly look: GameLook<Shape> & TableLook<Shape>
}

/** What a game is called; its id, if it is not here. */
export function titleOf(id: string): string {
  return games.find(game => game.id === id)?.title ?? id
}

/** Everything that has a look of its own, at once. */
export const shelf = games.flatMap(({ id, title }): Box[] => {
  const look = lookOf(id)
  return look === undefined ? [] : [{ id, title, look }]
})

/** Everything on the shelf. A game that has no look of its own is played in words, and says so by its rules. */
const loadBoxes = once(() =>
  Promise.all(
    games.map(
      async ({ id, title, load }): Promise<Box> =>
        shelf.find(box => box.id === id) ?? { id, title, look: plainLook(await load()) },
    ),
  ),
)

export function useBoxes(): readonly Box[] {
  return shelf.length === games.length ? shelf : use(loadBoxes())
}

/** A game's box, while it is wanted for a colour or a name: nothing if the game is not here. */
export function useBox(id: string): Box | undefined {
  return useBoxes().find(box => box.id === id)
}

const opens = new Map<string, () => Promise<Opened | undefined>>()
const ready = new Map<string, Playable>()
const loads = new Map<string, () => Promise<Playable | undefined>>()

/** What is needed to set a game up, or to read its rules; nothing if it is not here. */
export function loadOpened(id: string): Promise<Opened | undefined> {
  const load = opens.get(id) ?? once(() => open(id))
  opens.set(id, load)
  return load()
}

/** What is needed to play a game; nothing if it is not here. */
export function loadPlayable(id: string): Promise<Playable | undefined> {
  const load = loads.get(id) ?? once(() => loadAll(id))
  loads.set(id, load)
  return load()
}

/** The same, if it has been loaded. */
export function loadedPlayable(id: string): Playable | undefined {
  return ready.get(id)
}

export function useOpened(id: string): Opened | undefined {
  return use(loadOpened(id))
}

export function usePlayable(id: string): Playable | undefined {
  return use(loadPlayable(id))
}

async function open(id: string): Promise<Opened | undefined> {
  const game = await loadGame(id)
  return game && { game, look: lookOf(id) ?? plainLook(game) }
}

async function loadAll(id: string): Promise<Playable | undefined> {
  const [opened, own] = await Promise.all([loadOpened(id), lookOf(id)?.table()])
  if (opened === undefined) return undefined
  const { table } = own ?? (await opened.look.table())
  const playable = { game: opened.game, look: { ...opened.look, ...table } }
  ready.set(id, playable)
  return playable
}
