import type { Facts, Forbidden } from '@undercroft/kernel'
import { BEFORE_DOOR, DOORS, isRoom, NONE, OPENINGS, ROOMS, ROOMS_AT, stepsFrom } from '../content/board.ts'
import { CARDS, JAMMED_LOCK, sayTiming } from '../content/cards.ts'
import { TRIALS } from '../content/trials.ts'
import { moveRolls } from '../rules/04-score-rolls/scores.ts'
import { passages } from '../rules/07-encountering-a-room/passages.ts'
import type { Rule } from '../rules/rulebook.ts'
import { EXPLORERS, type Item } from '../state/choices.ts'
import {
  type Choice,
  doorAt,
  type ElectroDungeon,
  type ExplorerId,
  explorerAt,
  explorerOf,
  fightOf,
  has,
  MOF,
  roomAt,
  type State,
} from '../state/state.ts'
import { counted } from './labels.ts'
import { sayWhere } from './places.ts'

/** What made a rule forbid a choice, as far as the seat can know it. */
export function facts({ s, seat, choice, rule }: Forbidden<ElectroDungeon>): Facts | undefined {
  const says = seat === MOF ? ofMaster(s, choice, rule) : ofExplorer(s, explorerOf(seat), choice, rule)
  if (says === undefined) return undefined
  const instead = seat === MOF ? undefined : insteadOf(s, choice, rule)
  return instead === undefined ? { says } : { says, instead }
}

/** ED-5.2: how far one can go. */
function insteadOf({ turn: { stage, points } }: State, [verb]: Choice, rule: Rule): string | undefined {
  if (verb !== 'step' || (rule !== 'ED-5.2' && rule !== 'ED-1.6')) return undefined
  if (stage === 'before') return 'roll the Move die first'
  return stage === 'moving' && points > 0 ? `go up to ${counted(points, 'step')}` : undefined
}

function nameIt(id: ExplorerId): string {
  return EXPLORERS[id] ?? ''
}

const ITEM_NAMES: { readonly [I in Item]: string } = { key: 'Small Key', fragment: 'fragment' }

function ofExplorer(s: State, id: ExplorerId, choice: Choice, rule: Rule): string | undefined {
  const own = explorerAt(s, id)
  const [verb] = choice
  if (verb === 'step' || verb === 'through') return ofStep(s, id, choice, rule)
  if (verb === 'perceive' || verb === 'enter') return ofRoom(s, id, choice[1], rule, choice)
  if (verb === 'unlock' || verb === 'attempt' || verb === 'builtIn') return ofDoor(s, id, choice[1], rule)
  if (verb === 'attack') return ofOther(s, id, choice[1], rule)
  if (verb === 'give') {
    if (rule === 'ED-6.11' && choice[2] !== id) return ofOther(s, id, choice[2], rule)
    return rule === 'ED-6.12' ? `${nameIt(id)} has no ${ITEM_NAMES[choice[1]]}` : undefined
  }
  if (verb === 'pickUp' && rule === 'ED-6.15') return `no ${ITEM_NAMES[choice[1]]} lies at ${sayWhere(own.place)}`
  if (verb === 'moveGroup') return ofGuests(s, id, choice[1], rule)
  if (verb === 'play') return ofCard(own.hand, own.effect, choice[1], rule, nameIt(id))
  if (rule === 'ED-5.3') return `rolled ${s.turn.rolls} of ${moveRolls(s, s.turn.members)} times`
  if (rule === 'ED-5.93') return `${nameIt(id)} has tried to flee in this turn`
  if (rule === 'ED-8.7') return s.task?.kind === 'trial' ? TRIALS[s.task.trial.trial].task : 'no trial is being held'
  return rule === 'ED-5.90' && isRoom(own.place) ? `${nameIt(id)} is in ${sayWhere(own.place)}` : undefined
}

