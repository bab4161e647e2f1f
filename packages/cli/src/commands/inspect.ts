import { existsSync } from 'node:fs'
import { FastDice, inspect, Workbench } from '@undercroft/kernel'
import { findGame, gameOptions, sayGames } from '../catalogue.ts'
import { CommandError, command, INTERRUPTED, type Io, note, sayJson } from '../command.ts'
import { type Bench, hearOrder, reply } from '../inspect/orders.ts'
import { Lines } from '../play/lines.ts'
import { openRecord, sayProblem } from '../recorded.ts'

export const inspectCommand = command({
  name: 'inspect',
  summary: 'Opens a game or a record with nothing hidden: state, views, offers, hints, dictated dice, back and forth.',
  usage: 'GAME|FILE',
  options: {
    at: {
      kind: 'whole',
      value: 'N',
      from: 0,
      to: Number.MAX_SAFE_INTEGER,
      says: 'begin after so many steps of a record (all)',
    },
    option: { kind: 'texts', value: 'NAME=VALUE', says: "one of the game's options, or --NAME VALUE; for a new game" },
    seed: { kind: 'text', value: 'S', says: 'the dice where none are dictated (inspect)' },
    json: { kind: 'flag', says: 'print the position as one line of JSON and end' },
  },
  notes: catalogue =>
    [
      'FILE is what "play --record" or the page has saved. Orders may be piped in; "?" lists them.',
      sayGames(catalogue),
    ].join('\n'),
  async run({ words: [what = ''], options: { at, option, seed = 'inspect', json } }, io) {
    const isGame = io.catalogue.games.some(({ id }) => id === what)
    const workbench = isGame || !existsSync(what) ? begin(io, what, option, seed) : await open(io, what, option, seed)
    if (typeof workbench === 'string') {
      note(io, workbench)
      return 1
    }
    const refused = at === undefined ? undefined : workbench.goTo(at)
    if (refused !== undefined) throw new CommandError(`--at ${at}: ${refused}`)
    const { game, options } = workbench.match
    if (json) {
      sayJson(io, inspect(workbench.match, new FastDice('inspect')))
      return 0
    }
    return sitDown({ io, game, workbench, names: game.seats(options).map(({ name }) => name) })
  },
})

function begin({ catalogue }: Io, id: string, pairs: readonly string[], seed: string): Workbench {
  const game = findGame(catalogue, id)
  return Workbench.begin(game, gameOptions(game, pairs), seed)
}

async function open(io: Io, file: string, pairs: readonly string[], seed: string): Promise<Workbench | string> {
  if (pairs.length > 0) throw new CommandError('a record has its options in its head: --option is for a new game')
  const opened = await openRecord(file, io)
  if (!opened.ok) return sayProblem(file, opened.problem)
  const workbench = Workbench.open(opened.game, opened.record, seed)
  return workbench instanceof Workbench ? workbench : sayProblem(file, workbench)
}

async function sitDown(bench: Bench): Promise<number> {
  const lines = new Lines(bench.io)
  try {
    reply(bench, hearOrder(bench, '') ?? [])
    for (;;) {
      const line = await lines.next('> ')
      if (line === undefined) return lines.interrupted ? INTERRUPTED : 0
      const said = hearOrder(bench, line)
      if (said === undefined) return 0
      reply(bench, said)
    }
  } finally {
    lines.close()
  }
}
