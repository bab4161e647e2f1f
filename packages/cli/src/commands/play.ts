import { randomInt } from 'node:crypto'
import { ADVICE_MS, BOT_LEVELS, type BotLevel, Deliberation, EFFORTS, isDeep, LEVELS, players } from '@undercroft/bots'
import { FastDice, type Game, Match, SealedDice, type SeatPlan } from '@undercroft/kernel'
import { findGame, gameOptions, isBot, readSeats, sayGames } from '../catalogue.ts'
import { CommandError, command, INTERRUPTED, type Io, note, say } from '../command.ts'
import { GAME_OPTION } from '../game-runs.ts'
import { sayUnknown } from '../near.ts'
import { Keeper } from '../play/keep.ts'
import { Lines } from '../play/lines.ts'
import { type Desk, hearLine } from '../play/orders.ts'
import { newSeal, sealedDice } from '../play/seal.ts'
import { Session, type Sitter } from '../play/session.ts'
import { ASKING, type Asking, Standing } from '../play/standing.ts'
import { thinkerOf } from '../play/thinker.ts'
import { namesOf, playerName } from '../recorded.ts'

const KINDS = ['person', ...BOT_LEVELS] as const

export const playCommand = command({
  name: 'play',
  summary: 'Plays a game in the terminal: people and bots, choices by number, refusals explained.',
  usage: 'GAME',
  options: {
    seats: { kind: 'list', value: 'LIST', says: 'who plays each seat: person or a bot (person, then greedy)' },
    names: { kind: 'list', value: 'LIST', says: 'what the people are called, such as Ann,Bo' },
    option: GAME_OPTION,
    seed: { kind: 'text', value: 'S', says: 'the same dice and bots each time (without it nobody knows the dice)' },
    ask: {
      kind: 'text',
      value: ASKING.join('|'),
      says: 'in which windows people are asked (usual: not where they can only pass)',
    },
    record: { kind: 'text', value: 'FILE', says: 'keep the game in this file, also when it is broken off' },
  },
  notes: catalogue =>
    [
      `Players: ${KINDS.map(sayKind).join(', ')}`,
      sayGames(catalogue),
      'Answers may be piped in. During the game "?" lists what else one can type.',
    ].join('\n'),
  async run({ words: [id = ''], options: given }, io) {
    const game = findGame(io.catalogue, id)
    const chosen = gameOptions(game, given.option)
    const plan = game.seats(chosen)
    const kinds = readSeats(plan, given.seats ?? plan.map((_, i) => (i === 0 ? 'person' : 'greedy')), KINDS)
    const options = game.settle?.(chosen, kinds.includes('person')) ?? chosen
    const asking = readAsking(given.ask)
    const sitters = seatAll(game, plan, kinds, given)
    const seal = newSeal(plan.length, given.seed)
    const dice = sealedDice(seal)
    const match = new Match(game, options, new SealedDice(seal))
    const keeper = new Keeper(match, { players: sitters, dice })
    if (given.record !== undefined) keeper.save(given.record) // a file that cannot be written is said before the game, not after
    say(io, `${game.title}: ${sayTable(plan, sitters)}. "?" is for help.`)
    if (dice.kind === 'sealed') say(io, `The dice are sealed: ${dice.commitment}`)
    const names = namesOf(plan.map(({ name }, i) => ({ name, kind: 'person', player: '', ...sitters[i] })))
    const desk: Desk = {
      io,
      match,
      sitters,
      names,
      standing: new Standing(game.words, plan.length, asking),
      advise: adviserOf(game, given.seed),
      save: file => saved(keeper, file),
    }
    const code = await sitDown(io, desk)
    if (match.outcome !== undefined) say(io, `The secret of the dice: ${seal.secret}`)
    if (given.record !== undefined) {
      keeper.save(given.record)
      note(io, keeper.told(given.record))
    }
    return code
  },
})

async function sitDown(io: Io, desk: Desk): Promise<number> {
  const lines = new Lines(io)
  try {
    const over = await new Session(io, lines, desk).play((line, ask) => hearLine(desk, line, ask))
    if (over) return 0
    note(io, '', 'The game is broken off.')
    return lines.interrupted.aborted ? INTERRUPTED : 0
  } finally {
    lines.close()
  }
}

function seatAll(
  game: Game,
  plan: SeatPlan,
  kinds: readonly (typeof KINDS)[number][],
  { names, seed }: { readonly names: readonly string[] | undefined; readonly seed: string | undefined },
): Sitter[] {
  const people = kinds.filter(kind => kind === 'person').length
  if (names !== undefined && names.length !== people && names.length !== kinds.length) {
    throw new CommandError(`--names has ${names.length} for ${people} people at ${kinds.length} seats`)
  }
  let named = 0
  return kinds.map((kind, seat) => {
    const name = names?.[names.length === kinds.length ? seat : named]
    if (isBot(kind)) return seatBot(game, kind, seed === undefined ? undefined : `${seed}/${seat}`)
    named++
    return { kind: 'person', player: name ?? plan[seat]?.name ?? '' }
  })
}

/** Thinks as long as one likes to wait; where the same hints are wanted each time, as many rounds as a master in simulations. */
function adviserOf(game: Game, seed: string | undefined): Desk['advise'] {
  const dice = new FastDice(seed ?? randomInt(2 ** 32))
  return (seen, ask) => {
    const thinking = new Deliberation(game, { seen, ask, explains: true }, new FastDice(dice.below(2 ** 31)))
    const until = seed === undefined ? performance.now() + ADVICE_MS : Number.POSITIVE_INFINITY
    const most = seed === undefined ? Number.POSITIVE_INFINITY : EFFORTS.master.rounds
    for (let i = 0; i < most && thinking.open && performance.now() < until; i++) thinking.round()
    return thinking.thought()
  }
}

/** A bot that thinks takes its time, unless the same answers are wanted each time. */
function seatBot(game: Game, level: BotLevel, seed: string | undefined): Sitter {
  const dice = new FastDice(seed ?? randomInt(2 ** 32))
  const bot = players[level](game, dice)
  if (seed !== undefined || !isDeep(level)) return { kind: 'bot', player: level, bot }
  return { kind: 'bot', player: level, bot, think: thinkerOf(game, level, dice) }
}

function sayKind(kind: (typeof KINDS)[number]): string {
  return isBot(kind) ? `${kind} (${LEVELS[kind].name}: ${LEVELS[kind].says})` : kind
}

function readAsking(word = 'usual'): Asking {
  const asking = ASKING.find(each => each === word)
  if (asking === undefined) throw new CommandError(sayUnknown('--ask', word, ASKING))
  return asking
}

function sayTable(plan: SeatPlan, sitters: readonly Sitter[]): string {
  return plan.map(({ name, role }, i) => `${name} (${role}) is ${sayWho(sitters[i], name)}`).join(', ')
}

function sayWho(sitter: Sitter | undefined, seat: string): string {
  if (sitter?.kind === 'bot') return `the bot ${playerName(sitter)}`
  return sitter === undefined || sitter.player === seat ? 'a person' : sitter.player
}

function saved(keeper: Keeper, file: string): string {
  try {
    keeper.save(file)
    return keeper.told(file)
  } catch (error) {
    if (error instanceof CommandError) return error.message
    throw error
  }
}
