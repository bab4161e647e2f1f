import { type BotLevel, bots } from '@undercroft/bots'
import { FastDice, type Game, Match, type Viewer } from '@undercroft/kernel'
import { findGame, gameOptions } from '../catalogue.ts'
import { command, say } from '../command.ts'
import { type Form, newForm, observe, schemaOf } from '../schema/observed.ts'

const USUAL_GAMES = 10
const MOST_ANSWERS = 5000
/** They play quickly, and differently. */
const PLAYERS = ['random', 'greedy'] as const satisfies readonly BotLevel[]

export const schemaCommand = command({
  name: 'schema',
  summary: 'Prints JSON Schemas of what a bot meets in a game: views, frames, choices, events.',
  usage: 'GAME',
  options: {
    option: { kind: 'texts', value: 'NAME=VALUE', says: 'a setting of the game; may be given several times' },
    games: { kind: 'whole', value: 'N', from: 1, to: 10_000, says: `over how many games (${USUAL_GAMES})` },
    seed: { kind: 'whole', value: 'N', from: 0, to: 2_000_000_000, says: 'of which dice (0)' },
  },
  notes: () =>
    'They are gathered from games that bots play: what never happened in them is not there, so look at many for what is rare.\n' +
    'The same games give the same schemas. The seats that the game has with these settings are printed too.',
  async run({ words: [id = ''], options: { option, games = USUAL_GAMES, seed = 0 } }, io) {
    const game = findGame(io.catalogue, id)
    const options = gameOptions(game, option)
    const forms = { view: newForm(), frame: newForm(), choice: newForm(), event: newForm() }
    for (let n = 0; n < games && !io.interrupted.aborted; n++) playOnce(game, options, `${seed} ${n}`, n, forms)
    const parts = Object.entries(forms).map(([name, form]) => [name, schemaOf(form)])
    const schema = {
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      title: game.title,
      game: { id: game.id, version: game.version, options, seats: game.seats(options) },
      $defs: Object.fromEntries(parts),
    }
    say(io, JSON.stringify(schema, undefined, 2))
    return 0
  },
})

type Forms = { readonly [Part in 'view' | 'frame' | 'choice' | 'event']: Form }

/** One game, as every viewer sees it. */
function playOnce(game: Game, options: object, seed: string, number: number, forms: Forms): void {
  const match = new Match(game, options, new FastDice(seed))
  const level = PLAYERS[number % PLAYERS.length] ?? 'random'
  const player = bots[level](game, new FastDice(`${seed} player`))
  const viewers: readonly Viewer[] = ['spectator', ...game.seats(options).keys()]
  for (let answers = 0; answers < MOST_ANSWERS; answers++) {
    for (const viewer of viewers) {
      const { view, frames } = match.see(viewer)
      observe(forms.view, view)
      for (const frame of frames) observe(forms.frame, frame)
    }
    const [ask] = match.asks()
    if (ask === undefined) break
    for (const choice of ask.options) observe(forms.choice, choice)
    match.answer(ask.seat, player.choose(match.see(ask.seat), ask))
  }
  for (const viewer of viewers) for (const { event } of match.heard(viewer)) observe(forms.event, event)
}
