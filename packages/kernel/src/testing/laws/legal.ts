import {
  type AnyChoice,
  checkChoice,
  type Dice,
  Match,
  ruleIds,
  type Seat,
  type Shape,
  sameData,
  sayChoice,
} from '../../index.ts'
import { offers } from '../../play.ts'
import { firstDifference, say } from '../compare.ts'
import { snapshot } from './known.ts'
import type { Breach, Law, Trial } from './trial.ts'
import { any, type Move, mutate, randomAnswer, sayError, Walk } from './walk.ts'

export const legal: Law = {
  number: 1,
  title: 'every offered choice is accepted; any other is refused by a rule that exists, and changes nothing',

  check(trial) {
    const walk = new Walk(trial)
    const rules = new Set<string>(ruleIds(trial.game.rulebook))
    while (walk.goesOn()) {
      const breach =
        badAsks(walk, rules) ??
        (walk.chance(3) ? refusesTheRest(walk, rules) : undefined) ??
        (walk.chance(6) ? (offersTwice(walk) ?? acceptsAny(walk, trial)) : undefined)
      if (breach !== undefined) return breach
      walk.step()
    }
    return walk.failure === undefined ? undefined : { says: `an offered choice was not accepted: ${walk.failure}` }
  },
}

/** Checks that a question is the same with and without refusals, and that each refusal names a rule of the book. */
function badAsks<T extends Shape>({ match, seats }: Walk<T>, rules: ReadonlySet<string>): Breach | undefined {
  const explained = match.asks()
  const [asked, again] = [match.play.asks, explained].map(asks => asks.map(({ seat }) => seat).join(', '))
  if (asked !== again) {
    const says = `seats ${asked} are asked, and seats ${again} when the question is offered again`
    return { says: `${says}: an aside may not change an open question unless it ends the game` }
  }
  for (const [i, ask] of match.play.asks.entries()) {
    const { ticket, phase, ...full } = explained[i] ?? { ...ask, ticket: 0, phase: 'nothing' }
    const { seat, options, form, otherwise } = ask
    const wrong = (says: string): Breach => ({ seat, says: `"${phase}" ${says}` })
    if (!seats.includes(seat)) return wrong(`asks seat ${seat}, which does not exist`)
    if (ticket < 1) return wrong('asks, but its question has no ticket')
    if (options.length === 0 && form === undefined) return wrong('offers nothing')
    if (options.length > 0 && options[otherwise] === undefined) return wrong('has no option for an absent seat')
    const difference = firstDifference({ ...ask, refused: [] }, { ...full, refused: [] })
    if (difference !== undefined)
      return wrong(`asks something else when it is offered again, with refusals or after an aside: ${difference.path}`)
    const offered = Map.groupBy(options, outline)
    for (const { choice, rule } of full.refused) {
      if (!rules.has(rule)) return wrong(`refuses ${sayIt(match, choice)} by ${rule}, which is not in the rulebook`)
      const isOffered = offered.get(outline(choice))?.some(option => sameData(option, choice))
      if (isOffered === true) return wrong(`both offers and refuses ${sayIt(match, choice)}`)
    }
  }
  return undefined
}

/**
 * Gives the same text for equal choices, and seldom for others, so that many options and refusals are compared fast.
 */
function outline(choice: AnyChoice): string {
  return choice.map(noun => (typeof noun === 'object' ? '' : noun)).join(' ')
}

function offersTwice<T extends Shape>({ match }: Walk<T>): Breach | undefined {
  for (const { seat, options } of match.play.asks) {
    const said = new Set<string>()
    for (const option of options) {
      const size = said.size
      if (said.add(JSON.stringify(option)).size === size)
        return { seat, says: `${sayIt(match, option)} is offered twice` }
    }
  }
  return undefined
}

