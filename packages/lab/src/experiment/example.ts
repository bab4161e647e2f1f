import { PLAYERS } from '@undercroft/bots'
import { type Game, type Option, type Setting, tunablesOf } from '@undercroft/kernel'
import { EXTRAS, MOST_GAMES, USUAL_EXTRAS, USUAL_GAMES } from './experiment.ts'

/** Writes an experiment to begin with: everything that can be set, with what it is, and nothing that is not usual. */
export function exampleOf(game: Game): string {
  const options = settingsOf(game)
  const [first] = options
  const other = first === undefined ? undefined : otherOf(first[1])
  const arms =
    first === undefined || other === undefined
      ? []
      : [
          '# Arms are ways to play that are compared with the first of them, game by game with the same seed.',
          '# arms:',
          '#   - name: as it is',
          `#   - name: ${first[0]} ${other}`,
          `#     options: { ${first[0]}: ${other} }`,
          ...contentOf(game),
          '#   - name: against a beginner',
          `#     bots: [greedy, ${game
            .seats(defaultsOf(options))
            .slice(1)
            .map(() => 'random')
            .join(', ')}]`,
        ]
  return `${[
    `# An experiment with ${game.title}. "undercroft lab run FILE" plays it; a line that begins with # says nothing.`,
    `title: ${game.title}, is it fair?`,
    `game: ${game.id}`,
    '',
    '# The same seed gives the same games, on any machine.',
    'seed: 1',
    '',
    '# How many games each arm plays; or instead to which precision its shares of wins are measured:',
    '# precision: 0.02 plays until all are known to two points, and "most" games for it.',
    `games: ${USUAL_GAMES}`,
    '# precision: 0.02',
    `# most: ${MOST_GAMES}`,
    '',
    `# Who plays: one bot for all seats, or a list with one for each. There is ${PLAYERS.join(', ')}.`,
    'bots: greedy',
    '# With true the bots change seats from game to game, so that each plays everywhere equally often.',
    'rotate: false',
    '',
    '# What is measured beside results and lengths; without some it is faster.',
    `measures: [${USUAL_EXTRAS.join(', ')}]  # or all; ${EXTRAS.filter(each => !USUAL_EXTRAS.includes(each)).join(', ')} can be added, and the last three take long`,
    '',
    "# The game's options. A list plays every combination.",
    ...(options.length === 0 ? ['# options: {}'] : ['options:']),
    ...options.map(([name, option]) => `  ${name}: ${option.otherwise}  # ${option.label}: ${allowedOf(option)}`),
    '',
    ...arms,
  ].join('\n')}\n`
}

/** An arm that changes a number of the game's content. */
function contentOf({ options }: Game): string[] {
  const [first] = tunablesOf(options).filter(tunable => 'max' in tunable)
  if (first === undefined || !('max' in first)) return []
  const value = first.value < first.max ? first.value + 1 : first.min
  return [
    `#   - name: ${first.id} ${value}`,
    `#     content: { ${first.id}: ${value} }  # what it changes in print; "undercroft lab tunables" lists what there is`,
  ]
}

/** A game's options, but for its content, which is set apart. */
function settingsOf({ options }: Game): (readonly [string, Setting])[] {
  const all = Object.entries(options as { readonly [name: string]: Option })
  return all.flatMap(([name, option]) => (option.kind === 'house' ? [] : [[name, option] as const]))
}

function defaultsOf(options: readonly (readonly [string, Setting])[]): object {
  return Object.fromEntries(options.map(([name, option]) => [name, option.otherwise]))
}

function allowedOf(option: Setting): string {
  switch (option.kind) {
    case 'one':
      return option.of.join(', ')
    case 'whole':
      return `${option.from} to ${option.to}`
    case 'flag':
      return 'true or false'
  }
}

/** Another value than the usual one. */
function otherOf(option: Setting): string | number | boolean | undefined {
  switch (option.kind) {
    case 'one':
      return option.of.find(each => each !== option.otherwise)
    case 'whole':
      return option.otherwise < option.to ? option.otherwise + 1 : option.from
    case 'flag':
      return !option.otherwise
  }
}
