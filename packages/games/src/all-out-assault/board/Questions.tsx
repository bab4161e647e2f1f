import { sameData } from '@undercroft/kernel'
import type { BoardProps } from '../../board.ts'
import type { Choice } from '../state/choices.ts'
import { boardOf, numbersOf } from '../state/content.ts'
import { type AllOutAssault, NONE, type PawnId, type StatId } from '../state/state.ts'
import { odds } from '../words/odds.ts'
import { refusedBy } from './deeds.ts'
import { groundOf, spot } from './ground.ts'
import { isModifier, KINDS, kindTitle, sayDoes } from './kinds.ts'
import { type Place, placeBeside, sideOf } from './layout.ts'
import { Picker, type StatRow, StatRows } from './Picker.tsx'
import { EVERY_STAT, knownValues, pawnName, shortValues, statName } from './pieces.ts'
import { averageOf, chancesOf } from './sums.ts'

interface QuestionProps {
  readonly table: BoardProps<AllOutAssault>
  /** The opposing pawn whose picker is open, where one chooses among pawns. */
  readonly target: PawnId | undefined
  readonly focus: boolean
  onClose(): void
}

/** A question about one pawn: where it stands, what is asked, and the choice that each stat means. */
interface StatQuestion {
  readonly pawn: PawnId
  readonly title: string
  readonly note?: string
  /** Another pawn that must stay in sight. */
  readonly beside?: PawnId
  choice(stat: StatId): Choice
  values(stat: StatId): string | undefined
}

/** The picker that the viewer's question opens, if it opens one. */
export function Question({ table, target, focus, onClose }: QuestionProps) {
  const { ask, seen } = table
  if (ask === undefined) return undefined
  if (ask.phase === 'modifier') return <Offer table={table} focus={focus} onClose={onClose} />
  const question = statQuestion(table, target)
  if (question === undefined) return undefined
  const rows = EVERY_STAT.map((stat): StatRow => {
    const choice = question.choice(stat)
    const closed = refusedBy(ask, choice)
    return {
      stat,
      closed,
      values: question.values(stat),
      chances: closed === undefined ? chancesOf(seen, ask.seat, choice) : undefined,
      hint: averageOf(seen, ask.seat, choice),
      lit: litOf(table, choice),
    }
  })
  return (
    <Picker
      title={question.title}
      note={question.note}
      at={placeOf(table, question.pawn, question.beside)}
      focus={focus}
      onClose={onClose}
    >
      <StatRows
        rows={rows}
        onPick={stat => table.choose(question.choice(stat))}
        onClosed={stat => table.explain(question.choice(stat))}
        onPoint={stat => table.point?.(stat === undefined ? undefined : question.choice(stat))}
      />
    </Picker>
  )
}

/** How the page speaks of an answer that stands here as a button. */
function litOf({ advised, pointed }: BoardProps<AllOutAssault>, choice: Choice): StatRow['lit'] {
  return sameData(advised, choice) ? 'advised' : sameData(pointed, choice) ? 'pointed' : undefined
}

