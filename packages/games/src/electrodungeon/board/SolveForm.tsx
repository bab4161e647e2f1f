import { useEffect, useRef, useState } from 'react'
import type { FormProps } from '../../board.ts'
import type { ElectroDungeon } from '../state/state.ts'
import { PuzzlePicture } from './tasks/PuzzlePicture.tsx'

/**
 * A puzzle, for who must solve it. An answer of the wrong form uses no try (ED-12.4) and is said at once. Where one is
 * advised it is set already, and what hands it in is brought into sight.
 */
export function SolveForm({ seen, ask, advised, clocks, check, choose }: FormProps<ElectroDungeon>) {
  const [broken, setBroken] = useState<string>()
  const { task } = seen.view
  const bench = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (advised !== undefined) bench.current?.querySelector('.ed-lab-main')?.scrollIntoView({ block: 'nearest' })
  }, [advised])
  if (task?.kind !== 'puzzle') return undefined
  const givesUp = ask.options.find(([verb]) => verb === 'giveUp')
  return (
    <div className="ed-form ed-solve" ref={bench}>
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