function refusesTheRest<T extends Shape>(walk: Walk<T>, rules: ReadonlySet<string>): Breach | undefined {
  const { match } = walk
  const before = snapshot(match)
  const tried: string[] = []
  for (const { seat, choice } of strangers(walk)) {
    if (isLegal(match, seat, choice)) continue
    tried.push(`refused: ${sayIt(match, choice)} by seat ${seat}`)
    const says = badRefusal(match, { seat, choice }, rules)
    if (says !== undefined) return { seat, says: `${sayIt(match, choice)} ${says}` }
  }
  const after = snapshot(match)
  if (after === before) return undefined
  const change = firstDifference(JSON.parse(before), JSON.parse(after))
  const says = `refused choices changed ${change?.path} from ${say(change?.left)} to ${say(change?.right)}`
  return { says, details: tried }
}

function badRefusal<T extends Shape>(match: Match<T>, move: Move<T>, rules: ReadonlySet<string>): string | undefined {
  const malformed = !checkChoice(match.game.words, move.choice).ok
  const answer = match.answer(move.seat, move.choice)
  if (answer.ok) return 'was not offered, but was accepted'
  if (answer.kind !== 'refused') return malformed ? undefined : `is well-formed, but is called ${answer.kind}`
  if (malformed) return 'is malformed, but was judged by the rules'
  if (answer.broken.length === 0) return 'is refused without a rule'
  const unknown = answer.broken.find(({ rule }) => !rules.has(rule))
  return unknown === undefined ? undefined : `is refused by ${unknown.rule}, which is not in the rulebook`
}

/** Collects choices to try at any seat: refused ones, earlier ones, mixed ones, and for a form, bent ones. */
function strangers<T extends Shape>(walk: Walk<T>): Move<T>[] {
  const { match, luck } = walk
  const moves: Move<T>[] = []
  for (const { seat, refused, options, form } of match.asks()) {
    for (let i = 0; i < 2; i++) {
      const choice = any(refused, luck)?.choice
      if (choice !== undefined) moves.push({ seat, choice })
    }
    const model = options.find(option => option[0] === form) ?? invented(match, seat, form, luck)
    if (model !== undefined) moves.push({ seat, choice: mutate(model, model, luck) as T['choice'] })
  }
  for (let i = 0; i < 4; i++) {
    const [seat, choice] = [any(walk.seats, luck), walk.strange()]
    if (seat !== undefined && choice !== undefined) moves.push({ seat, choice })
  }
  return moves
}

function invented<T extends Shape>(
  { play }: Match<T>,
  seat: Seat,
  form: string | undefined,
  luck: Dice,
): T['choice'] | undefined {
  const { asking, state } = play
  if (form === undefined || asking === undefined) return undefined
  return asking.phase.invent?.({ s: state, f: asking.frame, seat, dice: luck })
}

function isLegal<T extends Shape>(match: Match<T>, seat: Seat, choice: T['choice']): boolean {
  const { play } = match
  const aside = match.asides(seat)
  if (aside !== undefined && offers(aside, choice)) return true
  const ask = play.asks.find(each => each.seat === seat)
  if (ask === undefined || !checkChoice(match.game.words, choice).ok) return false
  if (offers(ask, choice)) return true
  const { asking } = play
  return ask.form === choice[0] && asking?.phase.check?.({ s: play.state, f: asking.frame, seat, choice }).length === 0
}

/** Takes several options from the same position, each in a copy of the game. A walk takes only one. */
function acceptsAny<T extends Shape>({ match, luck }: Walk<T>, { game, options }: Trial<T>): Breach | undefined {
  const ask = any(match.play.asks, luck)
  if (ask === undefined) return undefined
  for (let i = 0; i < 3; i++) {
    const choice = randomAnswer(match.play, ask, luck)
    const position = { state: game.clone(match.state), pending: match.play.pending.slice() }
    const wrong = (says: string): Breach => ({
      seat: ask.seat,
      says: `${sayIt(match, choice)} is offered, but ${says}`,
    })
    try {
      const copy = Match.resume(game, options, position, luck)
      const answer = copy.answer(ask.seat, choice)
      if (!answer.ok) return wrong(`not accepted: ${say(answer)}`)
    } catch (error) {
      return wrong(`cannot be played: ${sayError(error)}`)
    }
  }
  return undefined
}

function sayIt<T extends Shape>(match: Match<T>, choice: T['choice']): string {
  try {
    return `"${sayChoice(match.game.words, choice)}"`
  } catch {
    return say(choice)
  }
}
