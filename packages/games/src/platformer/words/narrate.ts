import { ARTIFACTS } from '../content/artifacts.ts'
import { ATTACKS, BOSS_TOKENS } from '../content/bosses.ts'
import { ENEMIES } from '../content/enemies.ts'
import { EVENTS } from '../content/events.ts'
import { HEROES, type HeroId } from '../content/heroes.ts'
import { ITEMS } from '../content/items.ts'
import { POTIONS } from '../content/potions.ts'
import type { Event, Reason, WoundCause } from '../state/events.ts'
import type { GravityCause, MoveHow } from '../state/frames.ts'
import { nameOf } from '../state/spaces.ts'
import type { EnemyRef, Figure } from '../state/state.ts'

const CARD_NAMES: { readonly [id: string]: { readonly name: string } } = {
  ...HEROES,
  ...ITEMS,
  ...POTIONS,
  ...ARTIFACTS,
  ...EVENTS,
  ...ATTACKS,
}

/** The name that is printed on a card. */
export const cardName = (id: string): string => CARD_NAMES[id]?.name ?? id

/** The name of what is used: for a Hero card its Ability. */
const usedName = (id: string): string => (isHeroId(id) ? HEROES[id].ability : cardName(id))

const isHeroId = (id: string): id is HeroId => Object.hasOwn(HEROES, id)

export const enemyName = ({ kind, token }: EnemyRef): string =>
  ENEMIES[kind].tier === 'Boss' ? ENEMIES[kind].name : `${ENEMIES[kind].name} ${token}`

/** PL-2.6: the highest Level is called the Boss Level. */
export const levelName = (levels: readonly unknown[], index: number): string =>
  index === levels.length - 1 ? 'the Boss Level' : `Level ${index + 1}`

const MOVES: { readonly [How in MoveHow]: string } = {
  step: 'moves to',
  passage: 'climbs through the passage to',
  portal: 'hops through the Portal to',
  updraft: 'rises to',
  grapnel: 'pulls up to',
}

const WOUNDS: { readonly [Cause in WoundCause]: string } = {
  attack: '',
  trap: ' in a Trap',
  token: ' for a token it has already',
  card: '',
  venom: ' from Venom',
}

const REASONS: { readonly [Why in Reason]: string } = {
  symbol: '',
  loot: ' as Loot',
  card: '',
  event: ' by the Event',
  enhance: ' to enhance',
  price: ' in the Shop',
  belt: ' by the Bully’s Belt',
  theft: ' to the Imp',
  bonus: ' to start with',
}

const GRAVITY: { readonly [Cause in GravityCause]: string } = {
  action: 'Gravity is applied',
  step: 'Gravity is applied',
  tremor: 'The Tremor shakes everybody loose',
  earthshaker: 'The Earthshaker shakes everybody loose',
}

/** "1 Coin", "2 Coins". */
export const count = (n: number, one: string): string => `${n} ${one}${n === 1 ? '' : 's'}`

const sayChange = (change: number, token: string): string =>
  change > 0 ? `gains ${count(change, token)}` : `discards ${count(-change, token)}`

