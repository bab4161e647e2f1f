import { ALLIANCE } from '../content/alliance.ts'
import type { Boss, Side } from '../content/bosses.ts'
import { FACE_NAMES, type Face } from '../content/faces.ts'
import { HERO_NAMES, type HeroId } from '../content/heroes.ts'
import type { Monster, Stats } from '../content/monsters.ts'
import { tileFacts } from '../content/tiles.ts'
import { TREASURE } from '../content/treasure.ts'
import { statsOn } from './foes.ts'
import { type CardId, type DieId, type Foe, NONE, type Open, PET } from './state.ts'
import type { Target } from './target.ts'

/** What a card or an ability is aimed at, by what is seen of it, so that a line of the log needs no state. */
export interface Aimed {
  readonly hero?: HeroId
  /** With its values where a house has changed them. */
  readonly foe?: {
    readonly is: Monster | Boss
    readonly side: Side
    readonly stats?: Pick<Stats, 'payback' | 'defense'>
  }
  /** The tile of the room, of the target or in which the monster stands. */
  readonly tile?: string
  readonly trap?: string
  readonly die?: { readonly die: DieId; readonly face: Face }
  readonly face?: Face
  readonly card?: CardId
  readonly amount?: number
}

export function aimedAt(s: Open, { hero, foe, room, trap, die, face, played, amount }: Target): Aimed {
  const monster = foe === undefined ? undefined : s.foes[foe]
  const tile = s.rooms[room ?? monster?.room ?? NONE]?.tile
  const shown = die === undefined ? undefined : s.turn.dice[die]
  const answered = played === undefined ? undefined : s.stack[played]
  const laid = trap === undefined ? undefined : s.traps[trap]
  return {
    ...(hero === undefined ? {} : { hero }),
    ...(monster === undefined ? {} : { foe: aimedFoe(s, monster) }),
    ...(tile === undefined ? {} : { tile }),
    ...(laid === undefined ? {} : { trap: laid.tile }),
    ...(die === undefined || shown === undefined ? {} : { die: { die, face: shown.face } }),
    ...(face === undefined ? {} : { face }),
    ...(answered === undefined ? {} : { card: answered.card }),
    ...(amount === undefined ? {} : { amount }),
  }
}

/** A table without house rules. */
const PRINTED = { options: {} }

function aimedFoe(s: Open, foe: Foe): NonNullable<Aimed['foe']> {
  const { is, side } = foe
  const stats = statsOn(s, foe)
  if (stats === statsOn(PRINTED, foe)) return { is, side }
  return { is, side, stats: { payback: stats.payback, defense: stats.defense } }
}

/** " on Orc 3/2 in Web Room (L1-18)", " for Jay"; nothing where there is nothing to aim at. */
export function sayAimed({ hero, foe, tile, trap, die, face, card, amount }: Aimed): string {
  const parts: string[] = []
  if (hero !== undefined) parts.push(`for ${HERO_NAMES[hero]}`)
  if (foe !== undefined)
    parts.push(`on ${sayStats(statsOfFoe(foe))}${tile === undefined ? '' : ` in ${tileName(tile)}`}`)
  else if (tile !== undefined) parts.push(`in ${tileName(tile)}`)
  if (trap !== undefined) parts.push(`on the trap ${trap}`)
  if (die !== undefined) parts.push(`on ${sayDie(die)}`)
  if (face !== undefined) parts.push(`to ${FACE_NAMES[face]}`)
  if (amount !== undefined) parts.push(`${amount} gold`)
  if (card !== undefined) parts.push(`against ${cardName(card)}`)
  return parts.length === 0 ? '' : ` ${parts.join(', ')}`
}

export function sayDie({ die, face }: NonNullable<Aimed['die']>): string {
  return die === PET ? `the pet die (${FACE_NAMES[face]})` : FACE_NAMES[face]
}

/** "Orc 3/2": its Payback and its Defense. */
export function sayStats({ name, payback, defense }: Stats): string {
  return `${name} ${payback}/${defense}`
}

function statsOfFoe({ stats, ...foe }: NonNullable<Aimed['foe']>): Stats {
  return { ...statsOn(PRINTED, foe), ...stats }
}

/** "Goblin Market (M1-4)". */
export function tileName(tile: string): string {
  return `${tileFacts(tile).name} (${tile})`
}

const CARDS = { ...TREASURE, ...ALLIANCE }

export function cardName(card: CardId): string {
  return CARDS[card].name
}
