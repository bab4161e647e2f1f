import { spawnSync } from 'node:child_process'
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { CommandError, command, say } from '../command.ts'
import { type GameNames, namesOf, renamed } from '../new-game/names.ts'
import { registerGame } from '../new-game/register.ts'

const TEMPLATE_FOLDER = fileURLToPath(new URL('../../templates/game', import.meta.url))
/** Where the repository keeps its games: the template's imports fit there. */
const GAMES_FOLDER = fileURLToPath(new URL('../../../games/src', import.meta.url))

export const newGameCommand = command({
  name: 'new-game',
  summary: 'Makes a folder for a game of your own that already plays: rules, a die, a secret, tests, a board.',
  usage: 'ID',
  options: { title: { kind: 'text', value: 'TITLE', says: 'what the game is called (made from its id)' } },
  notes: () => 'ID is lower-case words with hyphens, such as lantern-keep. docs/add-a-game.md goes through the folder.',
  async run({ words: [id = ''], options: { title } }, io) {
    const { games } = io.catalogue
    if (games.some(game => game.id === id)) throw new CommandError(`there is a game "${id}" already`)
    const names = namesOf(
      id,
      title,
      games.map(({ rulebook }) => rulebook.prefix),
    )
    const files = makeGame(GAMES_FOLDER, names)
    format(GAMES_FOLDER, names)
    const next = [
      [`npx undercroft play ${id}`, 'play it'],
      [`npx vitest run packages/games/src/${id}`, 'its scenarios, goldens and laws'],
      [`npx undercroft rules ${id} --coverage`, 'every rule in the book, in code and in a test'],
      [`npx undercroft lessons ${id}`, 'its guided first game can be played'],
      [`npx undercroft inspect ${id}`, 'look into it while you change it'],
      ['npm run dev', 'its board in the page'],
    ] as const
    const wide = Math.max(...next.map(([command]) => command.length))
    say(
      io,
      `${names.title} is there: packages/games/src/${id} (${files} files), and a line in index.ts.`,
      '',
      ...next.map(([command, what]) => `  ${command.padEnd(wide)}  ${what}`),
      '',
      'docs/add-a-game.md goes through the folder, file by file.',
    )
    return 0
  },
})

/** Writes the folder and the line that lists it; either all of it or nothing. Gives back how many files. */
function makeGame(games: string, names: GameNames): number {
  const folder = join(games, names.id)
  if (existsSync(folder)) throw new CommandError(`${folder} is there already`)
  const list = join(games, 'index.ts')
  const listed = registerGame(readFileSync(list, 'utf8'), names)
  const files = globSync('**/*', { cwd: TEMPLATE_FOLDER }).filter(name =>
    statSync(join(TEMPLATE_FOLDER, name)).isFile(),
  )
  try {
    for (const name of files) {
      const path = join(folder, renamed(name, names))
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, renamed(readFileSync(join(TEMPLATE_FOLDER, name), 'utf8'), names))
    }
    writeFileSync(list, listed)
  } catch (error) {
    rmSync(folder, { recursive: true, force: true })
    throw new CommandError(`the game cannot be written: ${(error as Error).message}`)
  }
  return files.length
}

/** Sorts the imports again, because the names of the new game sort differently. */
function format(games: string, { id }: GameNames): void {
  const biome = fileURLToPath(new URL('../../../../node_modules/@biomejs/biome/bin/biome', import.meta.url))
  if (!existsSync(biome)) return // an installation without the tools of development
  spawnSync(process.execPath, [biome, 'check', '--write', join(games, id)], { cwd: games })
}
