import { games as shelf } from '@undercroft/games'
import type { Game, Phase, Seat, Shape, Table } from '@undercroft/kernel'

/** What the seats draw. Each game has about as many Heroes. */
const LOTS = ['amber', 'jade', 'onyx', 'opal', 'pearl', 'ruby'] as const

/** The lot that something is planted in. */
export const LUCKY = LOTS[0]

type State = Shape['state']

/**
 * A real game whose seats draw lots in place of Heroes. A lot does nothing, so that all are equally strong whatever the
 * game is like; but the lucky one wins so many points more often than is fair, which is planted without a calibration:
 * where it has not won it is given the win now and then.
 */
function withLots(game: Game, points: number): Game {
  const drawn = new WeakMap<State, readonly string[]>()
  const judged = new WeakSet<State>()
  const plant = (s: State, t: Table<Shape>): void => {
    if (s.outcome === undefined || judged.has(s)) return
    judged.add(s)
    const seats = drawn.get(s) ?? []
    const lucky: Seat = seats.indexOf(LUCKY)
    if (lucky < 0 || s.outcome.winners.includes(lucky)) return
    const chance = points / 100 / (1 - 1 / seats.length)
    if (t.pick(FINE, 'lot') < chance * FINE) s.outcome = { ...s.outcome, winners: [lucky] }
  }
  return {
    ...game,
    id: `${game.id}+${points}`,
    setup(options, t) {
      const left: string[] = [...LOTS]
      const lots = game.seats(options).map(() => left.splice(t.pick(left.length, 'lot'), 1)[0] ?? '')
      const state = game.setup(options, t)
      drawn.set(state, lots)
      return state
    },
    subjects: s => (drawn.get(s) ?? []).map(lot => [lot]),
    phases: Object.fromEntries(
      Object.entries<Phase<Shape>>(game.phases).map(([name, phase]) => [name, followed(phase, plant)]),
    ),
  }
}

const FINE = 100_000

/** A phase after each part of which something is done. */
function followed(phase: Phase<Shape>, after: (s: State, t: Table<Shape>) => void): Phase<Shape> {
  if ('run' in phase) {
    return {
      run: (s, t, f) => {
        phase.run(s, t, f)
        after(s, t)
      },
    }
  }
  if ('all' in phase) {
    return {
      ...phase,
      all: (s, t, answers, f) => {
        phase.all(s, t, answers, f)
        after(s, t)
      },
    }
  }
  const on = Object.entries(phase.on).map(([verb, handle]) => [
    verb,
    (taken: Parameters<NonNullable<typeof handle>>[0]) => {
      handle?.(taken)
      after(taken.s, taken.t)
    },
  ])
  return { ...phase, on: Object.fromEntries(on) }
}

/** Loads `masmorra+5`: the game, and the points that are planted in it. */
export async function loadGame(id: string): Promise<Game | undefined> {
  const [name, points] = id.split('+')
  const game = await shelf.find(each => each.id === name)?.load()
  return game === undefined ? undefined : withLots(game, Number(points))
}
