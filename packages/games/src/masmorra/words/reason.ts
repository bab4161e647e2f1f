import type { Seat, Seen } from '@undercroft/kernel'
import { FACE_NAMES, type Face } from '../content/faces.ts'
import { ABILITIES, abilityOf, HERO_NAMES } from '../content/heroes.ts'
import { tileFacts } from '../content/tiles.ts'
import { strikeOf } from '../rules/12-combat/strike.ts'
import { xOf, yOf } from '../state/cells.ts'
import { readyDice } from '../state/dice.ts'
import { foesIn, statsOf } from '../state/foes.ts'
import { activeHero, heroesIn, runs } from '../state/heroes.ts'
import { doorsAt, isEmpty, roomOf, roomsBeside } from '../state/map.ts'
import { type Choice, type Masmorra, NONE, type RoomId } from '../state/state.ts'
import type { View } from '../state/view.ts'

type Reasons = {
  readonly [Verb in Choice[0]]?: (
    choice: Extract<Choice, readonly [Verb, ...unknown[]]>,
    view: View,
    seen: Seen<Masmorra>,
    seat: Seat,
  ) => string | undefined
}

const REASONS: Reasons = {
  hero: ([, hero]) => `${ABILITIES[abilityOf(hero, 'start')].name} helps from the first turn on`,
  roll: () => 'nothing before the roll is worth more',
  reroll: ([, dice], view) => {
    const kept = readyDice(view).filter(die => !dice.includes(die))
    const faces = [...new Set(kept.map(die => view.turn.dice[die]?.face ?? 'S'))]
    return faces.length === 0
      ? 'none of them is of use now'
      : `${sayFaces(faces)} ${faces.length > 1 ? 'are' : 'is'} worth keeping`
  },
  keep: () => 'every die is of use as it lies',
  step: () => 'it brings moves, and there is somewhere to go',
  freeStep: () => 'its moves cost no die',
  move: ([, room], view) => inRoom(view, room),
  walk: ([, room], view) => inRoom(view, room),
  portal: ([, , room], view) => inRoom(view, room),
  explore: () => 'a new room brings monsters to beat, chests and gold',
  stairs: ([, level]) => `Level ${level} is worth more`,
  place: ([, cell, turns], view, { frames }) => {
    const frame = frames.at(-1)
    if (frame?.phase !== 'place') return undefined
    const doors = doorsAt(tileFacts(frame.tile), xOf(cell), yOf(cell), turns)
    const open = doors.filter(({ out }) => isEmpty(view, frame.level, out)).length
    return open === 0 ? 'it closes this way' : `${counted(open, 'door leads', 'doors lead')} on from there`
  },
  trap: ([, cell], view, { frames }, seat) => {
    const frame = frames.at(-1)
    if (frame?.phase !== 'placeTrap') return undefined
    const laid = { tile: frame.tile, level: frame.level, live: true, x: xOf(cell), y: yOf(cell) }
    const near = roomsBeside({ rooms: view.rooms, traps: [laid] }, 0).flatMap(room => heroesIn(view, room))
    if (near.some(player => runs(view, seat, player))) return undefined
    return near.length > 0 ? 'somebody else stands beside it' : 'you do not stand beside it'
  },
  pit: ([, payment]) => (payment === 'wound' ? 'dice are worth more than a Wound now' : 'it saves a Wound'),
  fight: (_, view) => worthOf(view, foesIn(view, activeHero(view).room)),
  attack: ([, foe], view) => worthOf(view, [foe]),
  commit: (_, view, { frames }) => {
    if (frames.at(-1)?.phase === 'defend') return 'each Defense saves a Wound'
    const { damage, defense } = strikeOf(view, view.combat.foe)
    return damage < defense ? `${defense - damage} more damage bring it down` : undefined
  },
  open: () => 'its gold and a Treasure Card are yours',
  fountain: () => 'it heals',
  disarm: () => 'it is worth XP and wounds nobody any more',
  drink: (_, view) => `${activeHero(view).lp} of 6 life is little`,
  takeGold: () => 'gold buys cards and pays for abilities',
  buy: () => 'a card is worth more than its gold now',
  magic: ([, , , face]) => `${FACE_NAMES[face]} is needed more`,
  set: ([, , face]) => `${FACE_NAMES[face]} is needed more`,
  pass: () => 'your cards are worth more later',
  discard: () => 'it is worth the least of your cards',
  march: ([, , room], view, _, seat) => {
    const met = heroesIn(view, room).filter(player => !runs(view, seat, player))
    const [first] = met.flatMap(player => view.heroes[player]?.id ?? [])
    return first === undefined || first === 'none'
      ? 'it goes where others will meet it'
      : `${HERO_NAMES[first]} has to fight it`
  },
  end: () => 'nothing better is left to do',
  done: () => 'no more moves of monsters help you',
}

/** One sentence why this may be a good choice. */
export function reason<C extends Choice>(seen: Seen<Masmorra>, seat: Seat, choice: C): string | undefined {
  const say = REASONS[choice[0]] as
    | ((choice: C, view: View, seen: Seen<Masmorra>, seat: Seat) => string | undefined)
    | undefined
  return say?.(choice, seen.view, seen, seat)
}

/** What one finds in a room, best first. */
function inRoom(view: View, room: RoomId): string | undefined {
  if (view.rooms[room] === undefined) return undefined
  const foes = foesIn(view, room)
  if (foes.length > 0) return worthOf(view, foes)
  const { tile, opened, gold } = roomOf(view, room)
  const { dock, kind } = tileFacts(tile)
  if (dock?.use === 'chest' && !opened) return 'its chest is still closed'
  if (gold > 0) return `${gold} gold lies there`
  if (dock?.use === 'fountain') return 'its fountain heals'
  if (kind === 'stairs2' || kind === 'stairs3') return 'stairs lead down from there'
  return 'it is on the way'
}

function worthOf(view: View, foes: readonly number[]): string | undefined {
  const here = foes.filter(foe => foe !== NONE)
  if (here.length === 0) return undefined
  const xp = here.reduce((sum, foe) => sum + statsOf(view, foe).xp, 0)
  const names = here.map(foe => statsOf(view, foe).name).join(' and ')
  return `${names} ${here.length > 1 ? 'are' : 'is'} worth ${xp} XP`
}

function sayFaces(faces: readonly Face[]): string {
  const names = faces.map(face => FACE_NAMES[face])
  return names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}

function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`
}
