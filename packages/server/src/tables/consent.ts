import { ok, type Result, type Seat } from '@undercroft/kernel'
import { type Problem, problem } from '../problem.ts'
import { ownerOf, type Proposal, type TableRecord } from '../store/records.ts'
import type { Desk, Draft } from './desk.ts'
import type { Room } from './room.ts'

/** Asks the others to undo the seat's last answer and everything after it. Runs in the desk's queue. */
export async function propose(desk: Desk, seat: Seat, person: string): Promise<Result<true, Problem>> {
  const asked = await desk.change(
    room => {
      if (room === undefined || desk.record.status !== 'playing') return problem('conflict', 'nobody plays here now')
      const steps = room.stepsBefore(seat)
      if (steps === undefined) return problem('conflict', 'you have not answered anything yet')
      return ok({ happening: { kind: 'proposed', seat }, change: { proposal: { by: seat, steps, agreed: [seat] } } })
    },
    { person },
  )
  return asked.ok ? rewindIfAgreed(desk, person) : asked
}

/** A single refusal ends the request. Runs in the desk's queue. */
export async function reply(desk: Desk, seat: Seat, agree: boolean, person: string): Promise<Result<true, Problem>> {
  const replied = await desk.change(
    () => {
      const { proposal } = desk.record
      if (proposal === undefined) return problem('conflict', 'nobody asks for anything now')
      const agreed = [...new Set([...proposal.agreed, seat])].sort()
      const change = { proposal: agree ? { ...proposal, agreed } : undefined }
      return ok({ happening: { kind: 'replied', seat, agree }, change })
    },
    { person },
  )
  return replied.ok ? rewindIfAgreed(desk, person) : replied
}

async function rewindIfAgreed(desk: Desk, person: string): Promise<Result<true, Problem>> {
  const { proposal } = desk.record
  if (proposal === undefined || !isAgreed(desk.record, proposal)) return ok(true)
  const rewound = await desk.change(room => rewind(desk, room), { person })
  return rewound.ok ? ok(true) : rewound
}

function rewind(desk: Desk, room: Room | undefined): Result<Draft, Problem> {
  const { proposal } = desk.record
  if (room === undefined || proposal === undefined || !isAgreed(desk.record, proposal)) {
    return problem('conflict', 'play has gone on in the meantime')
  }
  const happening = room.rewind(proposal.steps)
  return ok({ happening, change: { ...desk.after(room), proposal: undefined } })
}

/** Bots agree to every undo; a person whom a bot stands in for must agree in person. */
function isAgreed({ seats }: TableRecord, { agreed }: Proposal): boolean {
  return seats.every((sitting, seat) => ownerOf(sitting) === undefined || agreed.includes(seat))
}
