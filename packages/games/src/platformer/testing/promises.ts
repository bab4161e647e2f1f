import { isKernelEvent, type Seen, type Told } from '@undercroft/kernel'
import type { Choice } from '../state/choices.ts'
import type { Event } from '../state/events.ts'
import type { Frame } from '../state/frames.ts'
import { nameOf } from '../state/spaces.ts'
import type { Platformer, State } from '../state/state.ts'
import { type Foresight, foresee, type Harm } from '../words/foresight.ts'

/** Events that come after the choice has been resolved: the kernel runs on until somebody is asked. */
const LATER: readonly Event['what'][] = ['turn', 'enemyDie', 'bossDrew', 'event']

/** Events that belong to a fall; any other event comes after it. */
const OF_A_FALL: readonly Event['what'][] = [
  'fell',
  'took',
  'wounded',
  'fainted',
  'special',
  'token',
  'artifact',
  'lost',
]

/** The events that were told, and the state that they led to. */
interface Happened {
  readonly told: readonly Told<Platformer>[]
  readonly is: Pick<State, 'frames'>
}

/** What is foreseen about a choice, in the form that the law of promises takes. */
interface Promised {
  readonly says: string
  readonly chance: 1
  kept(happened: Happened): boolean
  until(after: Seen<Platformer>): boolean
}

export function promises(seen: Seen<Platformer>, seat: number, choice: Choice): Promised[] {
  const foreseen = foresee(seen, seat, choice)
  const { active } = seen.view
  const { harm, falls, coins, gems, strike, steps } = foreseen
  return [
    ...certain('Hearts are lost so', harm !== undefined, told => brokenHarm(foreseen, told), isPushed),
    ...certain('figures fall so', falls !== undefined, told => brokenFalls(foreseen, told), untilFallen(seen, choice)),
    ...certain('Venom takes so', endsTurn(choice), told => brokenVenom(foreseen, told), untilFallen(seen, choice)),
    ...certain('it costs and brings so much', (coins ?? gems) !== undefined, told =>
      brokenPurse(foreseen, told, active),
    ),
    ...certain('it strikes so', strike !== undefined, told => brokenStrike(foreseen, told)),
    ...certain('it goes so far', steps !== undefined, (told, after) => brokenSteps(foreseen, told, after)),
  ]
}

type Broken = (told: readonly Event[], after: readonly Frame[]) => string[]

function certain(
  says: string,
  given: boolean,
  broken: Broken,
  until: (after: Seen<Platformer>) => boolean = () => true,
): Promised[] {
  if (!given) return []
  const kept = ({ told, is }: Happened): boolean => broken(told.filter(isOwn), is.frames).length === 0
  return [{ says, chance: 1, kept, until }]
}

const isOwn = (event: Told<Platformer>): event is Event => !isKernelEvent(event)

/** PL-9.15: where somebody can be pushed in several directions, everything happens after the push is chosen. */
const isPushed = ({ frames }: Seen<Platformer>): boolean => frames.at(-1)?.phase !== 'push'

const turnOf = ({ view }: Seen<Platformer>): string => `${view.round} ${view.active}`

const endsTurn = ([verb]: Choice): boolean => verb === 'end' || verb === 'skip'

/** PL-20.2: other players who are asked stay. The fall at the end of a Turn comes before the next Turn. */
function untilFallen(before: Seen<Platformer>, choice: Choice): (after: Seen<Platformer>) => boolean {
  if (endsTurn(choice)) return after => turnOf(after) !== turnOf(before)
  return ({ frames }) => frames.at(-1)?.phase !== 'ladder'
}

const isVenom = (event: Event): boolean => event.what === 'wounded' && event.cause === 'venom'

function before(told: readonly Event[], isLater: (event: Event) => boolean): readonly Event[] {
  const end = told.findIndex(isLater)
  return end < 0 ? told : told.slice(0, end)
}

/** The events of this Turn, without those of the Boss Turn. */
const inTurn = (told: readonly Event[]): readonly Event[] => before(told, event => LATER.includes(event.what))

/** The events before Gravity and the end of the Turn. */
const atOnce = (told: readonly Event[]): readonly Event[] =>
  before(inTurn(told), event => event.what === 'gravity' || isVenom(event))

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0)

/** The Hearts that a Hero lost by these events. */
const lost = (told: readonly Event[], seat: number): number =>
  sum(told.map(event => (event.what === 'wounded' && event.seat === seat ? event.wounds : 0)))

const fainted = (told: readonly Event[], seat: number): boolean =>
  told.some(event => event.what === 'fainted' && event.seat === seat && event.by === 'PL-12.5')

