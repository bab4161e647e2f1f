import { useState } from 'react'
import type { FormProps } from '../../board.ts'
import type { ElectroDungeon } from '../state/state.ts'
import { PuzzlePicture } from './tasks/PuzzlePicture.tsx'

/** A puzzle, for who must solve it. An answer of the wrong form uses no try (ED-12.4) and is said at once. */
export function SolveForm({ seen, ask, advised, clocks, check, choose }: FormProps<ElectroDungeon>) {
  const [broken, setBroken] = useState<string>()
  const { task } = seen.view
  if (task?.kind !== 'puzzle') return undefined
  const givesUp = ask.options.find(([verb]) => verb === 'giveUp')
  return (
    <div className="ed-form ed-solve">
      <PuzzlePicture
        seen={task.puzzle}
        mine
        advised={advised?.[0] === 'solve' ? advised[1] : undefined}
        endsAt={clocks?.find(({ seat }) => seat === ask.seat)?.endsAt}
        broken={broken}
        onAnswer={async answer => {
          const [wrong] = await check(['solve', answer])
          setBroken(wrong === undefined ? undefined : (wrong.facts?.says ?? wrong.rule))
          if (wrong === undefined) choose(['solve', answer])
        }}
        onGiveUp={givesUp === undefined ? undefined : () => choose(givesUp)}
      />
    </div>
  )
}
