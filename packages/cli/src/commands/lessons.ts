import { join } from 'node:path'
import { checkLessons } from '@undercroft/kernel/lessons/check'
import { findGame } from '../catalogue.ts'
import { CommandError, command, note, say, sayJson } from '../command.ts'
import { columns } from '../table.ts'

export const lessonsCommand = command({
  name: 'lessons',
  summary: 'Lists the chapters of the guided games, and checks that they can be played.',
  usage: '[GAME]',
  options: {
    json: { kind: 'flag', says: 'print them as one line of JSON' },
  },
  notes: () => 'Without GAME all games. Chapters are written in YAML, in the folder "lessons" of a game.',
  async run({ words: [id], options: { json } }, io) {
    const games = id === undefined ? io.catalogue.games : [findGame(io.catalogue, id)]
    const found = games.flatMap(game => {
      const folder = join(io.catalogue.folder, game.id, 'lessons')
      return checkLessons(game, folder).map(({ lesson, faults }) => ({ game: game.id, lesson, faults }))
    })
    if (found.length === 0 && id !== undefined) throw new CommandError(`${id} has no chapters`)
    // What `lessons --json` prints is documented, and stable.
    const chapters = found.map(({ game, lesson: { id: chapter, title, steps }, faults }) => {
      return { game, id: chapter, title, steps: steps.length, ok: faults.length === 0 }
    })
    if (json) sayJson(io, chapters)
    else say(io, ...columns([['game', 'chapter', 'title', 'steps'], ...chapters.map(asRow)]))
    for (const { faults } of found) for (const { message } of faults) note(io, message)
    return chapters.every(({ ok }) => ok) ? 0 : 1
  },
})

function asRow({
  game,
  id,
  title,
  steps,
  ok,
}: Record<'game' | 'id' | 'title', string> & { steps: number; ok: boolean }) {
  return [game, id, title, steps, ok ? 'ok' : 'failed']
}
