import { useMemo, useRef, useState } from 'react'
import type { BoardProps } from '../../board.ts'
import { Menu } from '../../drawing/Menu.tsx'
import type { Point } from '../../drawing/shapes.ts'
import { DOOR_CELLS, HUB, NONE, type Place } from '../content/board.ts'
import { type ElectroDungeon, type ExplorerId, explorerOf } from '../state/state.ts'
import { Call, CallLines } from './Call.tsx'
import { Combat } from './Combat.tsx'
import { type Chart, placed } from './chart.ts'
import { type Deeds, deedsOf, meantBy, type Target, targetText, waysOf } from './deeds.ts'
import { Figures } from './Figures.tsx'
import { HandPanel } from './HandPanel.tsx'
import { Maze } from './Maze.tsx'
import { Places } from './Places.tsx'
import { Position } from './Position.tsx'
import { RollCard } from './RollCard.tsx'
import { Strip } from './Strip.tsx'
import { useStage } from './stage.ts'
import { TaskPanel } from './TaskPanel.tsx'
import { useFit } from './useChart.ts'
import { useWalk } from './useWalk.ts'

type Props = BoardProps<ElectroDungeon>

/** The maze: what is known of it, who is where, and a button on every part that does something. */
export function Board(props: Props) {
  const { seen, ask, showing, pace, viewer } = props
  const { view } = seen
  const frame = useRef<HTMLDivElement>(null)
  const fit = useFit(frame)
  const { chart } = fit
  const told = useStage(view, showing)
  // A Master of Fates who thinks before the die lets everybody see it coming.
  const stage = seen.frames.at(-1)?.phase === 'pre' ? { ...told, storm: true } : told
  const own = viewer === 'spectator' ? NONE : explorerOf(viewer)
  const deeds = useMemo(() => deedsOf(ask, view), [ask, view])
  const ways = useMemo(() => waysOf(ask, view), [ask, view])
  const walk = useWalk(props)
  const [hover, setHover] = useState<Place>()
  const [open, setOpen] = useState<Target>()
  const [cards, setCards] = useState(false)
  const ticket = ask?.ticket
  const [asked, setAsked] = useState(ticket)
  if (asked !== ticket) {
    setAsked(ticket)
    setOpen(undefined)
  }

  const act = (target: Target, place?: Place) => {
    const there = deeds.get(target) ?? []
    const [only] = there
    const way = place === undefined ? undefined : ways.get(place)
    if (there.length > 1) setOpen(target)
    else if (only !== undefined) props.choose(only.choice)
    else if (way !== undefined) walk(way.path)
    else {
      const meant = meantBy(ask, target)
      if (meant !== undefined) props.explain(meant)
    }
  }
  const shownWay = hover === undefined ? undefined : ways.get(hover)
  const marked = useMemo(() => markedBy(deeds, view.explorers), [deeds, view.explorers])
  return (
    <div className="ed-table" style={{ '--ed-pace': `${pace}ms` }}>
      <Strip {...props} cards={cards} onCards={setCards} />
      <div className="ed-frame" ref={frame}>
        <section className="ed-fit" aria-label="The maze" style={{ width: fit.width, height: fit.height }}>
          <Maze chart={chart} />
          <svg className="ed-maze ed-play" viewBox={`0 0 ${chart.width} ${chart.height}`} aria-hidden="true">
            <Position view={view} stage={stage} chart={chart} own={own} />
            <Reach deeds={deeds} ways={ways} chart={chart} />
            {shownWay !== undefined && (
              <path
                className="ed-way"
                d={wayLine(view.explorers[view.turn.leader]?.place ?? HUB, shownWay.path, chart)}
              />
            )}
            <CallLines seen={seen} chart={chart} />
            <Figures view={view} stage={stage} chart={chart} marked={marked} />
            {stage.burst !== undefined && (
              <text
                key={`${stage.burst.text} ${stage.burst.place}`}
                className="ed-burst"
                data-tone={stage.burst.tone}
                x={placed(stage.burst.place, chart).x}
                y={placed(stage.burst.place, chart).y - 22}
              >
                {stage.burst.text}
              </text>
            )}
          </svg>
          {view.round > 0 && (
            <Places view={view} deeds={deeds} ways={ways} chart={chart} onAct={act} onHover={setHover} />
          )}
          {open !== undefined && (
            <Menu
              title={targetText(open, view)}
              items={deeds.get(open) ?? []}
              classes={MENU}
              place={{ at: partOf(pointOf(open, chart), chart) }}
              says={({ says }) => says}
              onPick={({ choice }) => {
                setOpen(undefined)
                props.choose(choice)
              }}
              onClose={() => setOpen(undefined)}
            />
          )}
        </section>
        <Combat {...props} chart={chart} />
        <RollCard {...props} />
        <Call {...props} chart={chart} />
        <TaskPanel {...props} />
        {cards && <HandPanel {...props} onClose={() => setCards(false)} />}
      </div>
    </div>
  )
}

const MENU = { menu: 'ed-menu', item: 'ed-button', close: 'ed-menu-close' }

function partOf({ x, y }: Point, { width, height }: Chart): Point {
  return { x: x / width, y: y / height }
}

function pointOf(target: Target, chart: Chart): Point {
  const [kind, number] = target.split(' ')
  const cell = DOOR_CELLS[Number(number)]
  return kind === 'door' && cell !== undefined ? chart.at(cell) : placed(Number(number), chart)
}

function wayLine(from: Place, path: readonly Place[], chart: Chart): string {
  return [from, ...path]
    .map((place, i) => `${i === 0 ? 'M' : 'L'}${placed(place, chart).x} ${placed(place, chart).y}`)
    .join('')
}

/** Where one can go or do something, with the steps it takes. */
function Reach({
  deeds,
  ways,
  chart,
}: {
  readonly deeds: Deeds
  readonly ways: ReturnType<typeof waysOf>
  readonly chart: Chart
}) {
  return (
    <g className="ed-reach">
      {[...ways].map(([place, { steps }]) => {
        const at = placed(place, chart)
        return (
          <g key={place} transform={`translate(${at.x} ${at.y})`}>
            <rect x={-18} y={-18} width={36} height={36} rx={9} data-steps={steps} />
          </g>
        )
      })}
      {[...deeds.keys()].map(target => {
        const [kind, number] = target.split(' ')
        if (kind === 'place' && ways.has(Number(number))) return undefined
        const at = pointOf(target, chart)
        return <circle key={target} className="ed-can" cx={at.x} cy={at.y} r={kind === 'door' ? 24 : 23} />
      })}
    </g>
  )
}

/** The Explorers that a deed is about. */
function markedBy(deeds: Deeds, explorers: readonly { readonly place: Place }[]): ReadonlySet<ExplorerId> {
  const marked = new Set<ExplorerId>()
  for (const there of deeds.values()) {
    for (const { choice } of there) {
      if (choice[0] === 'attack') marked.add(choice[1])
      if (choice[0] === 'give') marked.add(choice[2])
    }
  }
  return new Set([...marked].filter(id => explorers[id] !== undefined))
}
