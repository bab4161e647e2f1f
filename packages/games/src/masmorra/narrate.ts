import { ALLIANCE } from './content/alliance.ts'
import { BOSSES, type Boss, bossStats } from './content/bosses.ts'
import { EVIL } from './content/evil.ts'
import { FACE_NAMES, type Face } from './content/faces.ts'
import { ABILITIES, HERO_NAMES, type HeroId } from './content/heroes.ts'
import { MONSTER_STATS, type Monster } from './content/monsters.ts'
import { TREASURE } from './content/treasure.ts'
import { WINDOWS } from './content/windows.ts'
import type { Event } from './events.ts'
import { type CardId, type DieId, PET } from './state.ts'
import { tileFacts } from './tiles.ts'

type Lines = {
  readonly [What in Event['what']]: (event: Extract<Event, { what: What }>, seats: readonly string[]) => string
}

const CARDS = { ...TREASURE, ...ALLIANCE }

export function cardName(card: CardId): string {
  return CARDS[card].name
}

function heroName(hero: HeroId): string {
  return HERO_NAMES[hero]
}

/** "Goblin Market (M1-4)". */
export function tileName(tile: string): string {
  return `${tileFacts(tile).name} (${tile})`
}

function isBossName(is: Monster | Boss): is is Boss {
  return BOSSES.some(boss => boss === is)
}

function foeName(is: Monster | Boss): string {
  return isBossName(is) ? bossStats(is, 'blue').name : MONSTER_STATS[is].name
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
  time: ({ time }) => `The Time token moves to ${time} of 21`,
  ending: ({ hero }) => `${heroName(hero)} has reached 16 XP: the game ends with this round`,
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
  roomAction: ({ hero, action, tile }) => `${heroName(hero)} docks dice in ${tileName(tile)}: ${action}`,
  peeked: ({ hero, level, tiles }) =>
    `${heroName(hero)} looks at tiles of Level ${level}${tiles === undefined ? '' : `: ${tiles.map(tileName).join(', ')}`}`,
  reshuffled: ({ deck }) => `The ${deck === 'tiles' ? 'tiles' : `${deck} discards`} are shuffled`,
} as const satisfies Partial<Lines>

const MONSTER_LINES = {
  spawned: ({ is, tile }) => `${foeName(is)} appears in ${tileName(tile)}`,
  foeMoved: ({ is, how, tile }) => `${foeName(is)} ${how === 'walk' ? 'moves to' : GOES[how]} ${tileName(tile)}`,
  foeGone: ({ is, tile }) => `${foeName(is)} is gone from ${tileName(tile)}`,
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
} as const satisfies Partial<Lines>

const HERO_LINES = {
  wounded: ({ hero, wounds, lp }) => `${heroName(hero)} suffers ${counted(wounds, 'Wound', 'Wounds')}: ${lp} LP left`,
  healed: ({ hero, lp }) => `${heroName(hero)} is healed to ${lp} LP`,
  saved: ({ hero, lp }) => `${heroName(hero)} is saved and has ${lp} LP`,
  fell: ({ hero, xp }) => `${heroName(hero)} is defeated and falls back to ${xp} XP`,
  xp: ({ hero, gain, xp }) => `${heroName(hero)} ${gain < 0 ? 'loses' : 'gains'} ${Math.abs(gain)} XP and has ${xp}`,
  learned: ({ hero, ability }) => `${heroName(hero)} learns ${ABILITIES[ability].name}: ${ABILITIES[ability].says}`,
  gold: ({ hero, gain, gold }) =>
    `${heroName(hero)} ${gain < 0 ? 'loses' : 'gains'} ${Math.abs(gain)} gold and has ${gold}`,
  drew: ({ hero, card }) => `${heroName(hero)} draws ${card === undefined ? 'a Treasure Card' : cardName(card)}`,
  stolenCard: ({ hero, from, card }) =>
    `${heroName(hero)} takes ${card === undefined ? 'the card' : cardName(card)} that ${heroName(from)} has drawn`,
  discarded: ({ hero, card }) => `${heroName(hero)} discards ${cardName(card)}`,
  played: ({ hero, card, part, window }) =>
    `${heroName(hero)} plays ${cardName(card)}: ${CARDS[card][part].says}${window === 'none' ? '' : ` (${WINDOWS[window]})`}`,
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
