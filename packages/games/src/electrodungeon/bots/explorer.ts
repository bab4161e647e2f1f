import { type Situation, sameData } from '@undercroft/kernel'
import { acrossFrom, BEFORE_DOOR, HUB, NONE, roomOf } from '../content/board.ts'
import { FRAGMENTS } from '../content/rooms.ts'
import { againstDodge } from '../rules/04-score-rolls/chances.ts'
import { scoreOf } from '../rules/04-score-rolls/scores.ts'
import { type Choice, type ElectroDungeon, type ExplorerId, type Frame, has } from '../state/state.ts'
import { contestantOf } from '../state/view.ts'
import { exitOf, fragmentsHeld, goalOf } from '../words/aims.ts'
import { cardWorth, reactionWorth } from './cards.ts'
import { Mind } from './mind.ts'
import { botMove } from './trials.ts'

type Now = Situation<ElectroDungeon, Frame>
type Worth = (choice: Choice) => number

/** Values giving and picking up, wherever they are offered. */
function itemWorth(mind: Mind, choice: Choice): number | undefined {
  if (choice[0] === 'pickUp') return 50
  if (choice[0] !== 'give') return undefined
  const { view, me } = mind
  const other = view.explorers[choice[2]]
  if (other === undefined) return -50
  const { selfish } = mind
  if (choice[1] === 'key') return !selfish && me.keys >= 2 && other.keys === 0 ? 20 : -50
  if (selfish && !mayEscape(mind)) return -50
  // All three fragments should be in one hand: that of the one who has more, or else of the first.
  const better = other.fragments > me.fragments || (other.fragments === me.fragments && choice[2] < mind.id)
  return other.fragments > 0 && better ? 40 : -50
}

/** ED-6.9: whether the Explorers before the open exit have all three fragments: then even the selfish give theirs. */
function mayEscape({ view, me: { place } }: Mind): boolean {
  const exit = exitOf(view)
  if (exit === NONE || place !== BEFORE_DOOR[exit]) return false
  return view.explorers.reduce((sum, each) => sum + (each.place === place ? each.fragments : 0), 0) === FRAGMENTS
}

function free(mind: Mind, choice: Choice, moment: string): number | undefined {
  return choice[0] === 'play' ? cardWorth(mind, choice[1], choice[2], moment) : itemWorth(mind, choice)
}

/** Values an attack: only the selfish attack, only a holder of a fragment, and only with good odds. */
function attackWorth(mind: Mind, victim: ExplorerId): number {
  const { view, me } = mind
  const other = view.explorers[victim]
  if (!mind.selfish || other === undefined || other.fragments === 0) return -20
  // Nobody attacks once the exit is open and the Explorers hold all three fragments.
  if (exitOf(view) !== NONE && fragmentsHeld(view) === 3) return -20
  return againstDodge(scoreOf(me, 'fight'), scoreOf(other, 'move')) >= 0.6 ? 15 : -20
}

export function beforeWorths(now: Now): Worth {
  const mind = new Mind(now)
  const { goal } = mind
  const far = mind.far()
  // The bot takes what lies in a cleared room when it passes through.
  const there = far === 0 && !(goal.kind === 'loose' && goal.id !== NONE)
  return choice => {
    switch (choice[0]) {
      case 'hold':
        return there ? 5 : -1
      case 'moveAlone':
        return there ? -5 : 1
      case 'moveGroup':
        return groupWorth(mind, choice[1], far)
      case 'attack':
        return attackWorth(mind, choice[1])
      default:
        return free(mind, choice, 'before') ?? 0
    }
  }
}

/** The bot invites others if all of them want to go to about the same place, and it is far enough away. */
function groupWorth(mind: Mind, guests: number, far: number): number {
  if (far < 3) return -10
  const { view } = mind
  for (const id of view.explorers.keys()) {
    if (!has(guests, id)) continue
    const [place = HUB] = goalOf(view, id).places
    if (mind.far(place) > 3) return -10
  }
  return 2
}

/** The bot accepts an invitation to where it wants to go anyway. */
export function invitedWorths(now: Now): Worth {
  const mind = new Mind(now)
  const { view } = mind
  const [place = HUB] = goalOf(view, view.turn.leader).places
  const along = mind.far(place) <= 3
  return ([verb]) => (verb === (along ? 'accept' : 'decline') ? 1 : 0)
}

