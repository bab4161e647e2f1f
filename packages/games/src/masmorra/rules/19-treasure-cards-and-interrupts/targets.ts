import { FACES } from '../../content/faces.ts'
import { readyDice } from '../../state/dice.ts'
import { isBoss, roomHas } from '../../state/foes.ts'
import { heroId, heroOf, isStanding } from '../../state/heroes.ts'
import { adjacentRooms } from '../../state/map.ts'
import { type DieId, type FoeId, NONE, type Player, type RoomId, type State } from '../../state/state.ts'
import type { Target } from '../../state/target.ts'

/** MA-18.5 */
export function isCommon(foe: FoeId): boolean {
  return !isBoss(foe)
}

export function everyDie(s: State): Target[] {
  return readyDice(s).map(die => ({ die }))
}

/** Every available die with every face that it does not show. */
export function everyDieAndFace(s: State): Target[] {
  return readyDice(s).flatMap(die => {
    const shown = s.turn.dice[die]?.face
    return FACES.filter(face => face !== shown).map(face => ({ die, face }))
  })
}

/** MA-18.5: monsters on the board that cards can touch. */
export function everyCommonFoe(s: State): FoeId[] {
  return [...s.foes.keys()].filter(foe => s.foes[foe]?.room !== NONE && isCommon(foe))
}

/** MA-19.12: Heroes that a card may affect. */
export function everyHero(s: State): Player[] {
  return [...s.heroes.keys()].filter(player => isStanding(heroOf(s, player)))
}

export function everyOtherHero(s: State, by: Player): Player[] {
  return everyHero(s).filter(player => player !== by)
}

export function asHero(s: State, player: Player): Target {
  return { hero: heroId(s, player) }
}

/** Rooms beside a Hero whom no web holds (A08). */
export function freeWays(s: State, player: Player): RoomId[] {
  const { room } = heroOf(s, player)
  return roomHas(s, room, 'web') ? [] : adjacentRooms(s, room)
}

/** The room that was aimed at; the offer gave one. */
export function aimedRoom({ room = NONE }: Target): RoomId {
  return room
}

export function aimedFoe({ foe = NONE }: Target): FoeId {
  return foe
}

export function aimedDie({ die = NONE }: Target): DieId {
  return die
}
