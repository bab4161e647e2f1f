import { NOWHERE } from '../state/spaces.ts'
import type { View } from '../state/view.ts'
import type { Deed } from './deed.ts'
import { feetOf } from './Figures.tsx'
import { Ghost, WoundTag } from './Ghosts.tsx'
import type { Tower } from './geometry.ts'
import { heroArt, seatOf } from './pieces.ts'
import { fallAfter } from './routes.ts'

interface PreviewProps {
  readonly tower: Tower
  readonly view: View
  readonly seat: number
  readonly deed: Deed
}

/** Previews a deed: the way, the arrival, the Wounds, and the fall at the end of the Turn. */
export function Preview({ tower, view, seat, deed }: PreviewProps) {
  const { route } = deed
  const me = view.players[seat]
  const to = route?.spaces.at(-1)
  if (route === undefined || me === undefined || me.hero === 'none' || me.space === NOWHERE || to === undefined)
    return undefined
  const points = [me.space, ...route.spaces].map(space => feetOf(tower, space))
  const end = feetOf(tower, to)
  const Art = heroArt(me.hero)
  const fall = fallAfter(view, seat, route)
  return (
    <g className="pl-preview">
      <path className="pl-way-edge" d={points.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${x} ${y - 34}`).join('')} />
      <path className="pl-way" d={points.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${x} ${y - 34}`).join('')} />
      <g transform={`translate(${end.x} ${end.y})`}>
        <g className="pl-ghost pl-ghost-sure" color={seatOf(seat).colour}>
          <Art />
        </g>
        {route.wounds > 0 && (
          <g transform="translate(0 -30)">
            <WoundTag {...deed.danger} />
          </g>
        )}
      </g>
      {fall !== undefined && !deed.danger.faints && <Ghost tower={tower} view={view} fall={fall} />}
    </g>
  )
}
