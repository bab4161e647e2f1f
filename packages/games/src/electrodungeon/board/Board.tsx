import { sameData } from '@undercroft/kernel'
import { useMemo, useRef, useState } from 'react'
import type { BoardProps } from '../../board.ts'
import { lettersShare } from '../../drawing/letters.ts'
import { Menu } from '../../drawing/Menu.tsx'
import { HUB, NONE, type Place } from '../content/board.ts'
import { type Choice, type ElectroDungeon, type ExplorerId, explorerOf } from '../state/state.ts'
import { Call, CallLines } from './Call.tsx'
import { Combat } from './Combat.tsx'
import { type Chart, placed } from './chart.ts'
import { type Deeds, deedsOf, meantBy, type Target, targetText, waysOf } from './deeds.ts'
import { Field } from './Field.tsx'
import { Figures } from './Figures.tsx'
import { HandPanel } from './HandPanel.tsx'
import { Reach, Ring, Spotlight } from './Marks.tsx'
import { Places } from './Places.tsx'
import { Position } from './Position.tsx'
import { RollCard } from './RollCard.tsx'
import { Strip } from './Strip.tsx'
import { focusOf, placeOf, pointOf, targetOf } from './spotlight.ts'
import { useStage } from './stage.ts'
import { TaskPanel } from './TaskPanel.tsx'
import { useChart } from './useChart.ts'
import { useWalk } from './useWalk.ts'
import { Victory } from './Victory.tsx'

type Props = BoardProps<ElectroDungeon>

/** The maze: what is known of it, who is where, and a button on every part that does something. */
export function Board(props: Props) {
  const { seen, ask, showing, pace, viewer } = props
  const { view } = seen
  const frame = useRef<HTMLDivElement>(null)
  const chart = useChart(frame)
  const told = useStage(view, showing)
  // A Master of Fates who thinks before the die lets everybody see it coming.
  const stage = seen.frames.at(-1)?.phase === 'pre' ? { ...told, storm: true } : told
  const own = viewer === 'spectator' ? NONE : explorerOf(viewer)
  const deeds = useMemo(() => deedsOf(ask, view), [ask, view])
  const ways = useMemo(() => waysOf(ask, view), [ask, view])
  const walk = useWalk(props)
  const [hover, setHover] = useState<Target>()
  const [reached, setReached] = useState<Target>()
  const [open, setOpen] = useState<Target>()
  const [cards, setCards] = useState(false)
  const ticket = ask?.ticket
  const [asked, setAsked] = useState(ticket)
  if (asked !== ticket) {
    setAsked(ticket)
    setOpen(undefined)
    setReached(undefined)
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
  const point = (target: Target | undefined) => {
    setHover(target)
    const first = target === undefined ? undefined : (ways.get(placeIn(target))?.path[0] ?? NONE)
    const only = target === undefined ? undefined : deeds.get(target)?.[0]?.choice
    props.point?.(only ?? ask?.options.find(([verb, to]) => verb === 'step' && to === first))
  }
  const shownWay = hover === undefined ? undefined : ways.get(placeIn(hover))
  const marked = useMemo(() => markedBy(deeds, view.explorers), [deeds, view.explorers])
  const at = (choice: Choice | undefined) => (choice === undefined ? undefined : targetOf(choice, ask, view))
  const [pointed, advised] = [at(props.pointed), at(props.advised)]
  const next = new Set((props.nextBest ?? []).flatMap(choice => at(choice) ?? []).filter(target => target !== advised))
  const past = props.recalled === undefined ? undefined : placeOf(props.recalled, stage.actors)
  const recalled: Target | undefined = past === undefined ? undefined : `place ${past}`
  const focus = focusOf({
    view,
    chart,
    own,
    actors: stage.actors,
    marked: [reached, pointed, recalled, showing.length > 0 ? undefined : advised],
    told: stage.at,
  })
  const lit = pace > 0 && ask === undefined && stage.at !== undefined ? placed(stage.at, chart) : undefined
  return (
    <div className="ed-table" style={{ '--ed-pace': `${pace}ms` }} data-still={pace === 0 ? '' : undefined}>
      <div className="ed-frame" ref={frame}>
        <Field
          name="The maze"
          chart={chart}
          focus={focus}
          pace={pace}
          covered={STRIP * lettersShare()}
          spots={
            view.round > 0 && (
              <Places
                view={view}
                deeds={deeds}
                ways={ways}
                chart={chart}
                onAct={act}
                onHover={point}
                onReach={setReached}
              />
            )
          }
          over={within => (
            <>
              {open !== undefined && (
                <Menu
                  title={targetText(open, view)}
                  items={deeds.get(open) ?? []}
                  classes={MENU}
                  place={{ at: within(pointOf(open, chart)) }}
                  says={({ says }) => says}
                  advised={({ choice }) => sameData(choice, props.advised)}
                  onPick={({ choice }) => {
                    setOpen(undefined)
                    props.choose(choice)
                  }}
                  onClose={() => setOpen(undefined)}
                />
              )}
              <Combat {...props} chart={chart} within={within} />
              <Call {...props} chart={chart} within={within} />
            </>
          )}
        >
          <Position view={view} stage={stage} chart={chart} own={own} />
          <Reach deeds={deeds} ways={ways} chart={chart} />
          {shownWay !== undefined && (
            <path
              className="ed-way"
              d={wayLine(view.explorers[view.turn.leader]?.place ?? HUB, shownWay.path, chart)}
            />
          )}
          <Ring target={recalled} why="recalled" chart={chart} />
          {[...next].map(target => (
            <Ring key={target} target={target} why="next" chart={chart} />
          ))}
          <Ring target={advised} why="advised" chart={chart} />
          <Ring target={pointed} why="pointed" chart={chart} />
          <CallLines seen={seen} chart={chart} />
          <Spotlight at={lit} />
          <Figures view={view} stage={stage} chart={chart} marked={marked} />
          {seen.outcome !== undefined && showing.length === 0 && <Victory seen={seen} chart={chart} />}
          {stage.burst !== undefined && (
            <text
              key={`${stage.burst.text} ${stage.burst.place}`}
              className="ed-burst"
              data-tone={stage.burst.tone}
              x={placed(stage.burst.place, chart).x}
              y={placed(stage.burst.place, chart).y - 24}
            >
              {stage.burst.text}
            </text>
          )}
        </Field>
        <Strip {...props} cards={cards} onCards={setCards} />
        <RollCard {...props} />
        <TaskPanel {...props} />
        {cards && <HandPanel {...props} onClose={() => setCards(false)} />}
      </div>
    </div>
  )
}

/** The height of the strip above the maze, in pixels. */
const STRIP = 40

const MENU = { menu: 'ed-menu', item: 'ed-button', close: 'ed-menu-close' }

/** The place that a target is; a door is none. */
function placeIn(target: Target): Place {
  const [kind, number] = target.split(' ')
  return kind === 'place' ? Number(number) : NONE
}

function wayLine(from: Place, path: readonly Place[], chart: Chart): string {
  return [from, ...path]
    .map((place, i) => `${i === 0 ? 'M' : 'L'}${placed(place, chart).x} ${placed(place, chart).y}`)
    .join('')
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
