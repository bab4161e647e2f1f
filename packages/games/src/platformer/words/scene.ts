import { agenda, type Scene } from '@undercroft/kernel'
import { takeOut } from '@undercroft/kernel/kit'
import { ARTIFACT_IDS } from '../content/artifacts.ts'
import { ATTACK_IDS } from '../content/bosses.ts'
import { ENEMY_FACES, SYMBOLS } from '../content/dice.ts'
import { BOSS_KINDS, ENEMY_KINDS, type EnemyKind } from '../content/enemies.ts'
import { EVENT_IDS } from '../content/events.ts'
import { HERO_IDS } from '../content/heroes.ts'
import { eventDeck, itemDeck, potionDeck } from '../content/house.ts'
import { ITEM_IDS } from '../content/items.ts'
import { POTION_IDS } from '../content/potions.ts'
import { terrainOf } from '../rules/04-adjacency/terrain.ts'
import { contentOf } from '../state/content.ts'
import {
  ACTIONS,
  BOSS_TURN,
  END_OF_TURN,
  ENEMY_DIE_FRAME,
  FALL,
  type Frame,
  NEXT,
  SPECIAL,
  TURN,
} from '../state/frames.ts'
import { isSolo, type Options } from '../state/options.ts'
import { emptyTower } from '../state/setup.ts'
import { sound } from '../state/sound.ts'
import { nameOf } from '../state/spaces.ts'
import { type Enemy, NOBODY, type Platformer, playerOf, SEAT_NAMES, type State } from '../state/state.ts'
import { drawLevels, MAP_KEYS, spaceOf } from './scene/map.ts'
import { readPlayer, showPlayer } from './scene/player.ts'
import { type Given, index, named, oneOf, pairs, texts, whole } from './scene/values.ts'

/** The frames of a position in words, by the step of the Turn at which it begins. */
const STEPS: { readonly [step: string]: readonly Frame[] } = {
  turn: [TURN],
  enemyDie: [ENEMY_DIE_FRAME, ACTIONS, SPECIAL, FALL, END_OF_TURN, BOSS_TURN, NEXT],
  actions: [ACTIONS, SPECIAL, FALL, END_OF_TURN, BOSS_TURN, NEXT],
  special: [SPECIAL, FALL, END_OF_TURN, BOSS_TURN, NEXT],
  gravity: [FALL, END_OF_TURN, BOSS_TURN, NEXT],
  end: [END_OF_TURN, BOSS_TURN, NEXT],
  boss: [BOSS_TURN, NEXT],
  next: [NEXT],
}

const KEYS = [
  ...MAP_KEYS,
  ...SEAT_NAMES,
  'step',
  'boss',
  'round',
  'first',
  'active',
  'enemies',
  'coins',
  'gems',
  'icons',
  'pool',
  'rolled',
  'enemyDie',
  'bonus',
  'forges',
  'shop',
  'potionBottom',
  'artifacts',
  'pile',
  'discards',
  'events',
  'eventsLeft',
] as const
type Key = (typeof KEYS)[number]

/**
 * Reads and shows positions in words, on open Levels: `{ open: 2, floors: c4y2, P1: { at: c4y1 }, enemies: { slime1:
 * c3y1 }, pool: foot sword }`. Whatever is left out is empty, full or as at the start. Play begins in step 5 of the
 * first player's Turn.
 */
export const scene: Scene<Platformer> = { read, show }

function read(position: unknown, options: Options): State {
  const given = named(position, KEYS, 'a position')
  const boss = oneOf(BOSS_KINDS, given.boss ?? (options.boss === 'random' ? 'medusa' : options.boss), 'Boss')
  const s = emptyTower(options, boss, index(SEAT_NAMES, given.first ?? 'P1', 'seat'))
  s.active = index(SEAT_NAMES, given.active ?? SEAT_NAMES[s.first], 'seat')
  s.round = whole(given.round, 2)
  s.levels = drawLevels(s, given)
  for (const seat of s.players.keys()) {
    readPlayer(s, playerOf(s, seat), given[SEAT_NAMES[seat] ?? 'P1'], HERO_IDS[seat] ?? 'HE1')
  }
  s.enemies = pairs(given.enemies).map(readEnemy)
  s.coins = texts(given.coins).map(spaceOf)
  s.gems = texts(given.gems).map(spaceOf)
  s.icons = texts(given.icons).map(spaceOf)
  readTurn(s, given)
  readCards(s, given)
  const broken = sound(s)
  if (broken.length > 0) throw new Error(`this position cannot come about: ${broken.join('; ')}`)
  return s
}

/** `werewolf2: c5y10` */
function readEnemy([name, space]: readonly [string, unknown]): Enemy {
  const [, kind = '', token = ''] = /^([a-z]+)(\d?)$/.exec(name) ?? []
  return {
    kind: oneOf(ENEMY_KINDS, kind, 'kind of Enemy'),
    token: Number(token === '' ? 1 : token),
    space: spaceOf(space),
  }
}

function readTurn(s: State, given: Given<Key>): void {
  const step = oneOf(Object.keys(STEPS), given.step ?? 'actions', 'step')
  s.frames = []
  agenda(s, ...(STEPS[step] ?? []))
  const pool = texts(given.pool).map(face => oneOf(SYMBOLS, face, 'Symbol'))
  const rolled = texts(given.rolled).map(face => oneOf(SYMBOLS, face, 'Symbol'))
  s.turn.dice = pool.map((face, i) => ({ rolled: rolled[i] ?? face, face, used: false }))
  for (const face of rolled.slice(pool.length)) s.turn.dice.push({ rolled: face, face, used: true })
  s.turn.enemyDie = oneOf([...ENEMY_FACES, 'none'], given.enemyDie ?? 'none', 'face of the Enemy die')
  s.turn.bonus = whole(given.bonus, 0)
  s.turn.forges = whole(given.forges, 0)
}

