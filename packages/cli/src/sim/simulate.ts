import { type Among, type Onlooker, type Played, playAmong } from '@undercroft/bots'
import type { Game, Seat } from '@undercroft/kernel'
import type { Programs } from '../programs/programs.ts'
import { addTo, type Tally } from './tally.ts'

/** The settings that every worker needs. */
export interface SimPlan extends Pick<Among, 'options' | 'seats' | 'seed'> {
  /** Whether the time of each answer is measured. */
  readonly timed?: boolean
}

/** Who plays, beside the bots. */
export interface SimBy {
  readonly stopped: () => boolean
  readonly programs: Programs | undefined
}

/**
 * Plays game number `index`. All its chance comes from the seed and the index alone, so that it goes the same way
 * whoever plays it and after whichever other games. Gives false, and counts nothing, if it was stopped.
 */
export function simulate(game: Game, plan: SimPlan, index: number, tally: Tally, by: SimBy): boolean {
  const used = new Set<string>()
  const watcher = { used: (content: string) => void used.add(content) }
  const seed = `${plan.seed}/${index}`
  const programs = by.programs?.begin(index, seed, watcher)
  let steps = 0
  const watch = plan.timed === true ? stopwatch(tally) : {}
  const onlooker: Onlooker = {
    ...watch,
    chose(seat, choice) {
      watch.chose?.(seat, choice)
      programs?.scribe.newStep(++steps)
    },
  }
  const played = playAmong({
    game,
    options: plan.options,
    seats: plan.seats,
    seed,
    witness: programs?.scribe ?? watcher,
    onlooker,
    ...(programs === undefined ? {} : { outsiders: programs.outsiders }),
    stopped: by.stopped,
  })
  if (played === undefined) return false
  programs?.over(played.play)
  count(game, tally, played)
  for (const content of used) tally.used.add(content)
  return true
}

/** Measures how long each answer takes. */
function stopwatch(tally: Tally): Onlooker {
  let from = 0
  return {
    asked: () => {
      from = performance.now()
    },
    chose: seat => addTo(timesOf(tally, seat), Math.ceil((performance.now() - from) * 10) / 10),
  }
}

function timesOf(tally: Tally, seat: Seat): Map<number, number> {
  tally.times[seat] ??= new Map()
  return tally.times[seat]
}

function count({ thinking }: Game, tally: Tally, { play, decisions }: Played): void {
  const { outcome } = play.state
  tally.games++
  tally.decisions += decisions
  addTo(tally.lengths, decisions)
  if (outcome === undefined) return
  tally.finished++
  for (const seat of outcome.winners) tally.wins[seat] = (tally.wins[seat] ?? 0) + 1
  const sides = thinking?.sides(play.state)
  for (const side of new Set(outcome.winners.map(seat => sides?.[seat] ?? seat))) {
    tally.sides[side] = (tally.sides[side] ?? 0) + 1
  }
  if (outcome.winners.length === 0) tally.draws++
  addTo(tally.endings, outcome.by)
  if (outcome.rounds !== undefined) addTo(tally.rounds, outcome.rounds)
}
