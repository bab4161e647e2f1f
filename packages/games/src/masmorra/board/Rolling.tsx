import type { BoardProps } from '../../board.ts'
import type { Choice, Masmorra } from '../state/state.ts'
import { Act } from './Act.tsx'
import { asksForDice } from './deeds.ts'

interface RollingProps extends Pick<BoardProps<Masmorra>, 'ask' | 'choose'> {
  /** How many dice are picked, and the offered re-roll of just those. */
  readonly picked: number
  readonly again: Choice | undefined
}

/** Throws the dice: all of them, or those that one has picked. */
export function Rolling({ ask, choose, picked, again }: RollingProps) {
  const keep = ask?.options.find(([verb]) => verb === 'keep')
  const roll = ask?.options.find(([verb]) => verb === 'roll')
  const picking = asksForDice(ask)
  return (
    <>
      {roll !== undefined && (
        <Act name="roll" main onAct={() => choose(roll)}>
          Roll the dice
        </Act>
      )}
      {picking && picked === 0 && <span className="ma-tray-none">Click the dice to re-roll</span>}
      {picking && picked > 0 && (
        <button
          type="button"
          className={again === undefined ? 'ma-act' : 'ma-act ma-act-main'}
          aria-disabled={again === undefined}
          onClick={() => again !== undefined && choose(again)}
        >
          {`Re-roll ${picked} ${picked === 1 ? 'die' : 'dice'}`}
        </button>
      )}
      {keep !== undefined && (
        <Act name="keep" main={picked === 0} onAct={() => choose(keep)}>
          Keep all
        </Act>
      )}
    </>
  )
}
