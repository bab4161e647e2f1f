import type { Decision } from '@undercroft/kernel'
import { FACES, type Face } from '../../content/faces.ts'
import type { Source } from '../../state/choices.ts'
import { dieOf, readyDice } from '../../state/dice.ts'
import type { FrameOf } from '../../state/frames.ts'
import { activeSeat } from '../../state/heroes.ts'
import { type DieId, type Handlers, type Masmorra, NONE, type Open, PET, type Sheet } from '../../state/state.ts'
import { faceBroken, setDie } from '../05-dice-symbols-spending-docking/dice.ts'
import { dieFor, hasSource, PAYERS, pay } from '../05-dice-symbols-spending-docking/sources.ts'
import { dropMoves } from '../07-steps-and-moving/steps.ts'
import { activeKnows } from '../15-abilities/knowing.ts'
import type { Rule } from '../rulebook.ts'

/** MA-14.3: Magic sets an unused die, but not the one that pays, to any face. */
export function offerMagic(s: Open, o: Sheet): void {
  const payers = PAYERS.filter(source => hasSource(s, 'G', source))
  const broken = faceBroken(s, 'G')
  if (broken !== undefined || payers.length === 0) {
    if (o.explaining) refuseMagic(s, o, broken ?? 'MA-14.3')
    return
  }
  for (const source of payers) {
    const paid = dieFor(s, 'G', source)
    for (const die of oneOfEachFace(s, paid))
      for (const face of FACES) if (face !== dieOf(s, die).face) o.may(['magic', source, die, face])
  }
  if (o.explaining) refuseUsed(s, o, payers)
}

/** One die of each face, the lowest, and the pet die, as equal dice make equal choices. */
function oneOfEachFace(s: Open, without: DieId): DieId[] {
  const faces: Face[] = []
  return readyDice(s).filter(die => {
    if (die === without) return false
    if (die === PET) return true
    const { face } = dieOf(s, die)
    if (faces.includes(face)) return false
    faces.push(face)
    return true
  })
}

function refuseMagic(s: Open, o: Sheet, rule: Rule): void {
  for (const source of PAYERS)
    for (const die of s.turn.dice.keys()) for (const face of FACES) o.refuse(['magic', source, die, face], rule)
}

function refuseUsed(s: Open, o: Sheet, payers: readonly Source[]): void {
  for (const [die, { place }] of s.turn.dice.entries()) {
    if (place === 'ready') continue
    for (const source of payers) for (const face of FACES) o.refuse(['magic', source, die, face], 'MA-14.3')
  }
}

export const magicHandlers = {
  magic({ s, f, choice: [, source, die, face], t }) {
    dropMoves(s)
    pay(s, 'G', source)
    setDie(s, t, die, face, 'MA-14.3')
    const mastery = !s.turn.magicUsed && activeKnows(s, 'arcaneMastery')
    s.turn.magicUsed = true
    if (mastery) {
      t.uses('ability.arcaneMastery')
      s.frames.push({ phase: 'secondMagic' })
    }
    s.frames.push(f)
  },
} satisfies Handlers

/** Arcane Mastery: the first Magic of a turn sets a second die. */
export const secondMagic: Decision<Masmorra, FrameOf<'secondMagic'>> = {
  offer(s, o) {
    o.ask(activeSeat(s), 'Set a second die')
    o.otherwise().may(['done'])
    for (const die of oneOfEachFace(s, NONE)) {
      for (const face of FACES) if (face !== dieOf(s, die).face) o.may(['set', die, face])
    }
  },
  on: {
    done() {},
    set({ s, choice: [, die, face], t }) {
      setDie(s, t, die, face, 'MA-14.3')
    },
  },
}
