import type { Viewer } from '@undercroft/kernel'
import { NONE, type RoomId } from '../content/board.ts'
import type { CardId } from '../content/cards.ts'
import type { RoomCard, SideCard } from '../content/rooms.ts'
import { cardsIn } from './decks.ts'
import { lastRound, type Options } from './options.ts'
import { dimOwn, type OwnTalk, seeOwn } from './own-task.ts'
import type { TaskPlan } from './plan.ts'
import { type DimPuzzle, dimPuzzle, type SeenPuzzle, seePuzzle } from './puzzles.ts'
import {
  type Claim,
  type Door,
  type Explorer,
  type ExplorerId,
  type Explorers,
  explorerOf,
  type Fight,
  has,
  type Loose,
  MOF,
  type Roll,
  type Room,
  type State,
  type Task,
  type Turn,
} from './state.ts'
import { seeDecided, seeTrial } from './trial-secrets.ts'
import type { TrialState } from './trials.ts'

/** Everything of an Explorer is public but its hand. */
export interface ExplorerView extends Readonly<Omit<Explorer, 'hand' | 'start'>> {
  readonly start: readonly number[]
  readonly cards: number
  /** Only its owner sees it, until the game is over. */
  readonly hand?: readonly CardId[]
}

export interface RoomView extends Readonly<Omit<Room, 'card' | 'key'>> {
  readonly cleared: boolean
  /**
   * Left out if this viewer does not know it. The MoF does, and those who have perceived the room; a face-up beast is
   * known to all.
   */
  readonly card?: RoomCard
  readonly key?: boolean
}

export interface DoorView extends Readonly<Pick<Door, 'locked' | 'done' | 'ownFailed'>> {
  /** Known to all once unlocked; to the MoF and by an Oracle Chip before. */
  readonly card?: SideCard
  /** Known to the MoF and by an Oracle Chip; to all once the room is completed. */
  readonly fragment?: boolean
  readonly reward?: boolean
  /** Only the MoF sees it, until the game is over. */
  readonly task?: TaskPlan
}

/** The attempt that is going on; those who take part and the MoF see it whole, the others its title. */
export type TaskView = { readonly door: number; readonly active: ExplorerId; readonly who: Explorers } & (
  | { readonly kind: 'puzzle'; readonly puzzle: SeenPuzzle }
  | { readonly kind: 'dimPuzzle'; readonly puzzle: DimPuzzle }
  | { readonly kind: 'trial'; readonly trial: TrialState }
  | { readonly kind: 'own'; readonly talk: OwnTalk }
)

export interface View {
  readonly options: Readonly<Options>
  /** Counted from 1; 0 during setup. */
  readonly round: number
  /** ED-2.5 */
  readonly lastRound: number
  readonly order: readonly ExplorerId[]
  readonly explorers: readonly ExplorerView[]
  readonly rooms: readonly RoomView[]
  readonly doors: readonly DoorView[]
  readonly loose: readonly Readonly<Loose>[]
  readonly fights: readonly Readonly<Fight>[]
  readonly turn: Readonly<Turn>
  readonly roll?: Roll
  readonly task?: TaskView
  /** The trial that was decided last, until another task begins. */
  readonly lastTrial?: TrialState
  readonly mofCards: number
  /** Only the MoF sees it, until the game is over. */
  readonly mofHand?: readonly CardId[]
  readonly mofEffect: CardId
  readonly mofTarget: number
  readonly mofUntil: number
  readonly played: number
  /** Cards left in the Explorers' deck and in the MoF's. */
  readonly decks: readonly [number, number]
  readonly discards: readonly number[]
  readonly removed: readonly number[]
  readonly brood: number
  readonly keysUsed: number
  readonly claims: readonly Claim[]
  readonly conceding: Explorers
}

type Written<T> = { -readonly [K in keyof T]: T[K] }

/**
 * Built up from nothing: what is not written here is not seen. Every answer of a bot begins with a view. So what may be left
 * out is written afterwards, since leaving out by `...` takes several times as long; and lists and trials that the rules
 * replace, but never change, are not copied.
 */