function readCards(s: State, given: Given<Key>): void {
  const owned = s.players.flatMap(player => player.items.map(({ card }) => card))
  const drunk = s.players.flatMap(player => player.potions)
  const shop = named(given.shop, ['items', 'potions'], 'a shop')
  const items = itemDeck(contentOf(s)).slice()
  const bottom = texts(given.potionBottom).map(card => oneOf(POTION_IDS, card, 'Potion'))
  const potions = potionDeck(contentOf(s)).slice()
  for (const card of owned) takeOut(items, card)
  for (const card of [...drunk, ...bottom]) takeOut(potions, card)
  s.shopItems = display(shop.items, ITEM_IDS, items, s.shopItems.length)
  s.shopPotions = display(shop.potions, POTION_IDS, potions, s.shopPotions.length)
  for (const card of s.shopItems) if (card !== 'none') takeOut(items, card)
  for (const card of s.shopPotions) if (card !== 'none') takeOut(potions, card)
  s.itemDeck = items
  s.potionDeck = potions
  s.potionBottom = bottom
  for (const [card, owner] of pairs(given.artifacts)) {
    const [seat = 'middle', state = 'ready'] = String(owner).split(' ')
    s.artifacts.push({
      card: oneOf(ARTIFACT_IDS, card, 'Artifact'),
      owner: seat === 'middle' ? NOBODY : index(SEAT_NAMES, seat, 'seat'),
      ready: state === 'ready',
    })
  }
  s.attackDiscards = texts(given.discards).map(card => oneOf(ATTACK_IDS, card, 'Attack card'))
  if (given.pile !== undefined) s.attackDeck = texts(given.pile).map(card => oneOf(ATTACK_IDS, card, 'Attack card'))
  else for (const card of s.attackDiscards) takeOut(s.attackDeck, card)
  readEvents(s, given)
}

/** The cards on display are those that are named, or else the first ones of the deck; `none` is a gap. */
function display<Card extends string>(
  value: unknown,
  all: readonly Card[],
  deck: readonly Card[],
  count: number,
): (Card | 'none')[] {
  return value === undefined ? deck.slice(0, count) : texts(value).map(card => oneOf([...all, 'none'], card, 'card'))
}

/**
 * `events` are face up, and the last one is in force. Of the rest, `eventsLeft` are in the deck, and the others lie
 * face up below.
 */
function readEvents(s: State, given: Given<Key>): void {
  if (!isSolo(s.options)) return
  const shown = texts(given.events).map(card => oneOf(EVENT_IDS, card, 'Event'))
  const rest = eventDeck(contentOf(s)).slice()
  for (const card of shown) takeOut(rest, card)
  const left = whole(given.eventsLeft, rest.length)
  s.eventDeck = rest.slice(0, left)
  s.events = [...rest.slice(left), ...shown]
}

const sayEnemy = ({ kind, token }: { readonly kind: EnemyKind; readonly token: number }): string =>
  BOSS_KINDS.some(boss => boss === kind) ? kind : `${kind}${token}`

/**
 * Writes a position as `read` takes it, with the Levels and what is left of the common pool and the decks in addition.
 */
function show(s: State): unknown {
  const map = terrainOf(s.levels)
  return {
    step: s.turn.step,
    phase: s.frames.at(-1)?.phase ?? 'none',
    boss: s.boss,
    round: s.round,
    first: SEAT_NAMES[s.first],
    active: SEAT_NAMES[s.active],
    levels: s.levels.map(level => level.status).join(' '),
    tiles: s.levels.flatMap(level => (level.tiles.length === 0 ? [] : [level.tiles.join('+')])).join(' '),
    cards: s.cards.join(' '),
    lowestRow: Math.floor(map.start / 8) + 1,
    ...Object.fromEntries(s.players.map((player, seat) => [SEAT_NAMES[seat], showPlayer(player)])),
    enemies: Object.fromEntries(s.enemies.map(enemy => [sayEnemy(enemy), nameOf(enemy.space)])),
    coins: s.coins.map(nameOf),
    gems: s.gems.map(nameOf),
    icons: s.icons.map(nameOf),
    pool: s.turn.dice.flatMap(die => (die.used ? [] : [die.face])).join(' '),
    rolled: s.turn.dice.map(die => die.rolled).join(' '),
    enemyDie: s.turn.enemyDie,
    bonus: s.turn.bonus,
    forges: s.turn.forges,
    shop: { items: s.shopItems.join(' '), potions: s.shopPotions.join(' ') },
    decks: { items: s.itemDeck.length, potions: s.potionDeck.length, events: s.eventDeck.length },
    potionBottom: s.potionBottom.join(' '),
    artifacts: Object.fromEntries(
      s.artifacts.map(({ card, owner, ready }) => [
        card,
        `${SEAT_NAMES[owner] ?? 'middle'}${ready ? '' : ' exhausted'}`,
      ]),
    ),
    pile: s.attackDeck.toSorted().join(' '),
    discards: s.attackDiscards.join(' '),
    event: s.events.at(-1) ?? 'none',
  }
}
