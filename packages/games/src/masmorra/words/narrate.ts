import { BOSS_SIDES, type Boss, isBossName } from '../content/bosses.ts'
import { BOX } from '../content/box.ts'
import { DOCK_NAMES } from '../content/docks.ts'
import { EVIL } from '../content/evil.ts'
import { FACE_NAMES, type Face } from '../content/faces.ts'
import { ABILITIES, HERO_NAMES, type HeroId } from '../content/heroes.ts'
import { MONSTER_STATS, type Monster } from '../content/monsters.ts'
import { WINDOWS } from '../content/windows.ts'
import type { Rule } from '../rules/rulebook.ts'
import { cardName, sayAimed, tileName } from '../state/aims.ts'
import { cardOf } from '../state/decks.ts'
import type { Event, GoneBy } from '../state/events.ts'
import { type DieId, PET } from '../state/state.ts'

type Lines = {
  readonly [What in Event['what']]: (event: Extract<Event, { what: What }>, seats: readonly string[]) => string
}

function heroName(hero: HeroId): string {
  return HERO_NAMES[hero]
}

export function foeName(is: Monster | Boss): string {
  return isBossName(is) ? BOSS_SIDES[is].blue.name : MONSTER_STATS[is].name
}

/** "2 Ranged, 1 Elixir". */
function sayFaces(faces: readonly Face[]): string {
  if (faces.length === 0) return 'nothing'
  const kinds = [...new Set(faces)]
  return kinds.map(face => `${faces.filter(each => each === face).length} ${FACE_NAMES[face]}`).join(', ')
}

function dieName(die: DieId): string {
  return die === PET ? 'The pet die' : 'A die'
}

