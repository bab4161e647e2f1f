import type { Told } from '@undercroft/kernel'
import { type AllOutAssault, NONE } from '../state/state.ts'
import { flashOf, floatOf } from './effects.ts'
import { type Ground, spot } from './ground.ts'
import type { Stage } from './stage.ts'

interface Shown {
  readonly board: Ground
  readonly showing: readonly Told<AllOutAssault>[]
}

/** Numbers that rise from pawns: what was lost, what was gained. */
export function Floats({ board, stage, showing }: Shown & { readonly stage: Stage }) {
  return (
    <g>
      {showing.map((news, i) => {
        const float = floatOf(news)
        const tile = float === undefined ? NONE : (stage.actors[float.pawn]?.tile ?? NONE)
        if (float === undefined || tile === NONE) return undefined
        const { x, y } = spot(board, tile)
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: what was told is only ever added to
          <g key={`${i} ${news.what}`} transform={`translate(${x} ${y - 30})`}>
            <text className={`aa-float aa-float-${float.tone}`}>{float.text}</text>
          </g>
        )
      })}
    </g>
  )
}

/** A tile that hurts or heals lights up once. */
export function Flashes({ board, showing }: Shown) {
  return (
    <g>
      {showing.map((news, i) => {
        const flash = flashOf(news)
        if (flash === undefined) return undefined
        const { x, y } = spot(board, flash.tile)
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: what was told is only ever added to
          <g key={`${i} ${news.what}`} transform={`translate(${x} ${y})`}>
            <rect className={`aa-flash aa-flash-${flash.tone}`} x="-47" y="-47" width="94" height="94" rx="9" />
          </g>
        )
      })}
    </g>
  )
}
