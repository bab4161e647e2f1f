import type { Told } from '@undercroft/kernel'
import type { ReactNode } from 'react'
import { Traveller } from '../../drawing/Traveller.tsx'
import { type AllOutAssault, NONE, ownerOf, type PawnId, STARTING_HEALTH } from '../state/state.ts'
import { type Ground, spot } from './ground.ts'
import { EVERY_PAWN, pawnGlyph, pawnName } from './pieces.ts'
import type { Actor, Stage } from './stage.ts'
import { Token } from './Token.tsx'

interface PawnsProps {
  readonly board: Ground
  readonly stage: Stage
  readonly showing: readonly Told<AllOutAssault>[]
  readonly pace: number
  /** Pawns that a click would choose or attack. */
  readonly marked: ReadonlyMap<PawnId, 'choose' | 'attack'>
}

/** All pawns on the board, the lower ones in front; one that has just fallen fades where it stood. */
export function Pawns({ board, stage, showing, pace, marked }: PawnsProps) {
  const depth = (pawn: PawnId) => spot(board, stage.actors[pawn]?.tile ?? 0).y
  const order = EVERY_PAWN.toSorted((a, b) => depth(a) - depth(b))
  return (
    <g>
      {order.map(pawn => {
        const actor = stage.actors[pawn]
        if (actor === undefined || actor.tile === NONE) return undefined
        const mark = marked.get(pawn)
        return (
          <Walker key={pawn} board={board} tile={actor.tile} path={actor.path} pace={pace}>
            {stage.active === pawn && <ActiveRing />}
            {mark !== undefined && <Mark mark={mark} />}
            <g className={hitClass(showing, pawn)}>
              <PawnToken pawn={pawn} actor={actor} />
            </g>
          </Walker>
        )
      })}
    </g>
  )
}

/** A pawn as it is at this point of the story. */
export function PawnToken({ pawn, actor }: { readonly pawn: PawnId; readonly actor: Actor | undefined }) {
  if (actor === undefined) return undefined
  return (
    <Token
      seat={ownerOf(pawn)}
      glyph={pawnGlyph(pawn)}
      label={pawnName(pawn)}
      health={actor.health}
      full={STARTING_HEALTH}
      held={actor.held}
    />
  )
}

function hitClass(showing: readonly Told<AllOutAssault>[], pawn: PawnId): string {
  const about = (what: string) => showing.some(news => news.what === what && 'pawn' in news && news.pawn === pawn)
  if (about('defeated')) return 'aa-falls'
  if (about('lost') || about('hurt')) return 'aa-flinches'
  return about('meditated') || about('trained') ? 'aa-gleams' : 'aa-calm'
}

interface WalkerProps {
  readonly board: Ground
  readonly tile: number
  /** The way it has just come, if it is being shown. */
  readonly path: readonly number[] | undefined
  readonly pace: number
  readonly children: ReactNode
}

/** Stands on its tile; goes there step by step while its move is shown. */
function Walker({ board, tile, path = [], pace, children }: WalkerProps) {
  const comes = path.length > 1 && path.at(-1) === tile
  return (
    <Traveller
      at={spot(board, tile)}
      travel={comes ? path : undefined}
      pace={pace}
      animate={way => ({ frames: way.map(each => stepOn(board, each)), moves: Math.min(3.5, way.length - 1) })}
    >
      {children}
    </Traveller>
  )
}

function stepOn(board: Ground, tile: number): Keyframe {
  const { x, y } = spot(board, tile)
  return { transform: `translate(${x}px, ${y}px)`, easing: 'ease-in-out' }
}

/** The pawn whose activation it is. */
function ActiveRing() {
  return (
    <g className="aa-active">
      <circle r="49" />
      <path d="M-12-66H12L0-50Z" />
    </g>
  )
}

function Mark({ mark }: { readonly mark: 'choose' | 'attack' }) {
  return (
    <g className={`aa-mark aa-mark-${mark}`}>
      <circle r="49" />
      {mark === 'attack' && <path d="M-60 0H-40M60 0H40M0-60V-40M0 60V40" />}
    </g>
  )
}
