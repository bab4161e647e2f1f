import type { Seen } from '@undercroft/kernel'
import { FACE_NAMES } from '../content/faces.ts'
import { HERO_NAMES, sayAbility } from '../content/heroes.ts'
import { nextAbility } from '../rules/13-xp-levels-defeat/level-up.ts'
import { aimedAt, cardName, sayAimed, sayDie as sayOneDie, sayStats, tileName } from '../state/aims.ts'
import { sayCell } from '../state/cells.ts'
import type { Source } from '../state/choices.ts'
import { abilityAt } from '../state/content.ts'
import { cardOf } from '../state/decks.ts'
import { statsOf } from '../state/foes.ts'
import { activeHero } from '../state/heroes.ts'
import { factsOf, roomOf, trapOf } from '../state/map.ts'
import type { Choice, DieId, FoeId, Masmorra, RoomId, TrapId } from '../state/state.ts'
import type { Target } from '../state/target.ts'
import type { View } from '../state/view.ts'

type Labels = {
  readonly [Verb in Choice[0]]: (choice: Extract<Choice, readonly [Verb, ...unknown[]]>, seen: Seen<Masmorra>) => string
}

const SETUP: Pick<Labels, 'hero' | 'random' | 'learn' | 'ground'> = {
  hero: ([, hero]) => HERO_NAMES[hero],
  random: () => 'Any Hero',
  learn: ([, card], { view, frames }) => {
    const frame = frames.at(-1)
    const ability = frame?.phase === 'levelUp' ? nextAbility(view, frame.player, card) : undefined
    return ability === undefined ? `Hero card ${card}` : sayAbility(abilityAt(view, ability))
  },
  ground: ([, ground]) => (ground === 'throne' ? 'Down to the Throne Room' : 'Down to the Sewers'),
}

const ROLLING: Pick<Labels, 'roll' | 'reroll' | 'keep' | 'captive' | 'freeStep' | 'wildShape' | 'magic' | 'set'> = {
  roll: () => 'Roll the dice',
  reroll: ([, dice], { view }) => `Roll ${sayDice(view, dice)} again`,
  keep: () => 'Keep the dice',
  captive: ([, dice], { view }) => `Give Schmetterling back and roll ${sayDice(view, dice)} again`,
  freeStep: () => 'Flip Free Step for 2 Move Points',
  wildShape: ([, face]) => `Wild Shape: flip Free Step for 1 ${FACE_NAMES[face]}`,
  magic: ([, source, die, face], { view }) =>
    `Magic (${SOURCE_NAMES[source]}): set ${sayDie(view, die)} to ${FACE_NAMES[face]}`,
  set: ([, die, face], { view }) => `Set ${sayDie(view, die)} to ${FACE_NAMES[face]}`,
}

const MOVING: Pick<Labels, 'step' | 'move' | 'explore' | 'stairs' | 'place' | 'trap' | 'pit' | 'walk'> = {
  step: ([, source]) => `Take a Step (${SOURCE_NAMES[source]})`,
  move: ([, room], { view }) => `Move to ${roomName(view, room)}`,
  explore: () => 'Explore',
  stairs: ([, level]) => `Take the stairs to Level ${level}`,
  place: ([, cell, turns]) => `At ${sayCell(cell)}${turns === 0 ? '' : `, turned ${turns * 90}°`}`,
  trap: ([, cell]) => `Trap at ${sayCell(cell)}`,
  pit: ([, payment]) => (payment === 'wound' ? 'Fall in: 1 Wound' : `Step around it (${SOURCE_NAMES[payment]})`),
  walk: ([, room], { view }) => `On to ${roomName(view, room)}`,
}

const ACTING: Pick<
  Labels,
  'use' | 'open' | 'fountain' | 'portal' | 'disarm' | 'drink' | 'takeGold' | 'buy' | 'end' | 'done'
> = {
  use: ([, id, dice, target], { view }) => {
    const { name, says, cost } = abilityAt(view, id)
    const gold = cost.kind === 'paid' && cost.gold > 0 ? [`${cost.gold} gold`] : []
    const paid = [...(dice.length > 0 ? [`dock ${sayDice(view, dice)}`] : []), ...gold]
    return `${name}${sayTarget(view, target)} (${paid.join(', ')}): ${says}`
  },
  open: ([, dice], { view }) => `Open the chest: dock ${sayDice(view, dice)}`,
  fountain: ([, dice], { view }) => `Fountain, 2 Elixir: dock ${sayDice(view, dice)}`,
  portal: ([, dice, room], { view }) => `Portal to ${roomName(view, room)}: dock ${sayDice(view, dice)}`,
  disarm: ([, trap, dice], { view }) => `Disarm ${trapName(view, trap)}: dock ${sayDice(view, dice)}`,
  drink: ([, source, hero], { view }) =>
    `Drink Elixir (${SOURCE_NAMES[source]})${hero === activeHero(view).id ? '' : ` for ${HERO_NAMES[hero]}`}`,
  takeGold: (_, { view }) => `Take ${roomOf(view, activeHero(view).room).gold} gold from the floor`,
  buy: () => 'Buy a Treasure Card for 5 gold',
  end: () => 'End your actions',
  done: () => 'Done',
}

