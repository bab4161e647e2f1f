import type { Told } from '@undercroft/kernel'
import type { LogEntry } from '../../board.ts'
import { type Face, SYMBOLS } from '../content/dice.ts'
import { ENEMIES } from '../content/enemies.ts'
import type { Choice } from '../state/choices.ts'
import { columnOf, rowOf, SPACE_NAMES, type Space } from '../state/spaces.ts'
import type { Figure, Platformer } from '../state/state.ts'
import { cardName, count, enemyName } from '../words/narrate.ts'
import { theEnemy, whereIs } from '../words/places.ts'

type News = Told<Platformer>
type Entry = LogEntry<Platformer>

/** Answers within an Action: they go on with what is being told. */
const WITHIN: readonly Choice[0][] = ['step', 'portal', 'stop', 'push', 'enemy', 'drag', 'take', 'reroll', 'ladder']

/** What begins a line of its own. */
const BEGINS: readonly News['what'][] = [
  'hero',
  'first',
  'turn',
  'event',
  'removed',
  'dice',
  'enemyDie',
  'gravity',
  'revealed',
  'sealed',
  'bossRolled',
  'bossDrew',
  'bossAttack',
  'bossDefeated',
  'ranked',
  'score',
  'limit',
  'lost',
  'ended',
]

/** A Turn in fewer lines: a walk is one, and so is all that comes of one die or card, without a coordinate. */
export function retell(turn: readonly Entry[], names: readonly string[]): readonly Entry[] {
  return groupsOf(turn).flatMap(group => lineOf(group, names))
}

/** One line without a coordinate: which way, or where on the tower. */
export function tell(entry: Entry, names: readonly string[]): string {
  const { event, text } = entry
  switch (event.what) {
    case 'enemyMoved':
      return `${enemyName(event.enemy)} moves ${sayWay([event])}`
    case 'fell':
      return `${figureName(event.figure, names)} falls ${count(rowOf(event.from) - rowOf(event.to), 'Space')}`
    case 'moved':
      return `${names[event.seat] ?? ''} ${sayWalk([event])}`
    case 'pushed':
      return `${names[event.seat] ?? ''} pushes ${figureName(event.figure, names)} ${sayWay([event])}`
    default:
      return text.replace(/\b(on|to) (c\dy\d+)\b/g, (_, word: string, name: string) => {
        const where = whereIs(SPACE_NAMES.indexOf(name))
        return word === 'to' ? `to the Space ${where}` : where
      })
  }
}

const figureName = (figure: Figure, names: readonly string[]): string =>
  figure.who === 'hero' ? (names[figure.seat] ?? '') : enemyName(figure)

function groupsOf(turn: readonly Entry[]): Entry[][] {
  const groups: Entry[][] = []
  let verb: Choice[0] | undefined
  for (const entry of turn) {
    const { event } = entry
    const last = groups.at(-1)
    if (last === undefined || begins(event, verb, last)) groups.push([entry])
    else last.push(entry)
    if (event.what === 'chose' && !WITHIN.includes(event.choice[0])) verb = event.choice[0]
    else if (BEGINS.includes(event.what)) verb = undefined
  }
  return groups
}

/** One walk after another is one walk, and cards that the Shop shows one after another are one line. */
function begins(event: News, verb: Choice[0] | undefined, last: readonly Entry[]): boolean {
  if (event.what === 'chose')
    return !WITHIN.includes(event.choice[0]) && !(event.choice[0] === 'move' && verb === 'move')
  if (event.what === 'shop') return last.at(-1)?.event.what !== 'shop'
  return BEGINS.includes(event.what) || last.at(-1)?.event.what === 'shop'
}

/** What somebody does, in words that follow the name. */
interface Part {
  readonly who: string
  readonly does: string
}

function lineOf(group: readonly Entry[], names: readonly string[]): Entry[] {
  const parts = partsOf(group, names)
  const last = group.at(-1)
  const shown = group.findLast(({ event }) => event.what !== 'chose') ?? last
  if (parts.length === 0 || last === undefined || shown === undefined) return []
  let text = ''
  let who = ''
  for (const part of parts) {
    text +=
      text === ''
        ? `${part.who} ${part.does}`
        : part.who === who
          ? `, ${part.does}`
          : `; ${`${part.who} ${part.does}`.trim()}`
    who = part.who
  }
  const said = text.trim()
  return [{ n: last.n, event: shown.event, text: said.charAt(0).toUpperCase() + said.slice(1) }]
}

function partsOf(group: readonly Entry[], names: readonly string[]): Part[] {
  const parts: Part[] = []
  const told = new Set<string>()
  const news = group.map(({ event }) => event)
  for (const [i, { event, text }] of group.entries()) {
    const way = wayKey(event)
    if (way !== undefined && told.has(way)) continue
    if (way !== undefined) told.add(way)
    const part = partOf(event, text, news, i, names)
    if (part !== undefined) parts.push(part)
  }
  return parts
}

const keyOf = (figure: Figure): string =>
  figure.who === 'hero' ? `hero ${figure.seat}` : `${figure.kind} ${figure.token}`

/** All steps of one figure are told with its first one. */
function wayKey(event: News): string | undefined {
  if (event.what === 'moved') return `moved hero ${event.seat}`
  if (event.what === 'enemyMoved') return `moved ${keyOf({ who: 'enemy', ...event.enemy })}`
  return event.what === 'shop' || event.what === 'appeared' ? event.what : undefined
}

