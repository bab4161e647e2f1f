import type { BoardProps } from '../../board.ts'
import { NONE } from '../content/board.ts'
import { TRAIT_NAMES } from '../content/rooms.ts'
import type { ElectroDungeon, Roll } from '../state/state.ts'
import { letterOf } from './seats.ts'
import { Die } from './tasks/lab/Die.tsx'

/** A score roll on the table: both sides' dice and what they come to (ED-4.1, ED-4.8). */
export function RollCard({ seen, showing, ask }: BoardProps<ElectroDungeon>) {
  const { roll } = seen.view
  // It stands until the turn that it was rolled in is over.
  const turn = showing.findLastIndex(({ what }) => what === 'turn' || what === 'mofTurn')
  const told = showing.slice(turn + 1).findLast(event => event.what === 'scored' || event.what === 'contested')
  if (roll === undefined || (told === undefined && ask?.phase !== 'react')) return undefined
  const total = sum(roll.dice) + roll.bonus + roll.plus
  // Of several rolls at once only the last one's dice still lie there.
  if (told !== undefined && (told.explorer !== roll.explorer || told.total !== total)) return undefined
  const against = roll.other === NONE ? roll.d20 + roll.d20Plus : sum(roll.otherDice) + roll.otherPlus
  return (
    <div className="ed-roll" data-tells="below" role="status">
      <SideOfRoll
        name={`${letterOf(roll.explorer)}, ${TRAIT_NAMES[roll.trait]}`}
        dice={roll.dice}
        extra={roll.bonus + roll.plus}
        total={total}
      />
      <span className="ed-roll-vs">{wins(roll, total, against) ? '≥' : '<'}</span>
      {roll.other === NONE ? (
        <SideOfRoll name="D20" dice={[roll.d20]} extra={roll.d20Plus} total={against} wide />
      ) : (
        <SideOfRoll
          name={`${letterOf(roll.other)}, ${TRAIT_NAMES[roll.otherTrait]}`}
          dice={roll.otherDice}
          extra={roll.otherPlus}
          total={against}
        />
      )}
    </div>
  )
}

/** ED-4.10: a tie is won by the side that rolled Move. */
function wins(roll: Roll, total: number, against: number): boolean {
  if (roll.other === NONE || roll.trait === 'move') return total >= against
  return total > against
}

interface SideOfRollProps {
  readonly name: string
  readonly dice: readonly number[]
  readonly extra: number
  readonly total: number
  readonly wide?: boolean
}

function SideOfRoll({ name, dice, extra, total, wide = false }: SideOfRollProps) {
  return (
    <span className="ed-roll-side">
      <small>{name}</small>
      <span className="ed-roll-dice">
        {dice.map((face, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: dice of one roll have nothing else to be told apart by
          <span key={i} className="ed-tumble" style={{ animationDelay: `${i * 70}ms` }}>
            {wide ? <span className="ed-d20">{face}</span> : <Die face={face} />}
          </span>
        ))}
        {extra !== 0 && <span className="ed-roll-extra">{extra > 0 ? `+${extra}` : extra}</span>}
      </span>
      <b>{total}</b>
    </span>
  )
}

function sum(dice: readonly number[]): number {
  return dice.reduce((all, face) => all + face, 0)
}