export function view(s: State, viewer: Viewer): View {
  const eyes = {
    id: viewer === 'spectator' ? NONE : explorerOf(viewer),
    all: s.outcome !== undefined,
    mof: viewer === MOF,
    dismantled: dismantledIn(s),
  }
  const seen: Written<View> = {
    options: s.options,
    round: s.round,
    lastRound: lastRound(s.options),
    order: s.order,
    explorers: s.explorers.map((explorer, id) => viewExplorer(explorer, eyes.all || id === eyes.id)),
    rooms: s.rooms.map((room, id) => viewRoom(s, room, id, eyes)),
    doors: s.doors.map((door, id) => viewDoor(s, door, id, eyes)),
    loose: s.loose.map(loose => ({ ...loose })),
    fights: s.fights.map(fight => ({ ...fight })),
    turn: { ...s.turn },
    mofCards: s.mofHand.length,
    mofEffect: s.mofEffect,
    mofTarget: s.mofTarget,
    mofUntil: s.mofUntil,
    played: s.played,
    decks: [cardsIn(s.deck, 'explorer'), cardsIn(s.deck, 'mof')],
    discards: s.discards.slice(),
    removed: s.removed.slice(),
    brood: s.brood,
    keysUsed: s.keysUsed,
    claims: s.claims,
    conceding: s.conceding,
  }
  if (s.roll !== undefined) seen.roll = s.roll
  if (s.task !== undefined) seen.task = viewTask(s.task, viewer)
  if (s.lastTrial !== undefined) seen.lastTrial = seeDecided(s.lastTrial, contestantOf(s.lastTrial, viewer))
  if (eyes.mof || eyes.all) seen.mofHand = s.mofHand.slice()
  return seen
}

interface Eyes {
  /** The Explorer who looks, or NONE. */
  readonly id: ExplorerId
  readonly all: boolean
  readonly mof: boolean
  /** The room whose box is being dismantled, or NONE. */
  readonly dismantled: RoomId
}

function viewExplorer(explorer: Explorer, whole: boolean): ExplorerView {
  const { hand } = explorer
  const seen: Written<ExplorerView> = {
    move: explorer.move,
    see: explorer.see,
    fight: explorer.fight,
    live: explorer.live,
    place: explorer.place,
    group: explorer.group,
    keys: explorer.keys,
    fragments: explorer.fragments,
    perceived: explorer.perceived,
    looked: explorer.looked,
    triedBefore: explorer.triedBefore,
    tried: explorer.tried,
    acted: explorer.acted,
    effect: explorer.effect,
    effectTurns: explorer.effectTurns,
    roared: explorer.roared,
    start: explorer.start,
    cards: hand.length,
  }
  if (whole) seen.hand = hand.slice()
  return seen
}

/** ED-7.2: everybody sees that the box is trapped while somebody dismantles it. */
function dismantledIn({ frames }: State): RoomId {
  for (const frame of frames) if (frame.phase === 'dismantles') return frame.room
  return NONE
}

/** ED-5.41, ED-5.42, ED-5.55: a face-up beast is known to all, its key only to those who perceived it. */
function viewRoom(s: State, room: Room, id: number, { id: own, all, mof, dismantled }: Eyes): RoomView {
  const { card, key } = room
  const cleared = card === 'none'
  const open: Written<RoomView> = {
    faceUp: room.faceUp,
    box: room.box,
    combat: room.combat,
    health: room.health,
    shockwave: room.shockwave,
    roar: room.roar,
    pounced: room.pounced,
    due: room.due,
    used: room.used,
    cleared,
  }
  if (cleared || s.order.length === 0) return open
  const perceived = ((s.explorers[own]?.perceived ?? 0) & (1 << id)) !== 0
  const whole = all || mof || perceived
  if (whole || open.faceUp || id === dismantled) open.card = card
  if (whole) open.key = key
  return open
}

function viewDoor(s: State, door: Door, id: number, { id: own, all, mof }: Eyes): DoorView {
  const { locked, done, ownFailed, card, fragment, reward, task } = door
  const open: Written<DoorView> = { locked, done, ownFailed }
  if (s.order.length === 0) return open
  const looked = ((s.explorers[own]?.looked ?? 0) & (1 << id)) !== 0
  if (all || mof || looked || !locked) open.card = card
  if (all || mof || looked || done) {
    open.fragment = fragment
    open.reward = reward
  }
  if (all || mof) open.task = task
  return open
}

function viewTask(task: Task, viewer: Viewer): TaskView {
  const { door, active, who } = task
  const about = { door, active, who }
  const part = viewer !== 'spectator' && viewer !== MOF && has(who, explorerOf(viewer))
  switch (task.kind) {
    case 'puzzle':
      return part || viewer === MOF
        ? { ...about, kind: 'puzzle', puzzle: seePuzzle(task.posed) }
        : { ...about, kind: 'dimPuzzle', puzzle: dimPuzzle(task.posed) }
    case 'trial':
      return { ...about, kind: 'trial', trial: seeTrial(task.trial, contestantOf(task.trial, viewer)) }
    case 'own':
      return {
        ...about,
        kind: 'own',
        talk: part || viewer === MOF ? seeOwn(task.talk, viewer === MOF) : dimOwn(task.talk),
      }
  }
}

/** Which contestant of a trial a viewer is, if any. */
export function contestantOf({ who }: Pick<TrialState, 'who'>, viewer: Viewer): number | undefined {
  const index = who.findIndex(({ seat }) => seat === viewer)
  return index < 0 ? undefined : index
}
