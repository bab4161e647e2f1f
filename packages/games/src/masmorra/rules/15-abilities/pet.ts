import { dieOf } from '../../state/dice.ts'
import { roomHas } from '../../state/foes.ts'
import { activeHero } from '../../state/heroes.ts'
import { type At, type Open, PET, type State } from '../../state/state.ts'
import { throwPet } from '../04-rolling/throwing.ts'

/** MA-15.8: gained before the roll it is rolled with the others, later at once and never again. */
export function callPet(s: State, t: At): void {
  const { turn } = s
  if (turn.stage === 'preRoll') {
    turn.petCalled = true
    t.tell({ what: 'pet', has: true, by: 'MA-15.8' })
    return
  }
  const face = throwPet(t)
  turn.dice[PET] = { face, place: 'ready' }
  t.tell({ what: 'pet', has: true, face, by: 'MA-15.8' })
}

/** MA-15.8: a companion that is learned once the dice have been rolled; cancelled as it comes it is lost (MA-15.9). */
export function joinLate(s: State, t: At): void {
  const { stage, petLost } = s.turn
  const rolled = stage === 'midRoll' || stage === 'actions'
  if (!rolled || petLost || dieOf(s, PET).place !== 'away' || isPetBarred(s)) return
  t.uses('ability.wolfCompanion')
  callPet(s, t)
}

/** MA-15.9: a companion whose ability is cancelled is lost for the turn. */
export function losePet(s: State, t: At): void {
  const { turn } = s
  const pet = dieOf(s, PET)
  if (turn.petLost || (!turn.petCalled && pet.place === 'away')) return
  if (!isPetBarred(s)) return
  turn.petLost = true
  turn.petCalled = false
  if (pet.place === 'ready') pet.place = 'used'
  t.tell({ what: 'pet', has: false, by: 'MA-15.9' })
}

function isPetBarred(s: Open): boolean {
  return roomHas(s, activeHero(s).room, 'gaze') || s.turn.evil === 'E11'
}