export function rolledWorths(now: Now): Worth {
  const mind = new Mind(now)
  const enough = mind.view.turn.die >= Math.min(mind.far(), 4)
  return ([verb]) => (verb === (enough ? 'keep' : 'reroll') ? 1 : 0)
}

export function movingWorths(now: Now): Worth {
  const mind = new Mind(now)
  const { me, goal } = mind
  const here = mind.far()
  return choice => {
    switch (choice[0]) {
      case 'stop':
        return here === 0 && goal.kind !== 'loose' ? 5 : -0.5
      case 'step':
        return 2 * (here - mind.far(choice[1])) - 1
      case 'through': {
        const after = mind.far(acrossFrom(choice[1], me.place))
        const fetches = goal.kind === 'loose' && goal.id === choice[1] && choice[2] === 'take'
        return fetches ? 30 : 2 * (here - after) - 1 + (choice[2] === 'take' ? 0.5 : 0)
      }
      default:
        return free(mind, choice, 'moving') ?? 0
    }
  }
}

export function memberWorths(now: Now): Worth {
  const mind = new Mind(now)
  return choice => {
    if (choice[0] === 'continue') return 0
    return choice[0] === 'attack' ? attackWorth(mind, choice[1]) : (free(mind, choice, 'member') ?? 0)
  }
}

export function arrivalWorths(now: Now): Worth {
  const mind = new Mind(now)
  return choice => (choice[0] === 'attack' ? attackWorth(mind, choice[1]) : 0)
}

export function placeWorths(now: Now): Worth {
  const mind = new Mind(now)
  const { view } = mind
  return choice => {
    switch (choice[0]) {
      case 'perceive':
        return perceiveWorth(mind, choice[1], choice[2])
      case 'enter':
        return enterWorth(mind, choice[1])
      case 'unlock':
        return 20
      case 'attempt':
        return mind.goal.kind === 'task' || fragmentsHeld(view) < 3 ? 25 : -1
      case 'builtIn':
        return 26
      case 'attack':
        return attackWorth(mind, choice[1])
      case 'end':
        return 0
      default:
        return free(mind, choice, 'place') ?? 0
    }
  }
}

/** The bot always looks into a room of which it does not know everything; the member with the highest See does it. */
function perceiveWorth({ view }: Mind, room: number, explorer: ExplorerId): number {
  const there = view.rooms[room]
  if (there?.card !== undefined && there.key !== undefined) return -1
  const eyes = view.explorers[explorer]
  return 10 + (eyes === undefined ? 0 : scoreOf(eyes, 'see'))
}

/**
 * The bot goes in blind with 3 Live or more, to a known beast with 2 or more; with less only if there is nothing else
 * to do.
 */
function enterWorth({ view, me, goal }: Mind, room: number): number {
  const there = view.rooms[room]
  if (there === undefined) return -5
  const wanted = goal.kind === 'room' && goal.id === room
  const { card, key } = there
  const worth = there.combat ? (me.live >= 2 ? 6 : -3) : wanted ? 8 : 2
  if (card === 'beast') return key === false ? -5 : me.live >= 2 && wanted ? 8 : -2
  if (card !== undefined) return key === true || card === 'boost' ? 9 : -5
  const nothingElse = goal.kind === 'room' && goal.cost > 20
  return me.live >= 3 || nothingElse || me.keys + me.fragments === 0 ? worth : -1
}

export function followWorths(now: Now): Worth {
  const { view, me } = new Mind(now)
  const room = 'room' in now.frame ? now.frame.room : NONE
  const feared = view.rooms[room]?.card === 'beast' && me.live < 2
  const known = view.rooms[room]
  const useless = known?.card !== undefined && known.card !== 'beast'
  return ([verb]) => (verb === (feared || useless ? 'stayOut' : 'follow') ? 1 : 0)
}

export function roomWorths(now: Now): Worth {
  const mind = new Mind(now)
  const { view, me } = mind
  const there = view.rooms[roomOf(me.place)]
  const feared = there?.card === 'beast' && (me.live < 2 || mind.goal.kind === 'exit')
  return choice => {
    if (choice[0] === 'interact') return feared ? 0 : 2
    if (choice[0] === 'flee') return 1
    return free(mind, choice, 'room') ?? 0
  }
}

