import type { BoardProps } from '@undercroft/games/board'
import type { Game, Shape } from '@undercroft/kernel'
import type { Stage } from './playback.ts'
import type { Snapshot } from './protocol.ts'
import type { OpenState } from './source.ts'
import { actorOf, shortText } from './turns.ts'

/** Whose turn it is, in words. */
export interface Turn {
  readonly seat: number | undefined
  readonly who: string
  readonly what: string
  readonly yours: boolean
}

export function turnOf(
  { now, stage, looking, sent }: OpenState,
  { ask, sitters, viewer, seen }: BoardProps<Shape>,
  game: Pick<Game, 'faces'>,
): Turn {
  const nameOf = (seat: number) => sitters[seat]?.player ?? '?'
  if (looking !== undefined) {
    const told = now.lines.filter(({ step }) => step === looking.step && step > 0).map(line => shortText(line, game))
    return { seat: undefined, who: 'Looking back', what: told.join('. ') || 'This is how it was.', yours: false }
  }
  if (sent?.waits === true) {
    return {
      seat: undefined,
      who: 'No connection',
      what: 'Your answer waits here. It is sent by itself when the connection is back, and counts then.',
      yours: false,
    }
  }
  if (sent?.late === true) {
    return {
      seat: undefined,
      who: 'On its way',
      what: 'Your answer has been sent. It counts once the table has it.',
      yours: false,
    }
  }
  if (ask !== undefined) {
    return { seat: ask.seat, who: `Your turn, ${nameOf(ask.seat)}`, what: ask.prompt, yours: true }
  }
  if (stage.busy) return shownNow(now, stage, nameOf, game)
  if (now.card.opened === true) {
    return { seat: undefined, who: 'Opened from a file', what: 'Look through it, or sit down and go on.', yours: false }
  }
  const others = seen.deciding.filter(each => each.seat !== viewer)
  const first = others[0]
  if (first === undefined)
    return { seat: undefined, who: 'One moment', what: 'Something is being resolved.', yours: false }
  const names = others.map(each => nameOf(each.seat)).join(' and ')
  const thinks = others.length > 1 ? 'are thinking' : 'is thinking'
  return {
    seat: first.seat,
    who: `${names} ${thinks}`,
    what: first.prompt ?? 'What it is about stays secret.',
    yours: false,
  }
}

/** What is being shown, and whose doing it is. */
function shownNow(
  { lines }: Snapshot,
  { showing, told }: Stage,
  nameOf: (seat: number) => string,
  game: Pick<Game, 'faces'>,
): Turn {
  const newest = showing.at(-1)
  const seat = newest === undefined ? undefined : actorAt(lines, newest.n)
  const who = seat === undefined ? 'Just now' : `${nameOf(seat)} plays`
  const rolls = newest !== undefined && newest.n >= told
  const last = lines[told - 1]
  const said = last === undefined ? ' ' : shortText(last, game)
  return { seat, who, what: rolls ? ROLLING[newest.event.what === 'thrown' ? 'many' : 'one'] : said, yours: false }
}

const ROLLING = { one: 'The die is rolling …', many: 'The dice are rolling …' } as const

/** Whose answer brought a line about. */
export function actorAt(lines: Snapshot['lines'], n: number): number | undefined {
  const step = lines[n]?.step
  for (let at = n; at >= 0 && lines[at]?.step === step; at--) {
    const line = lines[at]
    const seat = line === undefined ? undefined : actorOf(line.event)
    if (seat !== undefined) return seat
  }
  return undefined
}
