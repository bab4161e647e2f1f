import { agenda, type Scene, writtenIn } from '@undercroft/kernel'
import { DOORS, indexIn, NONE, nameOf, ROOMS } from '../content/board.ts'
import { CARDS } from '../content/cards.ts'
import { ROOM_CARDS, SIDE_CARDS } from '../content/rooms.ts'
import { layOut } from '../rules/03-setting-up/commit.ts'
import { EXPLORERS } from '../state/choices.ts'
import type { Options } from '../state/options.ts'
import { isPuzzle, isTrial, planWord, type TaskPlan } from '../state/plan.ts'
import { NO_TURN, startOfGame } from '../state/setup.ts'
import {
  type Door,
  type ElectroDungeon,
  type Explorer,
  type Frame,
  type Room,
  STAGES,
  type State,
} from '../state/state.ts'
import {
  bitsOf,
  cardNumber,
  KEYS,
  lettersOf,
  named,
  placeNamed,
  sayBits,
  sayCard,
  sayExplorers,
  setOf,
  type Written,
  type WrittenDoor,
  type WrittenExplorer,
  type WrittenRoom,
} from './written.ts'

/** The setup, unless a scene says otherwise. */
const USUAL =
  'boost,beast+key,beast,beast+key,trapped,boost,empty,trapped+key,boost+key,boost,empty+key,trapped+key;' +
  'puzzle+fragment:PZ-07,trial+fragment:TR-05,puzzle+reward:PZ-11,lock,trial+fragment+reward:TR-06,puzzle+reward:PZ-02'

export const scene: Scene<ElectroDungeon> = { read, show }

function read(position: unknown, options: Options): State {
  const written = writtenIn<Written>(KEYS, position)
  const s = startOfGame(options)
  const plan = planWord.read(USUAL)
  if (plan === undefined) throw new Error('the usual setup cannot be read')
  layOut(s, plan)
  s.round = written.round ?? 1
  s.order = written.order === undefined ? [...s.explorers.keys()] : lettersOf(written.order)
  for (const [id, explorer] of s.explorers.entries()) readExplorer(explorer, written[EXPLORERS[id] ?? 'A'] ?? {})
  for (const [letter, room] of Object.entries(written.rooms ?? {})) readRoom(named(s.rooms, ROOMS, letter), room)
  for (const [colour, door] of Object.entries(written.doors ?? {})) readDoor(named(s.doors, DOORS, colour), door)
  for (const [place, things] of Object.entries(written.loose ?? {})) {
    const all = things.split(/\s+/)
    const count = (thing: string): number => all.filter(each => each === thing).length
    s.loose.push({ place: placeNamed(place), keys: count('key'), fragments: count('fragment') })
  }
  s.fights = (written.fights ?? []).map(({ place, fighters, betrayers = '', resting = '' }) => ({
    place: placeNamed(place),
    fighters: setOf(fighters),
    betrayers: setOf(betrayers),
    resting: setOf(resting),
  }))
  for (const [group, letters] of (written.groups ?? []).entries()) {
    for (const id of lettersOf(letters)) s.explorers[id] = { ...(s.explorers[id] as Explorer), group }
  }
  s.mofHand = (written.mofHand ?? []).map(cardNumber)
  s.mofEffect = written.mofEffect === undefined || written.mofEffect === '-' ? NONE : cardNumber(written.mofEffect)
  s.mofTarget = written.mofTarget ?? NONE
  s.mofUntil = written.mofUntil ?? 0
  s.conceding = setOf(written.conceding ?? '')
  takeFromDecks(s)
  s.frames = []
  readTurn(s, written)
  return s
}

