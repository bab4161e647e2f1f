import { games, loadGame } from '@undercroft/games'
import type { GameLook, TableLook } from '@undercroft/games/board'
import { loadLook } from '@undercroft/games/ui'
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

/** A game together with how it looks at a table. */
export interface Playable {
  readonly game: Game
  readonly look: GameLook<Shape> & TableLook<Shape>
}

/** What a game is called; its id, if it is not here. */
export function titleOf(id: string): string {
  return games.find(game => game.id === id)?.title ?? id
}

/** Everything on the shelf. A game that has no look of its own is played in words. */
const loadBoxes = once(() =>
  Promise.all(
    games.map(async ({ id, title, load }): Promise<Box> => {
      const look = await loadLook(id)
      return { id, title, look: look ?? plainLook(await load()) }
    }),
  ),
)

export function useBoxes(): readonly Box[] {
  return use(loadBoxes())
}

/** A game's box, while it is wanted for a colour or a name: nothing if the game is not here. */
export function useBox(id: string): Box | undefined {
  return useBoxes().find(box => box.id === id)
}

const ready = new Map<string, Playable>()
const loads = new Map<string, () => Promise<Playable | undefined>>()

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

export function usePlayable(id: string): Playable | undefined {
  return use(loadPlayable(id))
}

async function loadAll(id: string): Promise<Playable | undefined> {
  const [game, own] = await Promise.all([loadGame(id), loadLook(id)])
  if (game === undefined) return undefined
  const look = own ?? plainLook(game)
  const { table } = await look.table()
  const playable = { game, look: { ...look, ...table } }
  ready.set(id, playable)
  return playable
}