const FIGHTING: Pick<Labels, 'fight' | 'attack' | 'commit' | 'takeBack' | 'pair' | 'hurl' | 'resolve'> = {
  fight: () => 'Fight',
  attack: ([, foe], { view }) => `Fight ${foeName(view, foe)}`,
  commit: ([, face, source]) => `Commit ${FACE_NAMES[face]} (${SOURCE_NAMES[source]})`,
  takeBack: ([, face, source]) => `Take ${FACE_NAMES[face]} back (${SOURCE_NAMES[source]})`,
  pair: () => 'Sword and shield: 2 Melee and 1 Defense for a pair of dice',
  hurl: ([, sources]) => `Hurl it into the pit (${sources.map(source => SOURCE_NAMES[source]).join(', ')})`,
  resolve: (_, { frames }) => (frames.at(-1)?.phase === 'defend' ? 'Take what is left' : 'Strike'),
}

const CARDS: Pick<Labels, 'play' | 'answer' | 'pass' | 'discard' | 'order' | 'drain'> = {
  play: ([, card, target], { view }) => `${cardName(card)}${sayTarget(view, target)}: ${cardOf(card).purple.says}`,
  answer: ([, hero, card, target], { view }) =>
    `${view.options.solo ? `${HERO_NAMES[hero]}: ` : ''}${cardName(card)}${sayTarget(view, target)}: ${cardOf(card).orange.says}`,
  pass: () => 'Pass',
  discard: ([, card]) => `Discard ${cardName(card)}`,
  order: ([, tiles]) => tiles.map(tileName).join(', then '),
  drain: ([, hero]) => `${HERO_NAMES[hero]} suffers the Wound`,
}

const MONSTERS: Pick<Labels, 'march' | 'climb' | 'towards' | 'take' | 'remove' | 'ritual'> = {
  march: ([, foe, room], { view }) => `${foeName(view, foe)} to ${roomName(view, room)}`,
  climb: ([, foe], { view }) => `${foeName(view, foe)} takes the stairs`,
  towards: ([, hero]) => `Towards ${HERO_NAMES[hero]}`,
  take: ([, foe], { view }) => `Take ${foeName(view, foe)} from ${roomOfFoe(view, foe)}`,
  remove: ([, foe], { view }) => `Remove ${foeName(view, foe)}`,
  ritual: ([, foe], { view }) => `${foeName(view, foe)} becomes a Dark Watcher`,
}

const LABELS: Labels = { ...SETUP, ...ROLLING, ...MOVING, ...ACTING, ...FIGHTING, ...CARDS, ...MONSTERS }

/** A choice as a person reads it on a button. */
export function label<C extends Choice>(choice: C, seen: Seen<Masmorra>): string {
  const say = LABELS[choice[0]] as unknown as (choice: C, seen: Seen<Masmorra>) => string
  return say(choice, seen)
}

const SOURCE_NAMES: Readonly<Record<Source, string>> = {
  die: 'a die',
  pet: 'the pet die',
  symbol: 'a symbol',
  token: 'Free Step',
}

function sayDie(view: View, die: DieId): string {
  return sayOneDie({ die, face: view.turn.dice[die]?.face ?? 'S' })
}

function sayDice(view: View, dice: readonly DieId[]): string {
  return dice.map(die => sayDie(view, die)).join(' and ')
}

function roomName(view: View, room: RoomId): string {
  return `${factsOf(view, room).name} (${roomOf(view, room).tile})`
}

function trapName(view: View, trap: TrapId): string {
  return `the trap ${trapOf(view, trap).tile}`
}

function foeName(view: View, foe: FoeId): string {
  return sayStats(statsOf(view, foe))
}

function roomOfFoe(view: View, foe: FoeId): string {
  const { room } = view.foes[foe] ?? { room: -1 }
  return room < 0 ? 'the supply' : roomName(view, room)
}

function sayTarget(view: View, target: Target): string {
  return sayAimed(aimedAt(view, target))
}
