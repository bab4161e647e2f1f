import { boutOf, Deliberation, ledgerIn, type Onlooker, playAmong, playerNamed } from '@undercroft/bots'
import { FastDice, type Game, see } from '@undercroft/kernel'
import type { Arm, Experiment } from '../experiment/experiment.ts'
import { tableOf } from './table.ts'

/** What takes long is looked at in one of so many games. */
const ONE_IN = { skill: 10, decisions: 40, luck: 40 } as const

/** In such a game one of so many questions is thought about, for so many rounds of playouts. */
const [QUESTIONS, ROUNDS] = [6, 24]

/** How often each position is played on for the ledger. */
const LEDGER_ROUNDS = 4

/** What was found in a game by playing it, or one like it, once more. */
export interface Samples {
  /** Whether the one strong bot among weak ones won, and what share was fair. */
  readonly skill?: { readonly won: boolean; readonly fair: number }
  /** By how much the best answer was better than the second best, for some questions. */
  readonly gaps?: readonly number[]
  /** By seat: what chance changed of the chance to win, and what answers did. */
  readonly ledger?: readonly { readonly chance: number; readonly answers: number }[]
}

/** Takes the samples that an experiment asks for in this game. They depend on its number and seed alone. */
export function samplesOf(game: Game, experiment: Experiment, arm: Arm, index: number): Samples {
  const { measures } = experiment
  const isDue = (name: keyof typeof ONE_IN): boolean => measures.includes(name) && index % ONE_IN[name] === 0
  return {
    ...(isDue('skill') ? skillIn(game, experiment, arm, index) : {}),
    ...(isDue('decisions') ? { gaps: gapsIn(game, experiment, arm, index) } : {}),
    ...(isDue('luck') ? { ledger: owedIn(game, experiment, arm, index) } : {}),
  }
}

/** Plays the same game with one strong bot, in each seat in turn, among weak ones. */
function skillIn(game: Game, experiment: Experiment, arm: Arm, index: number): Pick<Samples, 'skill'> {
  const { options, seed } = tableOf(experiment, arm, index)
  const count = game.seats(options).length
  const strong = Math.floor(index / ONE_IN.skill) % count
  const seats = Array.from({ length: count }, (_, seat) => (seat === strong ? 'greedy' : 'random'))
  const played = playAmong({ game, options, seats, seed })
  const outcome = played?.play.state.outcome
  if (played === undefined || outcome === undefined) return {}
  const sides = game.thinking?.sides(played.play.state) ?? seats.map((_, seat) => seat)
  const all = new Set(sides).size
  if (all < 2) return {}
  const winning = new Set(outcome.winners.map(seat => sides[seat] ?? seat))
  return { skill: { won: outcome.winners.includes(strong), fair: winning.size / all } }
}

/** Thinks about some of the questions, and gives by how much the best answer was better than the second. */
function gapsIn(game: Game, experiment: Experiment, arm: Arm, index: number): number[] {
  const table = tableOf(experiment, arm, index)
  const gaps: number[] = []
  let asked = 0
  const onlooker: Onlooker = {
    asked: (play, ask) => {
      if (ask.options.length < 2 || asked++ % QUESTIONS !== 0) return
      const dice = new FastDice(`${table.seed} ${asked}`)
      const thinking = new Deliberation(game, { seen: see(play, ask.seat), ask }, dice)
      for (let round = 0; round < ROUNDS && thinking.open; round++) thinking.round()
      const [best, second] = thinking.thought().considered
      if (best !== undefined && second !== undefined) gaps.push(Math.max(0, best.chance - second.chance))
    },
  }
  playAmong({ game, ...table, onlooker })
  return gaps
}

/** Splits the changes of everybody's chance into what chance brought and what answers did. */
function owedIn(game: Game, experiment: Experiment, arm: Arm, index: number): NonNullable<Samples['ledger']> {
  const { options, seats, seed } = tableOf(experiment, arm, index)
  const player = (seat: number) => {
    const maker = playerNamed(seats[seat] ?? '')
    if (maker === undefined) throw new Error(`seat ${seat} has no player`)
    return maker
  }
  const match = boutOf(game, { options, seed, player })
  const ledger = ledgerIn(match, { rounds: LEDGER_ROUNDS, seed })
  return ledger.map(({ dice, draws, own, others }) => ({ chance: dice + draws, answers: own + others }))
}
