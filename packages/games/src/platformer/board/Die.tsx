import type { EnemyFace, SpecialFace } from '../content/dice.ts'
import { Coin } from './art/Tokens.tsx'
import { Glyph } from './Glyph.tsx'
import { FACE_GLYPHS } from './pieces.ts'

type DieKind = 'action' | 'special' | 'enemy'

interface DieProps {
  readonly kind: DieKind
  readonly face: SpecialFace | EnemyFace | 'none'
}

/** A die, drawn as a rounded cube seen from a little above. It fills its container. */
export function DieDrawing({ kind, face }: DieProps) {
  return (
    <svg className={`pl-die-drawing pl-die-${kind}`} viewBox="-52 -54 104 108" aria-hidden="true">
      <rect className="pl-die-side" x="-46" y="-38" width="92" height="90" rx="20" />
      <rect className="pl-die-face" x="-46" y="-50" width="92" height="90" rx="20" />
      <rect className="pl-die-shine" x="-39" y="-43" width="78" height="76" rx="15" />
      <g className={`pl-die-symbol pl-die-symbol-${face}`} transform="translate(0 -5)">
        <FaceSymbol face={face} />
      </g>
    </svg>
  )
}

function FaceSymbol({ face }: { readonly face: DieProps['face'] }) {
  switch (face) {
    case 'foot':
    case 'sword':
    case 'claw':
    case 'star':
      return <Glyph name={FACE_GLYPHS[face]} size={64} />
    case 'coin':
      return (
        <g transform="scale(1.750)">
          <Coin />
        </g>
      )
    case 'attack':
      return <Glyph name="fangs" size={62} />
    case 'left':
      return <path d="M-32 0L2-30V-13H30V13H2V30Z" />
    case 'right':
      return <path d="M32 0L-2-30V-13H-30V13H-2V30Z" />
    case 'blank':
    case 'none':
      return undefined
  }
}

/** A die in a line of text. */
export function DieIcon(props: DieProps) {
  return (
    <span
      className="pl-die-icon"
      role="img"
      aria-label={props.kind === 'enemy' ? `Enemy die: ${props.face}` : props.face}
    >
      <DieDrawing {...props} />
    </span>
  )
}