function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`
}

const TURN_LINES = {
  first: ({ seat }, seats) => `${seats[seat]} is First Player`,
  picked: ({ seat, hero }, seats) => `${seats[seat]} plays ${heroName(hero)}`,
  turn: ({ round, hero }) => `Round ${round}: ${heroName(hero)}’s turn`,
  stood: ({ hero }) => `${heroName(hero)} stands up with all Life Points`,
  dmPhase: ({ hero }) => `The Dungeon Master Phase of ${heroName(hero)}’s turn`,
  time: ({ time, of = BOX.turns }) => `The Time token moves to ${time} of ${of}`,
  ending: ({ hero, goal = BOX.goal }) => `${heroName(hero)} has reached ${goal} XP: the game ends with this round`,
  scored: ({ hero, xp, bonus, gold, lp }) =>
    `${heroName(hero)} ends with ${xp + bonus} XP${bonus > 0 ? ` (${bonus} of it from cards)` : ''}, ${gold} gold and ${lp} LP`,
  dice: ({ faces, again }) => `${again ? 'The dice now show' : 'The dice show'} ${sayFaces(faces)}`,
  die: ({ die, face }) => `${dieName(die)} shows ${FACE_NAMES[face]} now`,
  dieLost: ({ die, face }) => `${dieName(die)} showing ${FACE_NAMES[face]} is used up`,
  pet: ({ has, face }) => {
    if (!has) return 'The pet die is lost for this turn'
    return face === undefined ? 'The pet die will be rolled too' : `The pet die joins in and shows ${FACE_NAMES[face]}`
  },
  symbols: ({ hero, faces }) => `${heroName(hero)} gains ${sayFaces(faces)}`,
  symbolsLost: ({ hero, faces }) => `${heroName(hero)} loses ${sayFaces(faces)}`,
  token: ({ hero, active }) => `${heroName(hero)}’s token is ${active ? 'active again' : 'turned over'}`,
  moves: ({ mp }) => `${counted(mp, 'Move Point', 'Move Points')} to use`,
  curse: ({ face }) => `Malaphyas’ Vile Curse: no ${FACE_NAMES[face]} in this turn`,
} as const satisfies Partial<Lines>

const GOES = {
  walk: 'walks to',
  stairs: 'takes the stairs to',
  teleport: 'teleports to',
  effect: 'is moved to',
} as const

const DUNGEON_LINES = {
  moved: ({ hero, how, tile }) => `${heroName(hero)} ${GOES[how]} ${tileName(tile)}`,
  placed: ({ tile }) => `${tileName(tile)} is placed`,
  turnedUp: ({ tile, level }) => `${tileName(tile)} lies on top of Level ${level}`,
  buried: ({ tile }) => `${tileName(tile)} fits nowhere and goes to the bottom of its stack`,
  closed: ({ level }) => `Nothing more can be explored on Level ${level}`,
  trapPlaced: ({ tile }) => `A trap is placed: ${tile}`,
  trapGone: ({ tile }) => `There is no cell for the trap ${tile}`,
  trapActs: ({ tile }) => `The trap ${tile} goes off`,
  disarmed: ({ hero, tile }) => `${heroName(hero)} disarms the trap ${tile}`,
  opened: ({ hero, tile, gold }) => `${heroName(hero)} opens the chest of ${tileName(tile)}: ${gold} gold in it`,
  fountain: ({ hero, tile }) => `${heroName(hero)} fills up at ${tileName(tile)}`,
  web: ({ hero }) => `${heroName(hero)} is caught in the web`,
  ground: ({ hero, ground }) => `${heroName(hero)} finds ${ground === 'throne' ? 'the Throne Room' : 'the Sewers'}`,
  tossed: ({ hero, side }) =>
    `Toxic Miasma, ${side}: ${heroName(hero)} loses all ${side === 'blue' ? 'gold' : 'Treasure Cards'}`,
  roomAction: ({ hero, action, tile }) => `${heroName(hero)} docks dice in ${tileName(tile)}: ${DOCK_NAMES[action]}`,
  peeked: ({ hero, level, tiles }) =>
    `${heroName(hero)} looks at tiles of Level ${level}${tiles === undefined ? '' : `: ${tiles.map(tileName).join(', ')}`}`,
  reshuffled: ({ deck }) => `The ${deck === 'tiles' ? 'tiles' : `${deck} discards`} are shuffled`,
} as const satisfies Partial<Lines>

const MONSTER_LINES = {
  spawned: ({ is, tile }) => `${foeName(is)} appears in ${tileName(tile)}`,
  foeMoved: ({ is, how, tile }) => `${foeName(is)} ${how === 'walk' ? 'moves to' : GOES[how]} ${tileName(tile)}`,
  foeGone: ({ is, tile, by }) => `${foeName(is)} ${GONE[by]} from ${tileName(tile)}`,
  malaphyas: ({ called, kind, struck, tiles, hits }) =>
    `Malaphyas rolls ${FACE_NAMES[called]} and ${FACE_NAMES[struck]}: he calls a ${kind} monster to his Throne, and Grimbolts strike ${tiles.map(tileName).join(' and ')}, ${hits.length === 0 ? 'where nobody is' : `where ${hits.map(heroName).join(' and ')} ${hits.length === 1 ? 'stands' : 'stand'}`}`,
  foeTurned: ({ is }) => `${foeName(is)} turns over`,
  combat: ({ hero, tile }) => `${heroName(hero)} fights in ${tileName(tile)}`,
  stole: ({ is, face, from }) =>
    `${foeName(is)} steals ${from === 'token' ? 'the Free Step' : `a ${from} of ${FACE_NAMES[face]}`}`,
  hit: ({ hero, is, damage, defense, won }) =>
    `${heroName(hero)} does ${damage} damage to ${foeName(is)}, Defense ${defense}: ${won ? 'enough' : 'not enough'}`,
  payback: ({ is, value }) => `${foeName(is)} pays back ${value}`,
  hurled: ({ hero, is }) => `${heroName(hero)} throws ${foeName(is)} into the Bottomless Pit`,
  beaten: ({ hero, is }) => `${heroName(hero)} defeats ${foeName(is)}`,
  captured: ({ hero }) => `${heroName(hero)} keeps Schmetterling`,
  evil: ({ card }) => `Evil card ${EVIL[card].name}: ${EVIL[card].says}`,
  evilIdle: ({ card }) => `${EVIL[card].name} finds nothing to do`,
  allLost: ({ hero }) =>
    hero === undefined
      ? 'Turn 21 is over and Malaphyas lives: all Heroes have lost'
      : `${heroName(hero)} has no Life Points left: all Heroes have lost`,
  freed: ({ hero }) => `${heroName(hero)} has defeated Malaphyas for good`,
} as const satisfies Partial<Lines>

/** Why a monster leaves a room, so that nobody has to guess. */
const GONE: Readonly<Record<GoneBy, string>> = {
  'MA-11.11': 'begins to turn into a Dark Watcher, and is gone',
  'MA-12.21': 'is beaten and gone',
  'MA-16.11': 'is taken, as no die of its kind is left, and is gone',
  'MA-16.16': 'has no place among so many and is gone',
  'MA-18.3': 'is beaten for good and gone',
  'MA-19.4': 'is banished by a card and gone',
  'MA-19.5': 'is banished by a card and gone',
  'MA-22.4': 'gives himself up as the last of the ritual and is gone',
  'MA-24.7': 'slinks away by an Evil card and is gone',
}

/** What wounds, where the line before does not say it. */
const WOUNDS_BY: { readonly [R in Rule]?: string } = {
  'MA-9.7': ' by a trap',
  'MA-10.18': ' in the pit',
  'MA-10.19': ' in the pit',
  'MA-12.12': ' of the Payback',
  'MA-18.6': ' by the Venom Strike',
  'MA-18.9': ' by Fire Breath',
  'MA-19.5': ' by a card',
  'MA-22.10': ' by a Grimbolt',
  'MA-24.7': ' by an Evil card',
}

const HERO_LINES = {
  wounded: ({ hero, wounds, lp, by }) =>
    `${heroName(hero)} suffers ${counted(wounds, 'Wound', 'Wounds')}${WOUNDS_BY[by] ?? ''}: ${lp} LP left`,
  healed: ({ hero, lp }) => `${heroName(hero)} is healed to ${lp} LP`,
  saved: ({ hero, lp }) => `${heroName(hero)} is saved and has ${lp} LP`,
  fell: ({ hero, xp }) => `${heroName(hero)} is defeated and falls back to ${xp} XP`,
  xp: ({ hero, gain, xp }) => `${heroName(hero)} ${gain < 0 ? 'loses' : 'gains'} ${Math.abs(gain)} XP and has ${xp}`,
  learned: ({ hero, ability, says = ABILITIES[ability].says }) =>
    `${heroName(hero)} learns ${ABILITIES[ability].name}: ${says}`,
  gold: ({ hero, gain, gold }) =>
    `${heroName(hero)} ${gain < 0 ? 'loses' : 'gains'} ${Math.abs(gain)} gold and has ${gold}`,
  drew: ({ hero, card }) => `${heroName(hero)} draws ${card === undefined ? 'a Treasure Card' : cardName(card)}`,
  stolenCard: ({ hero, from, card }) =>
    `${heroName(hero)} takes ${card === undefined ? 'the card' : cardName(card)} that ${heroName(from)} has drawn`,
  discarded: ({ hero, card }) => `${heroName(hero)} discards ${cardName(card)}`,
  played: ({ hero, card, part, window, aim }) =>
    `${heroName(hero)} plays ${cardName(card)}${sayAimed(aim)}: ${cardOf(card)[part].says}${window === 'none' ? '' : ` (${WINDOWS[window]})`}`,
  fizzled: ({ card }) => `${cardName(card)} does nothing`,
  cancelled: ({ of }) => `${CANCELLED[of]} is cancelled`,
  used: ({ hero, ability }) => `${heroName(hero)} uses ${ABILITIES[ability].name}`,
} as const satisfies Partial<Lines>

const CANCELLED = {
  card: 'The card',
  ability: 'The ability',
  roomAction: 'The Room Action',
  evil: 'The Evil card',
} as const

const LINES: Lines = { ...TURN_LINES, ...DUNGEON_LINES, ...MONSTER_LINES, ...HERO_LINES }

/** One line for the log, the terminal and the screen reader. */
export function narrate<E extends Event>(event: E, seats: readonly string[]): string {
  const line = LINES[event.what] as (event: E, seats: readonly string[]) => string
  return line(event, seats)
}
