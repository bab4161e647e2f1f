import { agenda, type Decision, type Step } from '@undercroft/kernel'
import { activate } from '../../state/choices.ts'
import { ACTIVATION, type FrameOf, PAWN } from '../../state/frames.ts'
import {
  type AllOutAssault,
  ownerOf,
  PAWNS,
  type PawnId,
  pawnOf,
  pawnsOf,
  SEATS,
  type State,
} from '../../state/state.ts'

export const turn: Step<AllOutAssault, FrameOf<'turn'>> = {
  run(s, t, { seat }) {
    s.mover = seat
    for (let pawn = 0; pawn < PAWNS.length; pawn++) pawnOf(s, pawn).activated = false
    t.tell({ what: 'turn', seat, round: s.round })
    s.frames.push(PAWN)
  },
}

const PROMPTS = SEATS.map(seat => `Player ${seat}: which pawn goes first?`)

/** AA-3.2: one pawn's activation after the other. With one left to activate there is nothing to choose (AA-3.7). */
export const pawn: Decision<AllOutAssault, FrameOf<'pawn'>> = {
  before(s) {
    const [first, second] = pawnsOf(s.mover)
    if (brokenActivation(s, first) !== undefined && brokenActivation(s, second) !== undefined) s.frames.pop()
  },
  offer(s, o) {
    o.ask(s.mover, PROMPTS[s.mover] ?? '')
    for (let each = 0; each < PAWNS.length; each++) o.try(activate(each), brokenActivation(s, each))
  },
  on: {
    pawn({ s, choice: [, chosen], t }) {
      const activated = pawnOf(s, chosen)
      activated.activated = true
      s.active = chosen
      // AA-3.3: the choice is final. A held pawn throws no die that would bar undo, so a reveal to nobody bars it.
      if (activated.held) t.reveal('AA-3.3', [], { pawn: chosen })
      agenda(s, ACTIVATION, PAWN)
    },
  },
}

/** Why this pawn cannot be activated now. */
function brokenActivation(s: State, id: PawnId): 'AA-3.2' | 'AA-3.3' | 'AA-7.2' | undefined {
  if (ownerOf(id) !== s.mover) return 'AA-3.2'
  const { health, activated } = pawnOf(s, id)
  if (health === 0) return 'AA-7.2'
  return activated ? 'AA-3.3' : undefined
}
