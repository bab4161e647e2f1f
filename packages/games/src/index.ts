import { anyGame, type Game, type Shape } from '@undercroft/kernel'

/** What may be said of a game before its rules are loaded. */
export interface Listed {
  readonly id: string
  readonly title: string
  readonly version: number
  load(): Promise<Game>
}

/** Every game there is, one line each; the page finds a game's look in its folder, as `<id>/board/index.tsx`. */
export const games: readonly Listed[] = [
  listed(
    'all-out-assault',
    'All Out Assault',
    1,
    async () => (await import('./all-out-assault/index.ts')).allOutAssault,
  ),
  listed(
    'without-masters',
    'Without Masters',
    2,
    async () => (await import('./without-masters/index.ts')).withoutMasters,
  ),
  listed('electrodungeon', 'ElectroDungeon', 2, async () => (await import('./electrodungeon/index.ts')).electroDungeon),
  listed('platformer', 'Platformer', 4, async () => (await import('./platformer/index.ts')).platformer),
  listed('masmorra', 'Masmorra', 7, async () => (await import('./masmorra/index.ts')).masmorra),
]

function listed<T extends Shape>(id: string, title: string, version: number, load: () => Promise<Game<T>>): Listed {
  return { id, title, version, load: async () => anyGame(await load()) }
}

/** One game's rules; nothing if it is not on the list. */
export async function loadGame(id: string): Promise<Game | undefined> {
  return games.find(game => game.id === id)?.load()
}

export async function loadGames(): Promise<readonly Game[]> {
  return Promise.all(games.map(game => game.load()))
}
