import type { Seen } from '@undercroft/kernel'
import { FACE_NAMES } from '../content/faces.ts'
import { HERO_NAMES } from '../content/heroes.ts'
import { SMALL_TILES } from '../content/small-tiles.ts'
import { tileFacts } from '../content/tiles.ts'
import { cardName } from '../state/aims.ts'
import { abilityAt } from '../state/content.ts'
import { cardOf } from '../state/decks.ts'
import { activeHero } from '../state/heroes.ts'
import { roomOf } from '../state/map.ts'
import { type Choice, type DieId, type Masmorra, PET } from '../state/state.ts'
import type { Target } from '../state/target.ts'
import type { View } from '../state/view.ts'
import { label } from './labels.ts'
import { COUNTED, cellPlace, foeName, placeName, TURNED, trapName } from './places.ts'

type Sight = Seen<Masmorra>
type Spoken = {
  readonly [Verb in Choice[0]]?: (choice: Extract<Choice, readonly [Verb, ...unknown[]]>, seen: Sight) => string
}

const ROLLING: Spoken = {
  roll: () => 'Roll the dice',
  reroll: ([, dice], { view }) => `Re-roll ${sayDice(view, dice)}`,
  keep: () => 'Keep all dice',
  captive: ([, dice], { view }) => `Let Schmetterling go and re-roll ${sayDice(view, dice)}`,
  freeStep: () => 'Free Step: 2 moves',
  wildShape: ([, face]) => `Wild Shape: Free Step becomes ${FACE_NAMES[face]}`,
  magic: ([, source, die, face], { view }) =>
    `Magic of ${SOURCES[source]}: turn ${sayDie(view, die)} to ${FACE_NAMES[face]}`,
  set: ([, die, face], { view }) => `Turn ${sayDie(view, die)} to ${FACE_NAMES[face]}`,
}

const MOVING: Spoken = {
  step: ([, source], { view }) => `Step with ${SOURCES[source]}: ${view.turn.mp + 2} moves`,
  move: ([, room], { view }) => `Walk to ${placeName(view, room)}`,
  walk: ([, room], { view }) => `Walk on to ${placeName(view, room)}`,
  explore: () => 'Explore: lay a new tile at a door',
  place: ([, cell, turns], { view, frames }) => {
    const frame = frames.at(-1)
    if (frame?.phase !== 'place') return ''
    const { name, side } = tileFacts(frame.tile)
    const lies = cellPlace(view, frame.level, cell, side)
    return [`${name} ${lies}`, ...(turns === 0 ? [] : [TURNED[turns] ?? ''])].join(', ')
  },
  pit: ([, payment]) => (payment === 'wound' ? 'Fall in: 1 Wound' : `Step around it with ${SOURCES[payment]}`),
  trap: ([, cell], { view, frames }) => {
    const frame = frames.at(-1)
    return frame?.phase === 'placeTrap' ? `The trap ${cellPlace(view, frame.level, cell, 1)}` : ''
  },
}

const ACTING: Spoken = {
  use: ([, id, dice, target], { view }) => {
    const { name, says, cost } = abilityAt(view, id)
    const gold = cost.kind === 'paid' && cost.gold > 0 ? [`${cost.gold} gold`] : []
    const paid = [...(dice.length > 0 ? [sayDice(view, dice)] : []), ...gold].join(' and ')
    return `${name}${sayTarget(view, target)}${paid === '' ? '' : ` for ${paid}`}: ${says}`
  },
  open: ([, dice], { view }) => `Open the chest with ${sayDice(view, dice)}`,
  fountain: ([, dice], { view }) => `Drink from the fountain with ${sayDice(view, dice)}: 2 Elixir`,
  portal: ([, dice, room], { view }) => `Through the portal to ${placeName(view, room)} with ${sayDice(view, dice)}`,
  disarm: ([, trap, dice], { view }) => `Disarm ${trapName(view, trap)} with ${sayDice(view, dice)}`,
  drink: ([, source, hero], { view }) =>
    `Drink Elixir of ${SOURCES[source]}${hero === activeHero(view).id ? '' : ` for ${HERO_NAMES[hero]}`}: heals a Wound`,
  buy: () => 'Buy a card: 5 gold',
  end: () => 'End actions',
  takeGold: (_, { view }) => `Take ${roomOf(view, activeHero(view).room).gold} gold from the floor`,
}

const FIGHTING: Spoken = {
  fight: () => 'Fight the monsters here',
  attack: ([, foe], { view }) => `Fight ${foeName(view, foe)}`,
  commit: ([, face, source]) => `Use ${FACE_NAMES[face]} of ${SOURCES[source]}`,
  takeBack: ([, face, source]) => `Take ${FACE_NAMES[face]} of ${SOURCES[source]} back`,
  hurl: ([, sources]) => `Hurl it into the pit with ${sources.map(source => SOURCES[source]).join(' and ')}`,
}

