import type { OpenAsk, Seen } from '@undercroft/kernel'
import type { Face } from '../content/faces.ts'
import { activeHero } from '../heroes.ts'
import { label } from '../labels.ts'
import type { Choice, DieId, FoeId, Masmorra, RoomId, TrapId } from '../state.ts'
import type { View } from '../view.ts'

type Open = OpenAsk<Masmorra> | undefined
type Sight = Seen<Masmorra>

/** Something on the table that can be touched. */
export type Thing = `room ${RoomId}` | `foe ${FoeId}` | `trap ${TrapId}` | `hero ${string}`

export interface Deed {
  readonly choice: Choice
  readonly says: string
}

export type Deeds = ReadonlyMap<Thing, readonly Deed[]>

/** What each thing on the map does when it is touched, taken from the open question: nothing here decides. */
export function deedsOf(ask: Open, seen: Sight): Deeds {
  const deeds = new Map<Thing, Deed[]>()
  for (const choice of ask?.options ?? []) {
    const thing = thingOf(choice, seen.view)
    if (thing === undefined) continue
    const deed = { choice, says: label(choice, seen) }
    const there = deeds.get(thing)
    if (there === undefined) deeds.set(thing, [deed])
    else there.push(deed)
  }
  return deeds
}

/** The thing that a choice is about, if it is about one on the map. */
function thingOf(choice: Choice, view: View): Thing | undefined {
  const here: Thing = `room ${activeHero(view).room}`
  switch (choice[0]) {
    case 'move':
    case 'walk':
      return `room ${choice[1]}`
    case 'march':
      return `room ${choice[2]}`
    case 'portal':
      return `room ${choice[2]}`
    case 'attack':
    case 'take':
    case 'remove':
    case 'ritual':
    case 'climb':
      return `foe ${choice[1]}`
    case 'disarm':
      return `trap ${choice[1]}`
    case 'drain':
    case 'towards':
      return `hero ${choice[1]}`
    case 'explore':
    case 'stairs':
    case 'open':
    case 'fountain':
    case 'takeGold':
      return here
    case 'use':
    case 'play': {
      const target = choice[0] === 'use' ? choice[3] : choice[2]
      if (target.foe !== undefined) return `foe ${target.foe}`
      if (target.room !== undefined) return `room ${target.room}`
      if (target.trap !== undefined) return `trap ${target.trap}`
      return undefined
    }
    default:
      return undefined
  }
}

/** Monsters that can be dragged, with the rooms that each may go to (MA-16.1). */
export function marchesOf(ask: Open): ReadonlyMap<FoeId, ReadonlyMap<RoomId, Choice>> {
  const marches = new Map<FoeId, Map<RoomId, Choice>>()
  for (const choice of ask?.options ?? []) {
    if (choice[0] !== 'march') continue
    const rooms = marches.get(choice[1]) ?? new Map<RoomId, Choice>()
    marches.set(choice[1], rooms.set(choice[2], choice))
  }
  return marches
}

/** What a die can be spent on, docked on or committed to now. */
export function deedsOfDie(ask: Open, seen: Sight, die: DieId): readonly Deed[] {
  const { dice } = seen.view.turn
  const lies = dice[die]
  if (lies === undefined || ask === undefined) return []
  const source = die === dice.length - 1 ? 'pet' : 'die'
  const docks = (list: readonly DieId[]) => list.some(each => dice[each]?.face === lies.face)
  const uses = (choice: Choice): boolean => {
    switch (choice[0]) {
      case 'step':
        return choice[1] === source && lies.face === 'S'
      case 'drink':
        return choice[1] === source && lies.face === 'E'
      case 'magic':
        return choice[1] === source && lies.face === 'G'
      case 'commit':
        return choice[2] === source && choice[1] === lies.face && lies.place === 'ready'
      case 'takeBack':
        return choice[2] === source && choice[1] === lies.face && lies.place === 'committed'
      case 'use':
        return docks(choice[2])
      case 'open':
      case 'fountain':
      case 'portal':
        return docks(choice[1])
      case 'disarm':
        return docks(choice[2])
      default:
        return false
    }
  }
  if (lies.place === 'used' || lies.place === 'docked' || lies.place === 'away') return []
  return ask.options.filter(uses).map(choice => ({ choice, says: label(choice, seen) }))
}

/** The set of dice that can be rolled again together with what is picked, as the question offers it. */
export function rerollOf(ask: Open, picked: ReadonlySet<DieId>): Choice | undefined {
  const wanted = [...picked].sort((a, b) => a - b).join()
  return ask?.options.find(
    choice =>
      (choice[0] === 'reroll' || choice[0] === 'captive') && [...choice[1]].sort((a, b) => a - b).join() === wanted,
  )
}

/** Whether the question is which dice to roll again. */
export function asksForDice(ask: Open): boolean {
  return ask?.options.some(([verb]) => verb === 'reroll' || verb === 'captive') === true
}

export function symbolsOf(view: View): readonly Face[] {
  return (['S', 'R', 'M', 'D', 'E', 'G'] as const).flatMap(face =>
    Array.from({ length: view.turn.symbols[face] }, () => face),
  )
}