/** The slots of the round that are still to come, and the turn that is being played. */
function readTurn(s: State, written: Written): void {
  const acted = setOf(written.acted ?? '')
  const whose = written.turn === 'MoF' ? NONE : (lettersOf(written.turn ?? '')[0] ?? s.order[0] ?? 0)
  const at = whose === NONE ? s.order.length : s.order.indexOf(whose)
  for (const [i, id] of s.order.entries()) {
    const explorer = s.explorers[id]
    if (explorer !== undefined) explorer.acted = i <= at || (acted & (1 << id)) !== 0
  }
  const later = s.order.slice(at + 1).map((explorer): Frame => ({ phase: 'slot', explorer }))
  agenda(s, ...later, { phase: 'mofBegins' })
  if (whose === NONE) return
  const stage = written.stage ?? 'start'
  if (!STAGES.includes(stage)) throw new Error(`there is no stage "${stage}" (there is ${STAGES.join(', ')})`)
  const members = written.members === undefined ? 1 << whose : setOf(written.members)
  for (const [id, explorer] of s.explorers.entries()) if (members & (1 << id)) explorer.acted = true
  const { points = 0, die = points, rolls = 0, action = 'free' } = written
  s.turn = { ...NO_TURN, leader: whose, party: members, members, stage, points, die, rolls, action }
  s.frames.push({ phase: 'turn' })
}

/** Takes the cards in hands and in effect out of the decks. */
function takeFromDecks(s: State): void {
  const out = [...s.mofHand, s.mofEffect, ...s.explorers.flatMap(({ hand, effect }) => [...hand, effect])]
  for (const card of out) if (card !== NONE) s.deck[card] = (s.deck[card] ?? 0) - 1
}

function readExplorer(explorer: Explorer, written: WrittenExplorer): void {
  const { place, hand, perceived, looked, effect, tried, triedBefore, ...plain } = written
  Object.assign(explorer, { start: [3, 3, 3, 3], move: 3, see: 3, fight: 3, live: 3 }, plain)
  if (place !== undefined) explorer.place = placeNamed(place)
  explorer.hand = (hand ?? []).map(cardNumber)
  explorer.perceived = bitsOf(perceived ?? '', ROOMS)
  explorer.looked = bitsOf(looked ?? '', DOORS)
  explorer.tried = tried === undefined || tried === '-' ? NONE : indexIn(ROOMS, tried)
  explorer.triedBefore = triedBefore === undefined || triedBefore === '-' ? NONE : indexIn(ROOMS, triedBefore)
  if (effect === undefined || effect === '-') return
  explorer.effect = cardNumber(effect)
  if (plain.effectTurns === undefined) explorer.effectTurns = CARDS[explorer.effect]?.lasts === 'round' ? 0 : 1
}

function readRoom(room: Room, written: WrittenRoom): void {
  const { card: text, ...plain } = typeof written === 'string' ? { card: written } : written
  Object.assign(room, plain)
  if (text === undefined) return
  const [card, key, ...more] = text.split('+')
  const kind = ROOM_CARDS.find(each => each === card)
  if ((kind === undefined && card !== 'cleared') || more.length > 0 || (key !== undefined && key !== 'key')) {
    throw new Error(`"${text}" is no room (such as beast+key, or cleared)`)
  }
  room.card = kind ?? 'none'
  room.key = key === 'key'
  if (room.combat) room.faceUp = true
}

function readDoor(door: Door, written: WrittenDoor): void {
  const { card: text, task, ...plain } = typeof written === 'string' ? { card: written, task: undefined } : written
  Object.assign(door, plain)
  if (text !== undefined) {
    const [card, ...prizes] = text.split('+')
    const kind = SIDE_CARDS.find(each => each === card)
    if (kind === undefined) throw new Error(`"${text}" is no side room (such as puzzle+fragment)`)
    door.card = kind
    door.fragment = prizes.includes('fragment')
    door.reward = prizes.includes('reward')
    door.task = kind === 'lock' ? 'none' : 'random'
  }
  if (task !== undefined) door.task = taskNamed(task)
}

function taskNamed(name: string): TaskPlan {
  const known = name as TaskPlan
  if (name === 'random' || isPuzzle(known) || isTrial(known)) return known
  return Object.freeze({ title: name, text: `${name}?`, note: 'the answer' })
}