/** ED-5.2, ED-1.6, ED-10.11 */
function ofStep(s: State, id: ExplorerId, choice: Choice, rule: Rule): string | undefined {
  const { stage, points } = s.turn
  const here = explorerAt(s, id).place
  const left = `${counted(points, 'point')} left`
  if (rule === 'ED-10.11') return 'a Blackout closes the cleared rooms'
  if (rule === 'ED-7.28') return `${sayWhere(here)} is no opening of room ${ROOMS[Number(choice[1])]}`
  if (rule === 'ED-6.15') return `nothing lies in room ${ROOMS[Number(choice[1])]}`
  if (rule === 'ED-5.9') return 'the Move action is over'
  if (choice[0] !== 'step') return rule === 'ED-5.2' ? left : undefined
  const to = sayWhere(choice[1])
  if (choice[1] === here) return `${nameIt(id)} stands there already`
  if (rule === 'ED-1.6') return `${to} is not next to ${sayWhere(here)}`
  if (rule !== 'ED-5.2') return undefined
  if (stage === 'before') return 'the Move die is not rolled yet'
  return stage === 'moving' ? `${to} is ${counted(stepsAway(s, here, [choice[1]]), 'step')} away, ${left}` : left
}

function stepsAway(s: State, here: number, places: readonly number[]): number {
  const steps = stepsFrom(here, passages(s))
  return Math.min(...places.map(place => steps[place] ?? 0))
}

/** How far off a room or a door is from where somebody stands. */
function awayFrom(s: State, here: number, places: readonly number[]): string {
  return `${counted(stepsAway(s, here, places), 'step')} away from ${sayWhere(here)}`
}

function ofRoom(s: State, id: ExplorerId, room: number, rule: Rule, choice: Choice): string | undefined {
  const here = explorerAt(s, id).place
  const near = (ROOMS_AT[here] ?? []).includes(room)
  const name = `room ${ROOMS[room]}`
  switch (rule) {
    case 'ED-5.40':
    case 'ED-5.50':
      return near ? 'the Move action is not over' : `${name} is ${awayFrom(s, here, OPENINGS[room] ?? [])}`
    case 'ED-5.28':
      return choice[0] === 'perceive' ? `${nameIt(choice[2])} does not move with ${nameIt(id)}` : undefined
    case 'ED-5.46':
      return `it looked at ${name} on its previous turn`
    case 'ED-5.47':
      return roomAt(s, room).card === 'none' ? `${name} is cleared` : `${name} is known already`
    case 'ED-5.63':
      return `${nameIt(id)} has left ${name} in this turn`
    case 'ED-7.27':
      return `${name} is cleared`
    default:
      return ofAction(s, rule)
  }
}

function ofDoor(s: State, id: ExplorerId, door: number, rule: Rule): string | undefined {
  const name = `the ${DOORS[door]} door`
  const { locked } = doorAt(s, door)
  switch (rule) {
    case 'ED-8.2':
      return locked && explorerAt(s, id).keys === 0 ? `${nameIt(id)} has no Small Key` : `${name} is locked`
    case 'ED-8.3':
    case 'ED-8.4':
      return explorerAt(s, id).place === BEFORE_DOOR[door]
        ? undefined
        : `${name} is ${awayFrom(s, explorerAt(s, id).place, BEFORE_DOOR.slice(door, door + 1))}`
    case 'ED-6.2':
      return `${name} is open`
    case 'ED-8.13':
      return 'behind it is the Master Lock'
    case 'ED-8.15':
      return `what is behind ${name} is completed`
    case 'ED-10.11':
      return s.mofEffect === JAMMED_LOCK ? 'a Jammed Lock holds it' : undefined
    case 'ED-14.6':
      return 'no own task has failed there'
    default:
      return ofAction(s, rule)
  }
}

/** ED-5.9: why there is no place action now. */
function ofAction({ turn }: State, rule: Rule): string | undefined {
  if (rule === 'ED-5.9') return turn.action === 'free' ? 'the Move action is not over' : 'the place action is done'
  return rule === 'ED-5.85' ? 'it is in a fight' : undefined
}

