import type { BoardProps } from '../../board.ts'
import { FACE_NAMES, FACES, type Face } from '../content/faces.ts'
import type { Masmorra } from '../state/state.ts'
import { GlyphIcon } from './Glyph.tsx'
import { useMark } from './marks.ts'
import type { Hand } from './useHand.ts'

type Props = BoardProps<Masmorra> & { readonly hand: Hand }

/** Symbols that are good in this room only, each to be spent by a click, and moves that the next other action drops. */
export function Symbols({ seen: { view }, hand }: Props) {
  const { mp, symbols } = view.turn
  const faces = FACES.filter(face => symbols[face] > 0 || hand.deeds.has(`symbol ${face}`))
  if (faces.length === 0 && mp === 0) return undefined
  return (
    <div className="ma-hoard">
      {faces.map(face => (
        <SymbolButton key={face} face={face} count={symbols[face]} hand={hand} />
      ))}
      {mp > 0 && (
        <span className="ma-mp" title="Any other action drops them">
          <GlyphIcon name="S" /> {mp} {mp === 1 ? 'move' : 'moves'}
        </span>
      )}
    </div>
  )
}

interface SymbolButtonProps {
  readonly face: Face
  readonly count: number
  readonly hand: Hand
}

function SymbolButton({ face, count, hand }: SymbolButtonProps) {
  const thing = `symbol ${face}` as const
  const live = hand.deeds.has(thing)
  return (
    <button
      type="button"
      className="ma-symbols"
      title={`${FACE_NAMES[face]}, good in this room only`}
      aria-label={`${count} ${FACE_NAMES[face]}, good in this room only`}
      aria-disabled={!live}
      data-thing={thing}
      data-live={live ? '' : undefined}
      {...useMark(thing)}
      onClick={() => live && hand.touch(thing)}
    >
      {count > 1 && count} <GlyphIcon name={face} />
    </button>
  )
}
