import { Match, type MatchStep, ScriptedDice, type Shape } from '../../index.ts'
import { type Difference, firstDifference, say } from '../compare.ts'
import { unlike, unreadable } from './plain.ts'
import type { Breach, Law, Trial } from './trial.ts'
import { any, Walk } from './walk.ts'

export const exact: Law = {
  number: 2,
  title: 'the same choices and draws give the same states; states, views and words read back to themselves',

  check(trial) {
    const walk = new Walk(trial)
    const moments = [momentOf(walk.match)]
    while (walk.goesOn()) {
      const breach = unplain(walk) ?? unsaid(walk)
      if (breach !== undefined) return breach
      if (walk.step() !== undefined) moments.push(momentOf(walk.match))
    }
    return replayed(trial, walk.match, moments) ?? resumed(trial, walk.match, moments, walk.luck.below(moments.length))
  },
}

/** A position of a game: its state as JSON, and the answers of a Together that is not complete. */
interface Moment<T extends Shape> {
  readonly state: string
  readonly pending: readonly (T['choice'] | undefined)[]
}

function momentOf<T extends Shape>({ state, play }: Match<T>): Moment<T> {
  return { state: JSON.stringify(state), pending: play.pending.slice() }
}

function unplain<T extends Shape>({ match, seats, luck }: Walk<T>): Breach | undefined {
  const says = unlike(match.state, 'state')
  if (says !== undefined) return { says }
  if (luck.below(8) > 0) return undefined
  const viewer = any([...seats, 'spectator' as const], luck) ?? 'spectator'
  const view = unlike(match.see(viewer), 'view') ?? unlike(match.heard(viewer), 'events')
  return view === undefined ? undefined : { says: view, ...(viewer === 'spectator' ? {} : { seat: viewer }) }
}

/** Checks the words of a few offered and refused choices. */
function unsaid<T extends Shape>({ match, luck }: Walk<T>): Breach | undefined {
  const refused = luck.below(4) === 0 ? match.asks().flatMap(ask => ask.refused.map(each => each.choice)) : []
  const offered = match.play.asks.flatMap(ask => ask.options)
  for (let i = 0; i < 6; i++) {
    const choice = any(i % 2 === 0 ? offered : refused, luck)
    const says = choice === undefined ? undefined : unreadable(match.game.words, choice)
    if (says !== undefined) return { says }
  }
  return undefined
}

/** Plays the same choices and draws from the beginning: every state must be the same, byte for byte. */
function replayed<T extends Shape>(
  trial: Trial<T>,
  match: Match<T>,
  moments: readonly Moment<T>[],
): Breach | undefined {
  const dice = new ScriptedDice().dictate(match.setupDraws.map(draw => draw.shows))
  const again = new Match(trial.game, trial.options, dice)
  return follow(again, dice, match.steps, 'played again', 0, (json, step) => {
    const before = moments[step]?.state ?? '{}'
    if (json === before) return undefined
    const found = firstDifference(JSON.parse(before), JSON.parse(json))
    return found ?? { path: 'the order of its keys', left: before, right: json }
  })
}

/** Plays on from a state that went through JSON: nothing that matters may have been lost. */
function resumed<T extends Shape>(
  { game, options }: Trial<T>,
  match: Match<T>,
  moments: readonly Moment<T>[],
  from: number,
): Breach | undefined {
  const moment = moments[from]
  if (moment === undefined) return undefined
  const dice = new ScriptedDice()
  const position = { state: JSON.parse(moment.state) as T['state'], pending: moment.pending.map(throughJson<T>) }
  const again = Match.resume(game, options, position, dice)
  return follow(again, dice, match.steps, `resumed from the JSON of step ${from}`, from, (json, step) =>
    firstDifference(JSON.parse(moments[step]?.state ?? '{}'), JSON.parse(json)),
  )
}

function throughJson<T extends Shape>(choice: T['choice'] | undefined): T['choice'] | undefined {
  return choice === undefined ? undefined : JSON.parse(JSON.stringify(choice))
}

function follow<T extends Shape>(
  again: Match<T>,
  dice: ScriptedDice,
  steps: readonly MatchStep<T>[],
  how: string,
  from: number,
  difference: (state: string, step: number) => Difference | undefined,
): Breach | undefined {
  for (let step = from; ; step++) {
    const found = difference(JSON.stringify(again.state), step)
    if (found !== undefined) {
      const { path, left, right } = found
      return { says: `${how}, the state after step ${step} differs: ${path} was ${say(left)} and is ${say(right)}` }
    }
    const next = steps[step]
    if (next === undefined) return undefined
    dice.dictate(next.draws.map(draw => draw.shows))
    const answer = again.answer(next.seat, next.choice)
    if (!answer.ok) return { says: `${how}, step ${step + 1} is not accepted: ${say(answer)}` }
    if (dice.left.length > 0) return { says: `${how}, step ${step + 1} draws less often` }
  }
}
