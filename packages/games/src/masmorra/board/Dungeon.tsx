import { type KeyboardEvent, useMemo, useRef, useState } from 'react'
import type { BoardProps } from '../../board.ts'
import { CameraButtons } from '../../drawing/camera/CameraButtons.tsx'
import type { Reach as CameraReach } from '../../drawing/camera/camera.ts'
import { useCamera } from '../../drawing/camera/useCamera.ts'
import { lettersShare } from '../../drawing/letters.ts'
import type { Box } from '../../drawing/shapes.ts'
import { useDrag } from '../../drawing/useDrag.ts'
import type { Cell } from '../state/cells.ts'
import { activeHero } from '../state/heroes.ts'
import type { FoeId, Level, Masmorra } from '../state/state.ts'
import { spawnsSoon } from '../words/foresight.ts'
import { actingIn } from './acting.ts'
import { Bursts } from './Bursts.tsx'
import { roomOfThing, type Thing, thingAt } from './deeds.ts'
import { Figures } from './Figures.tsx'
import { boxOf, CELL, reachOf, roomsAround, roomsOn } from './floor.ts'
import { Ground } from './Ground.tsx'
import { Note } from './Note.tsx'
import { Placing, placesOf, TrapPlacing } from './Placing.tsx'
import { Exits, Reach, RoomButtons } from './Rooms.tsx'
import { type Stage, useStage } from './stage.ts'
import { standingOf } from './standing.ts'
import { newsOn } from './story.ts'
import type { Hand } from './useHand.ts'
import { useMarch } from './useMarch.ts'
import { useNames } from './useNames.ts'

interface Props extends BoardProps<Masmorra> {
  readonly level: Level
  readonly hand: Hand
  /** A panel lies over its corner. */
  readonly covered: boolean
  /** Others are beside it. */
  readonly many: boolean
}

/** A level of the dungeon: pan and zoom over it, and touch what glows. */
export function Dungeon(props: Props) {
  const { seen, ask, level, choose, showing, hand, pace, many } = props
  const { view } = seen
  const picture = useRef<SVGSVGElement>(null)
  const [pointed, setPointed] = useState<Thing>()
  const [door, setDoor] = useState<Cell>()
  const lookAt = (thing: Thing | undefined) => {
    setPointed(thing)
    props.point?.(thing === undefined ? undefined : hand.deeds.get(thing)?.[0]?.choice)
  }
  const stage = useStage(view, showing)
  const standing = useMemo(() => standingOf(view, stage), [view, stage])
  const spawns = useMemo(() => spawnsSoon(view), [view])
  const nameOf = useNames(view, hand.deeds)
  const march = useMarch(props)
  const drag = useDrag<FoeId>({
    alone: true,
    may: foe => march.marches.has(foe),
    onStart: foe => march.hold(foe),
    onDrop: (foe, at) => {
      const room = roomOfThing(view, thingAt(at))
      if (room === undefined || room === view.foes[foe]?.room) march.hold(undefined)
      else march.march(foe, room)
    },
  })
  const camera = useCamera(picture, {
    all: boundsOf(props),
    focus: recalledOn(props, stage) ?? newsOn(level, showing, view, stage) ?? focusOf(props),
    lens: LENS,
    limits: width => limitsIn(width, props),
    still: hand.menu !== undefined || hand.die !== undefined || march.held !== undefined,
    pace,
  })
  const touch = (thing: Thing, event?: { readonly detail: number }) => {
    setPointed(thing)
    if (event !== undefined && drag.swallow(event)) return
    const [kind, id] = thing.split(' ')
    const foe = Number(id)
    if (kind === 'room' && march.held !== undefined) march.march(march.held, Number(id))
    else if (kind === 'foe' && march.marches.has(foe) && (march.held !== foe || !hand.deeds.has(thing))) {
      march.hold(march.held === foe ? undefined : foe)
    } else hand.touch(thing)
  }
  const key = (event: KeyboardEvent) => {
    if (event.key === 'Escape') march.hold(undefined)
    else if (!camera.press(event.key)) return
    event.preventDefault()
  }
  const hung = drag.dragged
  const placing = seen.frames.at(-1)
  const parts = { view, level, deeds: hand.deeds }
  return (
    <section className="ma-dungeon" aria-label={`Level ${level}`}>
      {/* biome-ignore lint/a11y/useSemanticElements: a picture cannot be a fieldset */}
      <svg
        ref={picture}
        viewBox={camera.viewBox}
        {...camera.handlers}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the picture is moved over and zoomed with keys
        tabIndex={0}
        onKeyDown={key}
        role="group"
        aria-label="The dungeon; arrow keys move over it, plus and minus zoom, 0 shows all of it"
      >
        <Ground {...parts} spawns={spawns} />
        <Reach view={view} thing={pointed} />
        <RoomButtons
          {...parts}
          nameOf={nameOf}
          isLive={room => march.reach?.has(room) ?? (march.marches.size === 0 && hand.deeds.has(`room ${room}`))}
          onTouch={touch}
          onPoint={lookAt}
        />
        <Exits
          {...parts}
          onExplore={(choice, cell) => {
            setDoor(cell)
            choose(choice)
          }}
        />
        <Figures
          {...parts}
          nameOf={nameOf}
          stage={stage}
          standing={standing}
          acting={actingIn(showing, view)}
          marches={march.marches}
          held={march.held}
          dragged={hung === undefined ? undefined : { ...camera.at(hung.x, hung.y), foe: hung.what }}
          dragOf={drag.on}
          onTouch={touch}
          onPoint={lookAt}
        />
        <Recalled box={recalledOn(props, stage)} />
        <Bursts {...props} standing={standing} />
        {placing?.phase === 'place' && placing.level === level && (
          <Placing key={ask?.ticket} {...props} door={door} tile={placing.tile} view={view} scale={camera.scale} />
        )}
        <TrapPlacing {...props} view={view} />
      </svg>
      {many && <span className="ma-depth-name">Level {level}</span>}
      <Note view={view} thing={pointed} />
      <CameraButtons camera={camera} className="ma-camera" />
    </section>
  )
}