const CARDS: Spoken = {
  play: ([, card, target], { view }) => `${cardName(card)}${sayTarget(view, target)}: ${cardOf(card).purple.says}`,
  answer: ([, hero, card, target], { view }) =>
    `${view.options.solo ? `${HERO_NAMES[hero]}: ` : ''}${cardName(card)}${sayTarget(view, target)}: ${cardOf(card).orange.says}`,
  pass: () => 'Pass: play no card',
  order: ([, tiles]) => tiles.map(tile => sayTile(tile, tiles)).join(', then '),
}

const MONSTERS: Spoken = {
  march: ([, foe, room], { view }) => `Send ${foeName(view, foe)} to ${placeName(view, room)}`,
  climb: ([, foe], { view }) => `Send ${foeName(view, foe)} up or down the stairs`,
  take: ([, foe], { view }) => `Take ${foeName(view, foe)}`,
  remove: ([, foe], { view }) => `Remove ${foeName(view, foe)}`,
  ritual: ([, foe], { view }) => `Turn ${foeName(view, foe)} into a Dark Watcher`,
}

const SPOKEN: Spoken = { ...ROLLING, ...MOVING, ...ACTING, ...FIGHTING, ...CARDS, ...MONSTERS }

/** A choice as one reads it beside the board, in places and things; the terminal's label speaks of cells. */
export function spoken<C extends Choice>(choice: C, seen: Sight): string {
  const say = SPOKEN[choice[0]] as ((choice: C, seen: Sight) => string) | undefined
  return say?.(choice, seen) ?? label(choice, seen)
}

const SOURCES = { die: 'a die', pet: 'the pet die', symbol: 'a symbol', token: 'Free Step' } as const

const NUMBERS = ['', '', '2 ', '3 ', '4 ', '5 ', '6 '] as const

/** "2 Melee, Step and the pet’s Ranged". */
function sayDice(view: View, dice: readonly DieId[]): string {
  const faces = dice.filter(die => die !== PET).map(die => view.turn.dice[die]?.face ?? 'S')
  const kinds = [...new Set(faces)].map(
    face => `${NUMBERS[faces.filter(each => each === face).length]}${FACE_NAMES[face]}`,
  )
  const pet = dice.includes(PET) ? [`the pet’s ${FACE_NAMES[view.turn.dice[PET]?.face ?? 'S']}`] : []
  return listed([...kinds, ...pet])
}

/** One die of several that show the same, by its place in the row: "the second Melee". */
function sayDie(view: View, die: DieId): string {
  const { dice } = view.turn
  const alike = [...dice.keys()].filter(
    each => each !== PET && dice[each]?.place !== 'away' && dice[each]?.face === dice[die]?.face,
  )
  if (die === PET || alike.length < 2) return sayDice(view, [die])
  return `the ${COUNTED[alike.indexOf(die)] ?? ''} ${sayDice(view, [die])}`
}

function listed(parts: readonly string[]): string {
  return parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`
}

function sayTarget(view: View, { hero, foe, room, trap, die, face, played, amount }: Target): string {
  const card = played === undefined ? undefined : view.stack[played]?.card
  const parts = [
    ...(hero === undefined ? [] : [`for ${HERO_NAMES[hero]}`]),
    ...(foe === undefined ? [] : [`on ${foeName(view, foe)}`]),
    ...(room === undefined ? [] : [`${foe === undefined ? 'to' : 'in'} ${placeName(view, room)}`]),
    ...(trap === undefined ? [] : [`on ${trapName(view, trap)}`]),
    ...(die === undefined ? [] : [`on ${sayDie(view, die)}`]),
    ...(face === undefined ? [] : [`to ${FACE_NAMES[face]}`]),
    ...(amount === undefined ? [] : [`${amount} gold`]),
    ...(card === undefined ? [] : [`against ${cardName(card)}`]),
  ]
  return parts.length === 0 ? '' : ` ${parts.join(', ')}`
}

/** Tiles with the same name are told apart by their doors, and by their numbers where those are alike too. */
function sayTile(tile: string, tiles: readonly string[]): string {
  const { name, doors } = tileFacts(tile)
  const says = `${name}, ${doors.length} ${doors.length === 1 ? 'door' : 'doors'}`
  const alike = tiles.filter(each => tileFacts(each).name === name && tileFacts(each).doors.length === doors.length)
  const number = SMALL_TILES.findIndex(({ id }) => id === tile) + 1
  return `${says}${alike.length > 1 ? ` (number ${number})` : ''}`
}
