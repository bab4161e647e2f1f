import type { Told } from '@undercroft/kernel'
import type { ReactNode } from 'react'
import { Traveller } from '../../drawing/Traveller.tsx'
import { type AllOutAssault, NONE, ownerOf, type PawnId } from '../state/state.ts'
import { type Ground, spot } from './ground.ts'
import { EVERY_PAWN, pawnGlyph, pawnName } from './pieces.ts'
import type { Actor, Stage } from './stage.ts'
import { Token } from './Token.tsx'

interface PawnsProps {
  readonly board: Ground
  readonly stage: Stage
  readonly showing: readonly Told<AllOutAssault>[]
  readonly pace: number
  /** The health that they began with. */
  readonly full: number
  /** Pawns that a click would choose or attack. */
  readonly marked: ReadonlyMap<PawnId, 'choose' | 'attack'>
}

/** All pawns on the board, the lower ones in front; one that has just fallen fades where it stood. */
export function Pawns({ board, stage, showing, pace, full, marked }: PawnsProps) {
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
            {actor.falls && <ellipse className="aa-dust" cy="30" rx="46" ry="20" />}
            <g className={hitClass(showing, pawn)}>
              <PawnToken pawn={pawn} actor={actor} full={full} />
            </g>
            {isStruck(showing, pawn) && <path className="aa-slash" d={SLASH} />}
          </Walker>
        )
      })}
    </g>
  )
}

interface PawnTokenProps {
  readonly pawn: PawnId
  readonly actor: Actor | undefined
  readonly full: number
}

/** A pawn as it is at this point of the story. */
export function PawnToken({ pawn, actor, full }: PawnTokenProps) {
  if (actor === undefined) return undefined
  return (
    <Token
      seat={ownerOf(pawn)}
      glyph={pawnGlyph(pawn)}
      label={pawnName(pawn)}
      health={actor.health}
      full={full}
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

/** Two cuts across the pawn that has lost health. */
const SLASH = 'M-34-26Q0-6 36 30Q-2 4-34-26ZM30-32Q6-2-28 28Q-4-4 30-32Z'

function isStruck(showing: readonly Told<AllOutAssault>[], pawn: PawnId): boolean {
  return showing.some(news => news.what === 'lost' && news.pawn === pawn)
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
      animate={way => ({ frames: walkOver(board, way), moves: Math.min(3.5, way.length - 1) })}
    >
      {children}
    </Traveller>
  )
}

/** How high a step lifts a pawn. */
const LIFT = 9

/** From tile to tile, with a small lift in each step: it walks, and does not slide. */
function walkOver(board: Ground, way: readonly number[]): Keyframe[] {
  return way.flatMap((tile, i) => {
    const { x, y } = spot(board, tile)
    const before = way[i - 1]
    const there = frameAt(x, y, 'ease-out')
    if (before === undefined) return [there]
    const last = spot(board, before)
    return [frameAt((x + last.x) / 2, (y + last.y) / 2 - LIFT, 'ease-in'), there]
  })
}

function frameAt(x: number, y: number, easing: string): Keyframe {
  return { transform: `translate(${x}px, ${y}px)`, easing }
}

/** Twelve short rays, as of the sun that is carved into the floor. */
const RAYS = Array.from({ length: 12 }, (_, i) => {
  const turn = (i * Math.PI) / 6
  const point = (r: number) => `${(r * Math.sin(turn)).toFixed(1)} ${(-r * Math.cos(turn)).toFixed(1)}`
  return `M${point(56)}L${point(61)}`
}).join('')

/** The pawn whose activation it is, under the noon sun. */
function ActiveRing() {
  return (
    <g className="aa-active">
      <circle r="49" />
      <path d={RAYS} />
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