function show(s: State): Written {
  const { turn } = s
  const explorers = Object.fromEntries(s.explorers.map((explorer, id) => [EXPLORERS[id], showExplorer(explorer)]))
  const groups = [...new Set(s.explorers.map(({ group }) => group))].filter(group => group !== NONE)
  return {
    phase: s.frames.at(-1)?.phase ?? 'over',
    round: s.round,
    order: s.order.map(id => EXPLORERS[id]).join(''),
    turn: turn.leader === NONE ? 'MoF' : (EXPLORERS[turn.leader] ?? ''),
    stage: turn.stage,
    points: turn.points,
    die: turn.die,
    rolls: turn.rolls,
    action: turn.action,
    members: sayExplorers(turn.members),
    acted: sayExplorers(s.explorers.reduce((set, { acted }, id) => (acted ? set | (1 << id) : set), 0)),
    groups: groups.map(group =>
      sayExplorers(s.explorers.reduce((set, each, id) => (each.group === group ? set | (1 << id) : set), 0)),
    ),
    ...explorers,
    rooms: Object.fromEntries(s.rooms.map((room, id) => [ROOMS[id], showRoom(room)])),
    doors: Object.fromEntries(s.doors.map((door, id) => [DOORS[id], showDoor(door)])),
    loose: Object.fromEntries(
      s.loose.map(({ place, keys, fragments }) => [
        nameOf(place),
        [...Array.from({ length: keys }, () => 'key'), ...Array.from({ length: fragments }, () => 'fragment')].join(
          ' ',
        ),
      ]),
    ),
    fights: s.fights.map(({ place, fighters, betrayers, resting }) => ({
      place: nameOf(place),
      fighters: sayExplorers(fighters),
      betrayers: sayExplorers(betrayers),
      resting: sayExplorers(resting),
    })),
    mofHand: s.mofHand.map(sayCard),
    mofEffect: sayCard(s.mofEffect),
    mofTarget: s.mofTarget,
    mofUntil: s.mofUntil,
    conceding: sayExplorers(s.conceding),
    discards: Object.fromEntries(s.discards.flatMap((count, card) => (count > 0 ? [[sayCard(card), count]] : []))),
    ...(s.task === undefined ? {} : { task: showTask(s.task) }),
    ...(s.roll === undefined ? {} : { roll: s.roll }),
    claims: s.claims,
  }
}

function showExplorer(explorer: Explorer): WrittenExplorer {
  const { place, hand, perceived, looked, effect, tried, triedBefore, ...plain } = explorer
  return {
    ...plain,
    place: nameOf(place),
    hand: hand.map(sayCard),
    perceived: sayBits(perceived, ROOMS),
    looked: sayBits(looked, DOORS),
    effect: sayCard(effect),
    tried: ROOMS[tried] ?? '-',
    triedBefore: ROOMS[triedBefore] ?? '-',
  }
}

function showRoom({ card, key, ...plain }: Room): WrittenRoom {
  const text = card === 'none' ? 'cleared' : `${card}${key ? '+key' : ''}`
  const { faceUp, box, combat } = plain
  return combat || faceUp || box ? { card: text, ...plain } : text
}

function showDoor({ card, fragment, reward, task, ...plain }: Door): WrittenDoor {
  const text = `${card}${fragment ? '+fragment' : ''}${reward ? '+reward' : ''}`
  return { card: text, task: typeof task === 'object' ? task.title : task, ...plain }
}

function showTask(task: NonNullable<State['task']>): object {
  const about = { door: DOORS[task.door], active: EXPLORERS[task.active], who: sayExplorers(task.who) }
  if (task.kind === 'puzzle') return { ...about, puzzle: task.posed.puzzle, left: task.posed.left }
  if (task.kind === 'trial') return { ...about, trial: task.trial.trial }
  return { ...about, own: task.talk.task.title, messages: task.talk.messages, rolls: task.talk.rolls }
}