const LENS = { nearest: 0.35, farthest: 3 } as const

/** The closest that the camera comes by itself, so that figures are not huge. */
const NEAR = 0.55

/** The farthest that the camera goes by itself, as it shows a whole room there. */
const ROOMY = 1.4

/** Whoever moves monsters or lays tiles wants to see all places, whoever fights those around. */
function reachIn(props: Props, narrow: boolean): CameraReach {
  const { view } = props.seen
  if (placesOf(props, props.level).length > 0) return { near: NEAR, far: ROOMY, farthest: LENS.farthest }
  if (view.turn.stage === 'dm') return { near: NEAR, far: ROOMY, farthest: ROOMY }
  if (view.combat.on) return { near: NEAR, far: 0.85, farthest: ROOMY }
  return { near: NEAR, far: narrow ? 1.2 : 1, farthest: ROOMY }
}

/** From this width on abilities and dice lie in one row, in pixels. */
const ONE_ROW = 992

/** Evil cards are told in a row of their own. */
const EVIL_ROW = 34

/**
 * Things lie over the edges: the levels above, the dice below, and a fight in a wide frame at the left, in a narrow one
 * over the dice.
 */
function limitsIn(width: number, props: Props) {
  const { covered, seen } = props
  const narrow = width <= 640
  const reach = reachIn(props, narrow)
  const evil = seen.view.options.mode === 'alliance' ? EVIL_ROW : 0
  const letters = lettersShare()
  const over = (top: number, left: number, bottom: number) => ({
    ...reach,
    covered: { top: (top + evil) * letters, left: left * letters, bottom: bottom * letters },
  })
  if (narrow) return over(76, 0, covered ? 210 : 140)
  return over(50, covered ? 340 : 0, width < ONE_ROW * letters ? 110 : 66)
}

/** Where on this level what the log points at has happened. */
function recalledOn({ recalled, level, seen }: Props, stage: Stage): Box | undefined {
  return recalled === undefined ? undefined : newsOn(level, [recalled], seen.view, stage)
}

/** A frame of light around a place that is spoken of. */
function Recalled({ box }: { readonly box: Box | undefined }) {
  if (box === undefined) return undefined
  return (
    <rect className="ma-recalled" x={box.x + 3} y={box.y + 3} width={box.width - 6} height={box.height - 6} rx={8} />
  )
}

/** A box around all that lies there, and all places where something may be laid. */
function boundsOf(props: Props) {
  const { seen, level } = props
  const { rooms, traps } = seen.view
  return reachOf([
    ...roomsOn(rooms, level).map(({ room }) => boxOf(room)),
    ...traps.filter(trap => trap.level === level).map(({ x, y }) => cellBox(x, y)),
    ...placesOf(props, level),
  ])
}

/** Enough that a place is not cut off at the edge, with what is drawn at its corners. */
const SELVAGE = CELL / 5

/**
 * All places where something may be laid, or else the active Hero's room with those around it, where it is on this level: what one
 * may do next is not under what lies over the edges.
 */
function focusOf(props: Props) {
  const { seen, level } = props
  const places = placesOf(props, level)
  if (places.length > 0) return reachOf(places, SELVAGE)
  const room = seen.view.rooms[activeHero(seen.view).room]
  if (room?.level !== level) return cellBox(0, 0)
  return reachOf(roomsAround(room, seen.view.rooms).map(boxOf), SELVAGE)
}

function cellBox(x: number, y: number): Box {
  return { x: x * CELL, y: y * CELL, width: CELL, height: CELL }
}
