import { BOSSES } from '../content/bosses.ts'
import { FACES, type Face } from '../content/faces.ts'
import { abilityOf, HEROES, type HeroId, SLOTS } from '../content/heroes.ts'
import { LARGE_ROOMS } from '../content/large-tile.ts'
import { kindOfMonster, MONSTERS } from '../content/monsters.ts'
import { isTrap, TILE_IDS } from '../content/tiles.ts'
import { freshState } from '../rules/02-setup/setup.ts'
import { putFoe } from '../rules/16-dungeon-master-phase/supply.ts'
import { readCell, xOf, yOf } from '../state/cells.ts'
import { goldOn } from '../state/content.ts'
import { FIRST_BOSS, spareDie } from '../state/foes.ts'
import type { Frame } from '../state/frames.ts'
import { heroOf, playerOf } from '../state/heroes.ts'
import type { Options } from '../state/options.ts'
import { sound } from '../state/sound.ts'
import { type CardId, type FoeId, type Level, NONE, PET, type RoomId, type State } from '../state/state.ts'
import { BEGINNINGS, type Beginning, checkedPosition, nameAmong, type Written, type WrittenHero } from './written.ts'

export function readPosition(position: unknown, options: Options): State {
  const written = checkedPosition(position)
  const s = freshState(options, 0)
  readMap(s, written)
  readHeroes(s, written.heroes ?? {})
  readFoes(s, written.foes ?? {})
  readStacks(s, written)
  readCards(s, written)
  readTurn(s, written)
  const broken = sound(s)
  if (broken.length > 0) throw new Error(`this position cannot come about: ${broken.join('; ')}`)
  return s
}

/** `tile cell`, then marks; `gold 2` and `turned 1` take a number. */
interface Piece {
  readonly tile: string
  readonly x: number
  readonly y: number
  readonly marks: readonly string[]
  number(mark: string): number | undefined
}

function readPiece(text: string): Piece {
  const [tile = '', place = '', ...marks] = text.split(/\s+/)
  const cell = readCell(place)
  if (cell === undefined) throw new Error(`"${place}" in "${text}" is no cell such as 0:-1`)
  const number = (mark: string): number | undefined =>
    marks.includes(mark) ? Number(marks[marks.indexOf(mark) + 1]) : undefined
  return { tile: nameAmong(TILE_IDS, tile, 'tile'), x: xOf(cell), y: yOf(cell), marks, number }
}

function readMap(s: State, { rooms = [], traps = [], ground = 'none' }: Written): void {
  for (const text of rooms) {
    const { tile, x, y, marks, number } = readPiece(text)
    if (isTrap(tile)) throw new Error(`"${text}" is no room`)
    const same = s.rooms.findIndex(room => room.tile === tile)
    const opened = marks.includes('opened')
    const extra = marks.includes('stairs2') ? 'stairs2' : marks.includes('stairs3') ? 'stairs3' : 'none'
    const gold = number('gold') ?? (opened ? 0 : goldOn(s, tile))
    s.rooms[same < 0 ? s.rooms.length : same] = {
      tile,
      level: levelOf(tile),
      x,
      y,
      turns: number('turned') ?? 0,
      gold,
      opened,
      extra,
    }
  }
  for (const text of traps) {
    const { tile, x, y, marks } = readPiece(text)
    if (!isTrap(tile)) throw new Error(`"${text}" is no trap`)
    s.traps.push({ tile, level: levelOf(tile), x, y, live: !marks.includes('disarmed') })
  }
  s.ground = ground
  if (ground === 'none') return
  for (const { id } of LARGE_ROOMS[ground]) {
    s.rooms.push({ tile: id, level: 3, x: 0, y: 0, turns: 0, gold: 0, opened: false, extra: 'none' })
  }
}

/** By the tile's id: `L1-03`, `M2-1`, and the tiles set aside. */
function levelOf(tile: string): Level {
  return tile === 'S-01' || tile.charAt(1) === '1' ? 1 : 2
}

function roomCalled(s: State, tile: string): RoomId {
  const room = s.rooms.findIndex(each => each.tile === tile)
  if (room === NONE) throw new Error(`there is no room ${tile} (there is ${s.rooms.map(each => each.tile).join(', ')})`)
  return room
}

/** Those who are named, in the order of turns; then others, until all players have one. */
function readHeroes(s: State, written: NonNullable<Written['heroes']>): void {
  const given = Object.keys(written).map(name => nameAmong(HEROES, name, 'Hero'))
  const all = [...given, ...HEROES.filter(hero => !given.includes(hero))]
  if (given.length > s.heroes.length) throw new Error(`there are ${s.heroes.length} Heroes, not ${given.length}`)
  for (const player of s.heroes.keys()) {
    const hero = all[player]
    if (hero !== undefined) readHero(s, player, hero, written[hero] ?? {})
  }
}

function readHero(s: State, player: number, id: HeroId, written: WrittenHero): void {
  const { room, learned = [], hand = [], ...rest } = written
  const slots = learned.map(slot => nameAmong(SLOTS, slot, 'slot of a Hero card'))
  const hero = heroOf(s, player)
  Object.assign(hero, { peak: rest.xp ?? 0, ...rest, id })
  hero.room = room === undefined ? 0 : roomCalled(s, room)
  hero.learned = [abilityOf(id, 'start'), ...slots.map(slot => abilityOf(id, slot))]
  if (hero.lying) hero.lp = 0
  for (const card of hand) s.hands[player]?.push(takeCard(s, card))
}