function partOf(
  event: News,
  text: string,
  news: readonly News[],
  at: number,
  names: readonly string[],
): Part | undefined {
  const who = (seat: number): string => names[seat] ?? `seat ${seat + 1}`
  const figure = (f: Figure): string => (f.who === 'hero' ? who(f.seat) : theEnemy(f.kind))
  switch (event.what) {
    case 'chose':
    case 'refreshed':
    case 'shuffled':
      return undefined
    case 'shop':
      return {
        who: 'the Shop',
        does: `shows ${listed(news.flatMap(each => (each.what === 'shop' ? [cardName(each.card)] : [])))}`,
      }
    case 'dice':
      return { who: who(event.seat), does: `rolls ${sayFaces(event.faces)}` }
    case 'enemyDie':
      return event.face === 'attack'
        ? { who: 'the enemies', does: 'strike' }
        : { who: 'the enemies', does: `move ${event.face}` }
    case 'enemyMoved':
      if (news.some(each => each.what === 'enemyDie')) return undefined
      return {
        who: theEnemy(event.enemy.kind),
        does: `is dragged ${sayWay(news.filter(each => wayKey(each) === wayKey(event)))}`,
      }
    case 'moved':
      return { who: who(event.seat), does: sayWalk(news.filter(each => wayKey(each) === wayKey(event))) }
    case 'spawned':
      return { who: who(event.seat), does: 'comes onto the map' }
    case 'fainted':
      return { who: who(event.seat), does: 'faints' }
    case 'pushed':
      return { who: who(event.seat), does: `pushes ${figure(event.figure)} ${sayWay([event])}` }
    case 'gravity':
      return { who: '', does: text }
    case 'fell':
      return { who: figure(event.figure), does: `falls ${rowOf(event.from) - rowOf(event.to)}` }
    case 'attacked':
      // The Wounds follow as an event of their own, unless there are none.
      return {
        who: theEnemy(event.enemy.kind),
        does: event.wounds === 0 ? `misses ${who(event.seat)}` : `strikes ${who(event.seat)}`,
      }
    case 'wounded':
      return {
        who: who(event.seat),
        does: `−${event.wounds} ♥${event.cause === 'trap' ? ' in a trap' : ''}, ${event.hearts} left`,
      }
    case 'recovered':
      return { who: who(event.seat), does: `has ${event.hearts} ♥ again` }
    case 'took':
      return { who: who(event.seat), does: `takes a ${event.token === 'coin' ? 'Coin' : 'Gem'}` }
    case 'coins':
    case 'gems':
      return event.reason === 'price' || event.change === 0
        ? undefined
        : { who: who(event.seat), does: sayPurse(event) }
    case 'special':
      return event.face === 'blank' || news[at - 1]?.what === 'forged'
        ? undefined
        : { who: who(event.seat), does: `keeps a ${event.face}` }
    case 'struck':
      return {
        who: who(event.seat),
        does: `${event.defeated ? 'strikes down' : 'strikes in vain at'} ${theEnemy(event.enemy.kind)} (${event.wounds} of ${event.health})`,
      }
    case 'appeared': {
      const many = news.filter(each => each.what === 'appeared')
      const { name } = ENEMIES[event.enemy.kind]
      return {
        who: many.length === 1 ? `a ${name}` : `${many.length} ${name}s`,
        does: many.length === 1 ? 'appears' : 'appear',
      }
    }
    case 'revealed':
      return { who: '', does: event.enemy === 'none' ? 'the Boss Level opens' : `Level ${event.level + 1} opens` }
    default:
      return { who: '', does: text }
  }
}

function sayPurse({ what, change }: { readonly what: 'coins' | 'gems'; readonly change: number }): string {
  return `${change > 0 ? '+' : '−'}${count(Math.abs(change), what === 'coins' ? 'Coin' : 'Gem')}`
}

const listed = (all: readonly string[]): string =>
  all.length > 1 ? `${all.slice(0, -1).join(', ')} and ${all.at(-1)}` : (all[0] ?? '')

/** "2 stars, sword". */
function sayFaces(faces: readonly Face[]): string {
  return SYMBOLS.flatMap(face => {
    const many = faces.filter(each => each === face).length
    return many === 0 ? [] : [many === 1 ? face : `${many} ${face === 'foot' ? 'feet' : `${face}s`}`]
  }).join(', ')
}

function sayWalk(steps: readonly News[]): string {
  const hops = steps.some(step => step.what === 'moved' && step.how === 'portal')
  return hops ? 'goes through the portal' : `goes ${sayWay(steps)}`
}

/** "2 up, 1 left": from where the first step began to where the last one ended. */
function sayWay(steps: readonly News[]): string {
  const ways = steps.flatMap(step =>
    'from' in step && 'to' in step ? [{ from: step.from as Space, to: step.to as Space }] : [],
  )
  const [from, to] = [ways[0]?.from ?? 0, ways.at(-1)?.to ?? 0]
  const [x, y] = [columnOf(to) - columnOf(from), rowOf(to) - rowOf(from)]
  const said = [
    ...(y === 0 ? [] : [`${Math.abs(y)} ${y > 0 ? 'up' : 'down'}`]),
    ...(x === 0 ? [] : [`${Math.abs(x)} ${x > 0 ? 'right' : 'left'}`]),
  ]
  return said.length === 0 ? 'there and back' : said.join(', ')
}
