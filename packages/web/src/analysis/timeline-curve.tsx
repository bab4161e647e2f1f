import { useState } from 'react'
import type { TableProps } from '../table/open-table.tsx'
import { Curve } from './curve.tsx'
import { CurveTable } from './curve-table.tsx'
import type { Analysed } from './store.ts'
import { firstSeat, Whose } from './whose.tsx'
import '../styles/analysis.css'

/** The curve under the timeline: pointing at it moves the board. */
export function TimelineCurve({ found, ...props }: TableProps & { readonly found: Analysed }) {
  const { client, state, board, playable } = props
  const [seat, setSeat] = useState(() => firstSeat(props))
  const [kept, setKept] = useState<{ readonly step: number | undefined }>()
  const { now, looking } = state
  const name = board.sitters[seat]?.player ?? ''
  /** The pointer only visits; where it goes away the board is again where it was. */
  const visit = (step: number | undefined) => {
    if (step === undefined) {
      if (kept !== undefined) client.lookAt(kept.step)
      return setKept(undefined)
    }
    if (kept === undefined) setKept({ step: looking?.step })
    client.lookAt(step)
  }
  const pick = (step: number) => {
    setKept(before => before && { step })
    client.lookAt(step)
  }
  const at = looking?.step ?? now.steps
  const from = now.from ?? 0
  return (
    <div className="analysis analysis-strip">
      <Whose {...{ board, seat }} onSeat={setSeat} />
      <Curve {...{ found, seat, name, at, from }} steps={now.steps} onPoint={visit} onPick={pick} />
      <CurveTable {...{ found, seat, name, state, playable }} />
    </div>
  )
}