function takeCard(s: State, card: CardId): CardId {
  const at = s.deck.indexOf(card)
  if (at < 0) throw new Error(`there is no ${card} left in the deck`)
  s.deck.splice(at, 1)
  return card
}

function readFoes(s: State, written: NonNullable<Written['foes']>): void {
  for (const [tile, names] of Object.entries(written)) {
    for (const text of names) {
      const [name = '', ...marks] = text.split(/\s+/)
      const foe = foeCalled(s, name)
      putFoe(s, foe, roomCalled(s, tile))
      const here = s.foes[foe]
      if (here === undefined) continue
      here.side = marks.includes('red') ? 'red' : 'blue'
      here.fought = marks.includes('fought')
      here.turned = marks.includes('turned')
      here.bound = marks.includes('bound')
    }
  }
}

/** The token of a boss, or the next die of its kind. */
function foeCalled(s: State, name: string): FoeId {
  const boss = BOSSES.find(each => each === name)
  if (boss !== undefined) return FIRST_BOSS + BOSSES.indexOf(boss)
  const is = nameAmong(MONSTERS, name, 'monster')
  const foe = spareDie(s, kindOfMonster(is))
  const die = s.foes[foe]
  if (die === undefined) throw new Error(`there is no die left for ${name}`)
  die.is = is
  return foe
}

/** Tiles on the table are in no stack any more. */
function readStacks(s: State, { up = [], below = [], mediums = [] }: Written): void {
  const placed = [...s.rooms, ...s.traps].map(({ tile }) => tile)
  for (const [level, stack] of s.stacks.entries()) {
    const top = up[level]
    const entered = level === 1 && placed.includes(stack.up)
    if (top !== undefined) stack.up = top === 'none' ? 'none' : nameAmong(TILE_IDS, top, 'tile')
    else if (entered) stack.up = 'none'
    const under = below[level] ?? stack.rest.filter(tile => !placed.includes(tile))
    stack.rest = under.filter(tile => tile !== stack.up).sort()
    if (placed.includes(stack.held)) stack.held = 'none'
    if (stack.up === 'none' && top === undefined) {
      stack.up = stack.rest.find(tile => !isTrap(tile)) ?? 'none'
      stack.rest = stack.rest.filter(tile => tile !== stack.up)
    }
  }
  s.mediums = s.mediums.map((tiles, level) => (mediums[level] ?? tiles.filter(tile => !placed.includes(tile))).slice())
}

function readCards(s: State, { deck, discard = [], evilDeck }: Written): void {
  for (const card of discard) s.discard.push(takeCard(s, card))
  if (deck !== undefined) {
    const left = deck.map(card => takeCard(s, card))
    s.discard.push(...s.deck)
    s.deck = left.sort()
  }
  if (evilDeck === undefined) return
  const others = s.evilDeck.slice()
  for (const card of evilDeck) others.splice(others.indexOf(card), 1)
  s.evilDeck = evilDeck.slice().sort()
  s.evilDiscard = others
}

function readTurn(s: State, written: Written): void {
  const phase = nameAmong(BEGINNINGS, written.phase ?? 'actions', 'phase to begin with')
  const player = written.turn === undefined ? 0 : playerOf(s, written.turn)
  if (player === NONE) throw new Error(`${written.turn} does not play`)
  s.first = written.first === undefined ? 0 : playerOf(s, written.first)
  s.round = written.round ?? (phase === 'startTurn' && player === s.first ? 0 : 1)
  s.time = written.time ?? 1
  s.ending = written.ending ?? false
  s.hushed = written.hushed ?? false
  const { turn } = s
  turn.player = player
  turn.placer = player
  turn.mp = written.mp ?? 0
  turn.dmMp = written.dmMp ?? 0
  turn.curse = written.curse ?? 'none'
  turn.evil = written.evil ?? 'none'
  for (const face of facesOf(written.symbols ?? '')) turn.symbols[face]++
  const rolled = phase === 'midRoll' || phase === 'actions'
  if (phase === 'midRoll') turn.stage = phase
  const dice = facesOf(written.dice ?? '')
  for (let die = 0; rolled && die < PET; die++) {
    const face = dice[die]
    turn.dice[die] = face === undefined ? { face: 'S', place: 'used' } : { face, place: 'ready' }
  }
  const pet = written.pet ?? 'none'
  if (pet !== 'none') turn.dice[PET] = { face: pet, place: 'ready' }
  turn.petCalled = pet !== 'none'
  s.frames = framesOf(phase, player)
}

function facesOf(text: string): Face[] {
  return [...text].map(face => nameAmong(FACES, face, 'face of a die'))
}

/** What a turn has left to do when it begins there; the last one is done first. */
function framesOf(phase: Beginning, player: number): Frame[] {
  if (phase === 'startTurn') return [{ phase, player }]
  if (phase === 'endTurn') return [{ phase }]
  if (phase === 'dm') return [{ phase: 'dmPhase' }]
  return [{ phase: 'dmPhase' }, { phase: 'bounties' }, { phase }]
}