function statQuestion({ ask, seen }: BoardProps<AllOutAssault>, target: PawnId | undefined): StatQuestion | undefined {
  const { view } = seen
  const { active, defender } = view
  const { counter } = numbersOf(view)
  const more = counter === 0 ? '' : ` + ${counter}`
  const frame = seen.frames.at(-1)
  const number = frame?.phase === 'red' || frame?.phase === 'blue' ? frame.number : 0
  const known = (pawn: PawnId, stat: StatId) => {
    const seenPawn = view.pawns[pawn]
    return seenPawn === undefined ? '?' : shortValues(knownValues(seenPawn, stat))
  }
  switch (ask?.phase) {
    case 'attack':
      if (target === undefined) return undefined
      return {
        pawn: target,
        beside: active,
        title: `${pawnName(active)} attacks ${pawnName(target)}`,
        note: `▲ ${pawnName(target)} loses a die · ▼ you lose a die${more}`,
        choice: stat => ['attack', target, stat],
        values: stat => `${known(active, stat)} : ${known(target, stat)}`,
      }
    case 'tie':
      return {
        pawn: defender,
        beside: active,
        title: `${statName(view.compared.at(-1) ?? NONE)} is tied: name another stat`,
        note: `▲ ${pawnName(active)} loses a die${more} · ▼ you lose a die`,
        choice: stat => ['tie', stat],
        values: stat => `${known(defender, stat)} : ${known(active, stat)}`,
      }
    case 'blue':
      if (target === undefined) return undefined
      return {
        pawn: target,
        title: `Which stat of ${pawnName(target)} becomes ${number}?`,
        choice: stat => ['blue', target, stat],
        values: stat => `${known(target, stat)} → ${number}`,
      }
    case 'red':
      return {
        pawn: active,
        title: `Which stat of ${pawnName(active)} becomes ${number}?`,
        note: 'Only you will know which.',
        choice: stat => ['red', stat],
        values: stat => `${known(active, stat)} → ${number}`,
      }
    case 'train':
      return {
        pawn: active,
        title: `Which stat of ${pawnName(active)} rises by 1?`,
        note: 'Only you will know which.',
        choice: stat => ['train', stat],
        values: stat => `${known(active, stat)} → ${Number(known(active, stat)) + 1}`,
      }
    case 'injure':
      return {
        pawn: active,
        title: `${pawnName(active)} is hurt: which stat drops by 1?`,
        choice: stat => ['injure', stat],
        values: stat => `${known(active, stat)}`,
      }
    default:
      return undefined
  }
}

interface OfferProps {
  readonly table: BoardProps<AllOutAssault>
  readonly focus: boolean
  onClose(): void
}

/** A modifier, offered on the tile where the pawn stopped. */
function Offer({ table, focus, onClose }: OfferProps) {
  const { ask, seen } = table
  const { view } = seen
  const kind = boardOf(view).kinds[view.pawns[view.active]?.tile ?? NONE]
  if (ask === undefined || !isModifier(kind)) return undefined
  const closed = refusedBy(ask, ['use', 'yes'])
  const chances = closed === undefined ? odds(seen, ask.seat, ['use', 'yes']) : undefined
  return (
    <Picker
      title={`Use ${kindTitle(kind)}?`}
      note={sayDoes(view, kind)}
      at={placeOf(table, view.active)}
      focus={focus}
      onClose={onClose}
    >
      {chances !== undefined && <p className="aa-picker-odds">{chances}</p>}
      <div className="aa-yesno">
        <button
          type="button"
          className="aa-button aa-button-main"
          data-lit={litOf(table, ['use', 'yes'])}
          aria-disabled={closed !== undefined}
          onClick={() => (closed === undefined ? table.choose(['use', 'yes']) : table.explain(['use', 'yes']))}
        >
          {closed === undefined ? 'Use it' : `Cannot be used (${closed})`}
        </button>
        <button
          type="button"
          className="aa-button"
          data-lit={litOf(table, ['use', 'no'])}
          onClick={() => table.choose(['use', 'no'])}
        >
          Leave it
        </button>
        <button type="button" className="aa-rule" onClick={() => table.openRule(KINDS[kind].rule)}>
          {KINDS[kind].rule}
        </button>
      </div>
    </Picker>
  )
}

/** Where the picker about a pawn opens: on the side of it, and of another that is to be seen, where more room is. */
function placeOf({ seen: { view }, viewer }: BoardProps<AllOutAssault>, pawn: PawnId, beside: PawnId = pawn): Place {
  const board = groundOf(view, viewer)
  const side = sideOf(board.size)
  const [place, other] = [pawn, beside].map(each => {
    const tile = view.pawns[each]?.tile ?? NONE
    const { x, y } = spot(board, tile)
    return tile === NONE ? { x: 0.5, y: 0.5 } : { x: x / side, y: y / side }
  })
  return placeBeside(place ?? { x: 0.5, y: 0.5 }, other ?? { x: 0.5, y: 0.5 })
}