/** One line for the log, the terminal and the screen reader. */
export function narrate(event: Event, seats: readonly string[]): string {
  const who = (seat: number): string => seats[seat] ?? `seat ${seat + 1}`
  const figure = (f: Figure): string => (f.who === 'hero' ? who(f.seat) : enemyName(f))
  switch (event.what) {
    case 'hero':
      return `${who(event.seat)} plays ${cardName(event.hero)}`
    case 'first':
      return `${who(event.seat)} is the first player`
    case 'shop':
      return `The Shop shows ${cardName(event.card)}`
    case 'turn':
      return `Round ${event.round}: the Turn of ${who(event.seat)}`
    case 'event':
      return `Event: ${cardName(event.card)}. ${EVENTS[event.card].text} (${event.left} left)`
    case 'removed':
      return `Level ${event.level + 1} is removed`
    case 'refreshed':
      return `${who(event.seat)} refreshes ${event.cards.map(usedName).join(', ')}`
    case 'dice':
      return `${who(event.seat)} rolls ${event.faces.join(' ')}; the Enemy die shows ${event.enemyDie}`
    case 'enemyDie':
      return event.face === 'attack' ? 'All Enemies Attack' : `All Enemies move ${event.face}`
    case 'enemyMoved':
      return `${enemyName(event.enemy)} moves from ${nameOf(event.from)} to ${nameOf(event.to)}`
    case 'attacked':
      return `${enemyName(event.enemy)} Attacks ${who(event.seat)} for ${count(event.wounds, 'Wound')}`
    case 'wounded':
      return `${who(event.seat)} suffers ${count(event.wounds, 'Wound')}${WOUNDS[event.cause]}: ${count(event.hearts, 'Heart')} left`
    case 'recovered':
      return `${who(event.seat)} recovers to ${count(event.hearts, 'Heart')}`
    case 'fainted':
      return `${who(event.seat)} Faints on ${nameOf(event.space)}`
    case 'spawned':
      return `${who(event.seat)} Spawns on ${nameOf(event.space)}`
    case 'moved':
      return `${who(event.seat)} ${MOVES[event.how]} ${nameOf(event.to)}`
    case 'pushed':
      return `${who(event.seat)} pushes ${figure(event.figure)} to ${nameOf(event.to)}`
    case 'gravity':
      return GRAVITY[event.cause]
    case 'fell':
      return `${figure(event.figure)} falls from ${nameOf(event.from)} to ${nameOf(event.to)}`
    case 'took':
      return `${who(event.seat)} takes a ${event.token === 'coin' ? 'Coin' : 'Gem'} on ${nameOf(event.space)}`
    case 'coins':
      return `${who(event.seat)} ${sayChange(event.change, 'Coin')}${REASONS[event.reason]} and has ${event.is}`
    case 'gems':
      return `${who(event.seat)} ${sayChange(event.change, 'Gem')}${REASONS[event.reason]} and has ${event.is}`
    case 'special':
      return `The Special die of ${who(event.seat)} ${event.face === 'blank' ? 'is blank' : `shows ${event.face}`}`
    case 'forged':
      return `${who(event.seat)} forges ${event.dice.join(' and ')} into ${event.into}`
    case 'rerolled':
      return `${who(event.seat)} re-rolls ${event.from.join(' ')} into ${event.to.join(' ')}`
    case 'struck':
      return `${who(event.seat)} Attacks ${enemyName(event.enemy)} for ${count(event.wounds, 'Wound')} of ${event.health}: ${event.defeated ? 'Defeated' : 'nothing happens'}`
    case 'revealed':
      return event.enemy === 'none'
        ? 'The Boss Level is revealed'
        : `Level ${event.level + 1} is revealed: ${ENEMIES[event.enemy].name}`
    case 'appeared':
      return `${enemyName(event.enemy)} appears on ${nameOf(event.space)}`
    case 'bought':
      return `${who(event.seat)} buys ${cardName(event.card)} for ${count(event.price, 'Coin')}`
    case 'used':
      return `${who(event.seat)} uses ${usedName(event.card)}`
    case 'drank':
      return `${who(event.seat)} drinks ${cardName(event.potion)}`
    case 'artifact':
      return `${who(event.seat)} takes ${cardName(event.card)}${event.from < 0 ? '' : ` from ${who(event.from)}`}`
    case 'token':
      return `${who(event.seat)} ${event.change > 0 ? 'gains' : 'discards'} ${BOSS_TOKENS[event.token].name}`
    case 'sealed':
      return 'Every Hero is on the Boss Level: the lower Levels leave the game'
    case 'bossRolled':
      return `The Enemy die for Medusa shows ${event.face}`
    case 'bossDrew':
      return `The Boss draws ${cardName(event.card)}${event.resolves ? '' : ', which does not come'}`
    case 'bossAttack':
      return `${cardName(event.card)}: ${ATTACKS[event.card].effects.join(' ')}`
    case 'shuffled':
      return 'The Attack cards are shuffled'
    case 'bossDefeated':
      return `${who(event.seat)} defeats the Boss${event.surplus > 0 ? ` with ${count(event.surplus, 'Wound')} to spare` : ''}`
    case 'ranked':
      return `In the end: ${event.seats.map(who).join(', ')}`
    case 'score':
      return `Score ${event.total}: Events ${event.parts[0]}, Enemies ${event.parts[1]}, surplus ${event.parts[2]}, Gems ${event.parts[3]}, worth ${event.parts[4]}`
    case 'limit':
      return `${event.rounds} Rounds are over: nobody wins`
    case 'lost':
      return event.by === 'PL-19.6' ? 'The Hero has Fainted: the game is lost' : 'No Event is left: the game is lost'
  }
}
