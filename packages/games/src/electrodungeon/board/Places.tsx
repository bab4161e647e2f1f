import { DOORS, HUB, isRoom, nameOf, PLACES, type Place } from '../content/board.ts'
import type { View } from '../state/view.ts'
import { type Chart, placed } from './chart.ts'
import { type Deeds, type Target, targetText, type Way } from './deeds.ts'
import { DoorSpot, Spot } from './Spot.tsx'

interface PlacesProps {
  readonly view: View
  readonly deeds: Deeds
  readonly ways: ReadonlyMap<Place, Way>
  readonly chart: Chart
  onAct(target: Target, place?: Place): void
  onHover(target: Target | undefined): void
  onReach(target: Target): void
}

/** A button on every place and door. */
export function Places({ view, deeds, ways, chart, onAct, onHover, onReach }: PlacesProps) {
  return (
    <>
      {Array.from({ length: PLACES }, (_, place) => (
        <Spot
          key={nameOf(place)}
          name={`place ${nameOf(place)}`}
          chart={chart}
          at={placed(place, chart)}
          wide={place === HUB && !chart.upright ? 2.9 : 0.95}
          high={place === HUB && chart.upright ? 2.9 : 0.95}
          live={deeds.has(`place ${place}`) || ways.has(place)}
          tabbed={deeds.has(`place ${place}`) || ways.has(place)}
          className={isRoom(place) ? 'ed-spot-room' : 'ed-spot-space'}
          label={spotText(`place ${place}`, view, deeds, ways.get(place)?.steps)}
          onAct={() => onAct(`place ${place}`, place)}
          onHover={over => onHover(over ? `place ${place}` : undefined)}
          onReach={() => onReach(`place ${place}`)}
        />
      ))}
      {DOORS.map((name, door) => (
        <DoorSpot
          key={name}
          door={door}
          chart={chart}
          live={deeds.has(`door ${door}`)}
          tabbed={deeds.has(`door ${door}`)}
          label={spotText(`door ${door}`, view, deeds, undefined)}
          onAct={() => onAct(`door ${door}`)}
          onHover={over => onHover(over ? `door ${door}` : undefined)}
          onReach={() => onReach(`door ${door}`)}
        />
      ))}
    </>
  )
}

function spotText(target: Target, view: View, deeds: Deeds, steps: number | undefined): string {
  const does = (deeds.get(target) ?? []).map(({ says }) => says.toLowerCase())
  const walk = steps === undefined ? [] : [`${steps} ${steps === 1 ? 'step' : 'steps'} away`]
  return [targetText(target, view), ...(does.length > 0 ? does : walk)].join('; ')
}