function ofOther(s: State, id: ExplorerId, other: ExplorerId, rule: Rule): string | undefined {
  const there = s.explorers[other]
  if (rule === 'ED-5.72') return `${nameIt(id)} is in a safe place: ${sayWhere(explorerAt(s, id).place)}`
  if (rule === 'ED-5.86') return `${nameIt(other)} has not just come to this space`
  if (rule !== 'ED-5.70' && rule !== 'ED-6.11') return ofAction(s, rule)
  if (there === undefined) return `there is no Explorer ${nameIt(other)}`
  return other === id ? undefined : `${nameIt(other)} is elsewhere: ${sayWhere(there.place)}`
}

/** ED-5.20, ED-5.21 */
function ofGuests(s: State, leader: ExplorerId, guests: number, rule: Rule): string | undefined {
  if (rule !== 'ED-5.20' && rule !== 'ED-5.21') return undefined
  if (s.turn.invited) return `${nameIt(leader)} has invited in this turn already`
  const { place } = explorerAt(s, leader)
  for (const id of EXPLORERS.keys()) {
    if (!has(guests, id)) continue
    const guest = s.explorers[id]
    if (guest === undefined) return `there is no Explorer ${nameIt(id)}`
    if (id === leader) return 'nobody invites itself'
    if (guest.place !== place) return `${nameIt(id)} is elsewhere: ${sayWhere(guest.place)}`
    if (guest.acted) return `${nameIt(id)} has had its turn in this round`
    if (fightOf(s, id) !== undefined) return `${nameIt(id)} is in a fight`
  }
  return undefined
}

function ofCard(hand: readonly number[], effect: number, card: number, rule: Rule, who: string): string | undefined {
  const played = CARDS[card]
  if (played === undefined) return undefined
  if (rule === 'ED-10.7') return hand.includes(card) ? undefined : `${who} holds no ${played.name}`
  if (rule === 'ED-10.2') return `${who} has played a card in this turn`
  if (rule === 'ED-10.5') return `${CARDS[effect]?.name} of ${who} is still in effect`
  return rule === 'ED-10.8' ? `${played.name}, ${sayTiming(played)}: ${played.says}` : undefined
}

function ofMaster(s: State, choice: Choice, rule: Rule): string | undefined {
  if (choice[0] === 'play') return ofCard(s.mofHand, s.mofEffect, choice[1], rule, 'the Master')
  const room = s.rooms.findIndex(({ combat, due }) => combat && due > 0)
  if (rule === 'ED-11.1')
    return choice[0] === 'beast' || choice[0] === 'end' ? 'the Electroshock comes first' : undefined
  if (rule === 'ED-8.7') return s.task?.kind === 'trial' ? TRIALS[s.task.trial.trial].task : undefined
  if (rule === 'ED-5.100') return 'it has struck in this turn'
  if (room === NONE) return choice[0] === 'beast' ? 'no beast has an attack left in this turn' : undefined
  if (rule === 'ED-7.15') return `the beast in room ${ROOMS[room]} has not attacked yet`
  return choice[0] === 'beast' ? ofBeast(s, room, choice, rule) : undefined
}

function ofBeast(s: State, room: number, choice: Extract<Choice, readonly ['beast', ...unknown[]]>, rule: Rule) {
  const { health, shockwave, roar, pounced } = roomAt(s, room)
  switch (rule) {
    case 'ED-7.9':
      return choice[2] === '-' ? 'it needs a target' : `${choice[2]} is no target of it in room ${ROOMS[room]}`
    case 'ED-7.13':
      return pounced ? 'it has pounced in this combat' : `it has ${health} health`
    case 'ED-7.11':
      return `it recharges for ${counted(choice[1] === 'roar' ? roar : shockwave, 'more turn')}`
    case 'ED-10.11':
      return 'a Frenzy is two different attacks'
    default:
      return undefined
  }
}