function unlike(what: string, promised: unknown, found: unknown): string[] {
  const [left, right] = [JSON.stringify(promised), JSON.stringify(found)]
  return left === right ? [] : [`${what}: ${left} was promised, ${right} came`]
}

/** Nothing is promised about a Hero whose way the push decides; the push itself then promises it. */
function brokenHarm({ harm = [], unsettled, reveals }: Foresight, all: readonly Event[]): string[] {
  const told = atOnce(all)
  const turned = told.some(({ what }) => what === 'revealed')
  const foreseen = [...harm.map(({ seat }) => seat), ...(unsettled === undefined ? [] : [unsettled])]
  const others = told.flatMap(event =>
    event.what === 'wounded' && !foreseen.includes(event.seat) ? [`seat ${event.seat} is hurt too`] : [],
  )
  return [
    ...harm.flatMap(each => brokenHarmOf(each, told, turned)),
    ...others,
    ...(reveals === undefined ? [] : unlike('reveals', reveals, turned)),
  ]
}

/** An Ent of a new Level may Attack in addition. */
function brokenHarmOf({ seat, wounds, hearts, faints }: Harm, told: readonly Event[], turned: boolean): string[] {
  const found = Math.min(hearts, lost(told, seat))
  if (turned) return found >= wounds ? [] : [`seat ${seat}: ${wounds} Wounds were promised, ${found} came`]
  return [
    ...unlike(`Wounds of seat ${seat}`, wounds, found),
    ...unlike(`Faint of seat ${seat}`, faints, fainted(told, seat)),
  ]
}

function brokenFalls({ falls = [] }: Foresight, all: readonly Event[]): string[] {
  const told = inTurn(all)
  const start = told.findIndex(({ what }) => what === 'gravity') + 1
  if (start === 0) return unlike('falls', falls.length, 0)
  const fall = before(told.slice(start), event => !OF_A_FALL.includes(event.what) || isVenom(event))
  const found = fall.flatMap(event =>
    event.what === 'fell' ? [`${JSON.stringify(event.figure)} to ${nameOf(event.to)}`] : [],
  )
  const heroes = falls.flatMap(each => (each.figure.who === 'hero' ? [{ ...each, seat: each.figure.seat }] : []))
  return [
    ...unlike(
      'falls',
      falls.map(({ figure, to }) => `${JSON.stringify(figure)} to ${nameOf(to)}`),
      found,
    ),
    ...heroes.flatMap(({ seat: who, wounds, faints }) => [
      ...unlike(`Wounds of the fall of seat ${who}`, wounds, lost(fall, who)),
      ...unlike(`Faint of seat ${who} in its fall`, faints, fainted(fall, who)),
    ]),
  ]
}

/** PL-5.13: Venom comes after the fall and the Event's "end" effect, whether anybody falls or not. */
function brokenVenom({ venom }: Foresight, all: readonly Event[]): string[] {
  const came = inTurn(all).flatMap(event =>
    event.what === 'wounded' && event.cause === 'venom' ? [{ seat: event.seat, hearts: event.hearts }] : [],
  )
  const promised = venom === undefined ? [] : [{ seat: venom.seat, hearts: venom.hearts - venom.wounds }]
  return [...unlike('Venom', promised, came), ...unlike('Faint', venom?.faints === true, came[0]?.hearts === 0)]
}

function brokenPurse({ coins, gems }: Foresight, all: readonly Event[], active: number): string[] {
  const told = atOnce(all)
  const changed = (what: 'coins' | 'gems', reasons: readonly string[]): number =>
    sum(told.map(e => (e.what === what && e.seat === active && reasons.includes(e.reason) ? e.change : 0)))
  return [
    ...(coins === undefined ? [] : unlike('Coins', coins, changed('coins', ['symbol', 'price']))),
    ...(gems === undefined ? [] : unlike('Gems', gems, 0 - changed('gems', ['enhance']))),
  ]
}

function brokenStrike({ strike }: Foresight, told: readonly Event[]): string[] {
  const struck = told.find(event => event.what === 'struck')
  if (struck?.what !== 'struck') return ['nobody is struck']
  return unlike('the Attack', strike, { wounds: struck.wounds, health: struck.health, defeats: struck.defeated })
}

/** The kernel may have made a step by itself that left no choice. */
function brokenSteps({ steps }: Foresight, all: readonly Event[], after: readonly Frame[]): string[] {
  const told = atOnce(all)
  const frame = after.at(-1)
  const left =
    frame?.phase === 'beast' ? frame.steps : frame?.phase === 'step' || frame?.phase === 'drag' ? frame.left : undefined
  if (left === undefined) return []
  const made = told.filter(event => event.what === 'moved' || event.what === 'enemyMoved').length
  return unlike('Spaces', steps, left + made)
}