/** The bot fights on, but flees with 1 Live and something to lose, and when nothing is left to do but to escape. */
export function combatWorths(now: Now): Worth {
  const mind = new Mind(now)
  const { view, me } = mind
  const there = view.rooms[roomOf(me.place)]
  const nearlySlain = (there?.health ?? 0) <= 2
  const something = me.keys + me.fragments + me.cards > 0
  // Only an open exit can be a goal.
  const escapes = exitOf(view) !== NONE && mind.goal.kind === 'exit'
  const flees = escapes || (me.live <= 1 && something && !nearlySlain)
  return choice => {
    if (choice[0] === 'fight') return 1
    if (choice[0] === 'flee') return flees ? 2 : 0
    return free(mind, choice, 'combat') ?? 0
  }
}

export function fightWorths(now: Now): Worth {
  const mind = new Mind(now)
  const { view, me } = mind
  return choice => {
    switch (choice[0]) {
      case 'attack': {
        const other = view.explorers[choice[1]]
        const odds = other === undefined ? 0 : againstDodge(scoreOf(me, 'fight'), scoreOf(other, 'move'))
        return mind.selfish && odds >= 0.5 ? 3 + (other?.fragments ?? 0) : -1
      }
      case 'flee':
        return me.live <= 2 ? 2 : 0
      case 'standDown':
        return 1
      default:
        return free(mind, choice, 'fight') ?? 0
    }
  }
}

export function boxWorths(now: Now): Worth {
  const mind = new Mind(now)
  const { me } = mind
  const bold = me.live >= 3 || (me.keys + me.fragments === 0 && mind.goal.kind === 'room')
  return choice => {
    if (choice[0] === 'open') return bold ? 2 : 0
    return choice[0] === 'leave' ? 1 : (free(mind, choice, 'box') ?? 0)
  }
}

/** The bot leaves by the opening that is nearer to its next goal. */
export function exitWorths(now: Now): Worth {
  const mind = new Mind(now)
  return choice => (choice[0] === 'exit' ? -mind.far(choice[1]) : 0)
}

export function reactWorths(now: Now): Worth {
  const mind = new Mind(now)
  return choice => (choice[0] === 'play' ? reactionWorth(mind.view, now.seat, choice[1]) : 0)
}

/** The bot wards off a loss if it has 2 Live or less. */
export function hurtWorths(now: Now): Worth {
  const { me } = new Mind(now)
  return ([verb]) => (verb === 'play' && me.live <= 2 ? 1 : 0)
}

/**
 * The bot takes part in a task unless it knows that there is no prize: it uses no turn, another head helps at a puzzle,
 * and where two take part in a trial the Shade cannot win (ED-8.9).
 */
export function joiningWorths({ seen: { view }, frame }: Now): Worth {
  const door = 'door' in frame ? view.doors[frame.door] : undefined
  const pays = door?.fragment !== false || door.reward !== false
  return ([verb]) => (verb === (pays ? 'join' : 'decline') ? 1 : 0)
}

/** Values the one move that `botMove` makes in a trial. */
export function trialWorths({ seen: { view }, seat, dice }: Now): Worth {
  const { task } = view
  const who = task?.kind === 'trial' ? contestantOf(task.trial, seat) : undefined
  if (task?.kind !== 'trial' || who === undefined) return () => 0
  const memory = { easy: 0.97, normal: 0.985, hard: 0.995 }[view.options.botSkill]
  const move = botMove(task.trial, who, { wants: fragmentsHeld(view) < 3, memory }, n => dice.below(n))
  return choice => (sameData(choice, move) ? 1 : 0)
}

/** Loyal bots vote for whoever has the most already, selfish ones for themselves. */
export function voteWorths(now: Now): Worth {
  const { view, id, selfish } = new Mind(now)
  return choice => {
    if (choice[0] !== 'vote') return 0
    const active = choice[1] === view.turn.leader ? 0.5 : 0
    return selfish ? (choice[1] === id ? 1 : 0) : (view.explorers[choice[1]]?.fragments ?? 0) + active
  }
}
