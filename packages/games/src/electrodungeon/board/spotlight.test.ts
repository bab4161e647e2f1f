import type { Told } from '@undercroft/kernel'
import { expect, it } from 'vitest'
import { BEFORE_DOOR, HUB, NONE, roomPlace } from '../content/board.ts'
import type { Choice, ElectroDungeon } from '../state/state.ts'
import { begun, placeNamed } from '../testing/board.ts'
import { LANDSCAPE, placed } from './chart.ts'
import { focusOf, placeOf, targetOf } from './spotlight.ts'

const match = begun({ A: { place: '5,5' }, B: { place: '8,4' }, stage: 'moving', die: 3, points: 3 })
const { view } = match.see(1)
const [ask] = match.asks(1)

it.each<[string, Choice, string | undefined]>([
  ['a step', ['step', placeNamed('4,5')], `place ${placeNamed('4,5')}`],
  ['what is not offered', ['step', 0], undefined],
  ['a verb without a place', ['stop'], undefined],
  ['a card on a room', ['play', 9, 'e'], `place ${roomPlace(4)}`],
  ['a card on two rooms', ['play', 9, 'c+e'], `place ${roomPlace(2)}`],
  ['a card on a door', ['play', 9, 'green'], 'door 1'],
  ['a beast’s attack', ['beast', 'bite', 'B'], `place ${placeNamed('8,4')}`],
  ['a card on nothing', ['play', 9, '-'], undefined],
])('%s has its place on the board', (_, choice, target) => expect(targetOf(choice, ask, view)).toBe(target))

it.each<[Told<ElectroDungeon>, number | undefined]>([
  [{ what: 'stepped', explorers: 1, from: 3, to: 4, points: 1 }, 4],
  [{ what: 'cleared', room: 3, card: 'empty', explorer: 0 }, roomPlace(3)],
  [{ what: 'unlocked', explorer: 0, door: 2, card: 'trial' }, BEFORE_DOOR[2]],
  [{ what: 'lost', explorer: 1, amount: 1, live: 2, by: 'ED-5.58' }, placeNamed('8,4')],
  [{ what: 'attacked', attacker: 0, victim: 1, place: 7, betrayal: false }, 7],
  [{ what: 'electroshock', number: 3, amount: 1, explorers: 1 }, undefined],
  [{ what: 'round', round: 2, of: 9 }, undefined],
])('%j happens somewhere', (told, place) => expect(placeOf(told, view.explorers)).toBe(place))

it('the camera looks at what is pointed at, then at what happens, then at one’s own figure', () => {
  const look = { view, chart: LANDSCAPE, actors: view.explorers, own: 1, marked: [], told: undefined }
  expect(focusOf({ ...look, marked: [undefined, 'place 3'], told: 4 })).toEqual(placed(3, LANDSCAPE))
  expect(focusOf({ ...look, told: 4 })).toEqual(placed(4, LANDSCAPE))
  expect(focusOf(look)).toEqual(placed(placeNamed('8,4'), LANDSCAPE))
  expect(focusOf({ ...look, own: NONE })).toEqual(placed(placeNamed('5,5'), LANDSCAPE))
  expect(focusOf({ ...look, own: NONE, actors: [] })).toEqual(placed(HUB, LANDSCAPE))
})
