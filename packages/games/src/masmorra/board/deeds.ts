import type { OpenAsk, Seen } from '@undercroft/kernel'
import type { Point } from '../../drawing/shapes.ts'
import type { Face } from '../content/faces.ts'
import type { AbilityId, HeroId } from '../content/heroes.ts'
import type { Source } from '../state/choices.ts'
import { foesIn } from '../state/foes.ts'
import { activeHero } from '../state/heroes.ts'
import {
  type CardId,
  type Choice,
  type DieId,
  type FoeId,
  type Masmorra,
  PET,
  type RoomId,
  type TrapId,
} from '../state/state.ts'
import type { Target } from '../state/target.ts'
import type { View } from '../state/view.ts'
import { spoken } from '../words/spoken.ts'

type Open = OpenAsk<Masmorra> | undefined
type Sight = Seen<Masmorra>

/** Something on the table that can be touched. */
export type Thing =
  | `room ${RoomId}`
  | `foe ${FoeId}`
  | `trap ${TrapId}`
  | `hero ${HeroId}`
  | `ability ${AbilityId}`
  | `card ${CardId}`
  | `symbol ${Face}`

export interface Deed {
  readonly choice: Choice
  readonly says: string
}

export type Deeds = ReadonlyMap<Thing, readonly Deed[]>

/** What each thing does when it is touched, taken from what is offered: nothing here decides. */
export function deedsOf(options: readonly Choice[], seen: Sight): Deeds {
  const deeds = new Map<Thing, Deed[]>()
  for (const choice of options) {
    for (const thing of thingsOf(choice, seen.view)) {
      const deed = { choice, says: spoken(choice, seen) }
      const there = deeds.get(thing)
      if (there === undefined) deeds.set(thing, [deed])
      else there.push(deed)
    }
  }
  return deeds
}

/** What is meant by a touch: the active Hero stands in front of its room, which is meant where the Hero itself does nothing. */
export function meantBy(thing: Thing, deeds: Deeds, view: View): Thing {
  const { id, room } = activeHero(view)
  const here: Thing = `room ${room}`
  return thing === `hero ${id}` && !deeds.has(thing) && deeds.has(here) ? here : thing
}

/** A choice that is not offered, but is about this thing: the rules say why it is not. */
export function refusedAt(ask: Open, { view }: Sight, thing: Thing): Choice | undefined {
  return ask?.refused.find(({ choice }) => thingsOf(choice, view).includes(thing))?.choice
}

/** The things that a choice is about. */
export function thingsOf(choice: Choice, view: View): readonly Thing[] {
  const { id, room } = activeHero(view)
  const here: Thing = `room ${room}`
  switch (choice[0]) {
    case 'move':
    case 'walk':
      return [`room ${choice[1]}`]
    case 'march':
      return [`room ${choice[2]}`]
    case 'portal':
      return [`room ${choice[2]}`, here]
    case 'attack':
    case 'take':
    case 'remove':
    case 'ritual':
    case 'climb':
      return [`foe ${choice[1]}`]
    case 'fight':
      return foesIn(view, room).map((foe): Thing => `foe ${foe}`)
    case 'commit':
      return [`foe ${view.combat.foe}`, ...paidBy(choice[2], choice[1])]
    case 'takeBack':
      return paidBy(choice[2], choice[1])
    case 'magic':
      return paidBy(choice[1], 'G')
    case 'wildShape':
      return ['ability wildShape']
    case 'disarm':
      return [`trap ${choice[1]}`]
    case 'drain':
    case 'towards':
      return [`hero ${choice[1]}`]
    case 'drink':
      return [`hero ${choice[2]}`, ...paidBy(choice[1], 'E')]
    case 'step':
      return [...(id === 'none' ? [] : [`hero ${id}` as const]), ...paidBy(choice[1], 'S')]
    case 'freeStep':
      return id === 'none' ? [] : [`hero ${id}`]
    case 'explore':
    case 'stairs':
    case 'open':
    case 'fountain':
    case 'takeGold':
      return [here]
    case 'use':
      return [`ability ${choice[1]}`, ...aimedAt(choice[3])]
    case 'play':
      return [`card ${choice[1]}`, ...aimedAt(choice[2])]
    case 'answer':
      return [`card ${choice[2]}`, ...aimedAt(choice[3])]
    case 'discard':
      return [`card ${choice[1]}`]
    default:
      return []
  }
}

function paidBy(source: Source, face: Face): readonly Thing[] {
  return source === 'symbol' ? [`symbol ${face}`] : []
}

function aimedAt({ foe, room, trap, hero }: Target): readonly Thing[] {
  const things: Thing[] = []
  if (foe !== undefined) things.push(`foe ${foe}`)
  if (room !== undefined) things.push(`room ${room}`)
  if (trap !== undefined) things.push(`trap ${trap}`)
  if (hero !== undefined) things.push(`hero ${hero}`)
  return things
}

const DOCKING: readonly Choice[0][] = ['open', 'fountain', 'portal']

/** Whether a die can be docked in the room of the active Hero. */
export function docksHere(deeds: Deeds, view: View): boolean {
  return deeds.get(`room ${activeHero(view).room}`)?.some(({ choice }) => DOCKING.includes(choice[0])) === true
}

/** The thing that is drawn at a point of the window. */
export function thingAt({ x, y }: Point): Thing | undefined {
  const name = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-thing]')?.dataset.thing
  return name !== undefined && isThing(name) ? name : undefined
}

/** The room that is meant by whatever stands in it. */
export function roomOfThing(view: View, thing: Thing | undefined): RoomId | undefined {
  const [kind, id] = thing?.split(' ') ?? []
  if (kind === 'room') return Number(id)
  if (kind === 'foe') return view.foes[Number(id)]?.room
  return view.heroes.find(hero => kind === 'hero' && hero.id === id)?.room
}

function isThing(name: string): name is Thing {
  return /^(room|foe|trap|hero|ability|symbol) \w+$/.test(name)
}

/** Whether this is Magic that turns the die; of dice with the same face one stands for all. */
export function turnsDie({ turn }: View, choice: Choice, die: DieId): boolean {
  if (choice[0] !== 'magic' || turn.dice[die]?.place !== 'ready') return false
  return choice[2] === die || (die !== PET && choice[2] !== PET && turn.dice[choice[2]]?.face === turn.dice[die]?.face)
}

/** What a die can be spent on, docked on or committed to now. */
export function deedsOfDie(ask: Open, seen: Sight, die: DieId): readonly Deed[] {
  return usesOfDie(ask, seen, die).map(choice => ({ choice, says: spoken(choice, seen) }))
}

export function usesOfDie(ask: Open, seen: Sight, die: DieId): readonly Choice[] {
  const { dice } = seen.view.turn
  const lies = dice[die]
  if (lies === undefined || ask === undefined) return []
  const source = die === PET ? 'pet' : 'die'
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
      case 'set':
        return choice[1] === die
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
  return ask.options.filter(uses)
}

/** The offered set of dice that shows what the picked ones show: dice with the same face are one choice. */
export function rerollOf(ask: Open, { turn }: View, picked: ReadonlySet<DieId>): Choice | undefined {
  const shownBy = (dice: Iterable<DieId>) =>
    [...dice]
      .map(die => `${die === PET ? 'pet ' : ''}${turn.dice[die]?.face}`)
      .sort()
      .join()
  const wanted = shownBy(picked)
  return ask?.options.find(
    choice => (choice[0] === 'reroll' || choice[0] === 'captive') && shownBy(choice[1]) === wanted,
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
