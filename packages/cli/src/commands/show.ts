import { findEntries, sayNotFound, sayShown } from '../almanac.ts'
import { findGame } from '../catalogue.ts'
import { CommandError, command, say, sayJson, widthOf } from '../command.ts'

export const showCommand = command({
  name: 'show',
  summary: 'Shows what is printed on a card, a Hero, a tile ... by its name, or what a word means.',
  usage: 'GAME [NAME...]',
  options: {
    json: { kind: 'flag', says: 'print it as one line of JSON' },
  },
  notes: () =>
    'Without NAME it lists what there is. NAME is a name, a part of one, a number such as T14, or a kind such as "Item".',
  async run({ words: [id = '', ...names], options: { json } }, io) {
    const game = findGame(io.catalogue, id)
    const name = names.join(' ')
    const lines = sayShown(game, name, widthOf(io))
    if (lines === undefined || lines.length === 0) throw new CommandError(sayNotFound(game, name))
    if (json)
      sayJson(io, { game: game.id, entries: name === '' ? (game.almanac ?? []) : findEntries(game, name).entries })
    else say(io, ...lines)
    return 0
  },
})
