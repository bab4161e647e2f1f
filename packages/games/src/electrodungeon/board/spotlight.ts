import { type OpenAsk, sameData, type Told } from '@undercroft/kernel'
import type { Point } from '../../drawing/shapes.ts'
import { BEFORE_DOOR, DOOR_CELLS, DOORS, HUB, indexIn, NONE, type Place, ROOMS, roomPlace } from '../content/board.ts'
import { EXPLORERS } from '../state/choices.ts'
import { type Choice, type ElectroDungeon, has } from '../state/state.ts'
import type { View } from '../state/view.ts'
import { type Chart, placed } from './chart.ts'
import { type Deeds, deedsOf, type Target } from './deeds.ts'

interface Standing {
  readonly place: Place
}

/** The part of the board that an answer is about: where it is clicked, or what a card or a beast is aimed at. */
export function targetOf(choice: Choice, ask: OpenAsk<ElectroDungeon> | undefined, view: View): Target | undefined {
  const clicked = targetIn(deedsOf(ask, view), choice)
  if (clicked !== undefined) return clicked
  const aimed =
    choice[0] === 'play' || choice[0] === 'beast' ? choice[2] : choice[0] === 'vote' ? EXPLORERS[choice[1]] : undefined
  return aimed === undefined ? undefined : named(aimed, view)
}

function targetIn(deeds: Deeds, choice: Choice): Target | undefined {
  for (const [target, there] of deeds) if (there.some(deed => sameData(deed.choice, choice))) return target
  return undefined
}

/** What a card's target is called on the board: a room, a door or an Explorer. */
function named(name: string, view: View): Target | undefined {
  const door = indexIn(DOORS, name)
  if (door !== NONE) return `door ${door}`
  const room = indexIn(ROOMS, name.split('+')[0] ?? '')
  if (room !== NONE) return `place ${roomPlace(room)}`
  const place = view.explorers[indexIn(EXPLORERS, name)]?.place
  return place === undefined ? undefined : `place ${place}`
}

/** Where something that is told has happened; nothing where it happened nowhere, such as the end of a round. */
export function placeOf(told: Told<ElectroDungeon>, actors: readonly Standing[]): Place | undefined {
  if ('to' in told && typeof told.to === 'number' && 'explorers' in told) return told.to
  if ('place' in told) return told.place
  if ('room' in told) return roomPlace(told.room)
  if ('door' in told) return BEFORE_DOOR[told.door]
  if ('explorer' in told) return actors[told.explorer]?.place
  if ('explorers' in told && told.what !== 'electroshock') {
    return actors.find((_, id) => has(told.explorers, id))?.place
  }
  return undefined
}

export function pointOf(target: Target, chart: Chart): Point {
  const [kind, number] = target.split(' ')
  const cell = DOOR_CELLS[Number(number)]
  return kind === 'door' && cell !== undefined ? chart.at(cell) : placed(Number(number), chart)
}

interface Looking {
  readonly view: View
  readonly chart: Chart
  readonly actors: readonly Standing[]
  /** The Explorer who looks, or NONE. */
  readonly own: number
  /** Parts of the board that somebody points at, the most important first. */
  readonly marked: readonly (Target | undefined)[]
  readonly told: Place | undefined
}

/** What the camera looks at: what is pointed at, what happens, one's own figure, whoever has the turn. */
export function focusOf({ view, chart, actors, own, marked, told }: Looking): Point {
  const target = marked.find(each => each !== undefined)
  if (target !== undefined) return pointOf(target, chart)
  return placed(told ?? actors[own]?.place ?? actors[view.turn.leader]?.place ?? HUB, chart)
}
