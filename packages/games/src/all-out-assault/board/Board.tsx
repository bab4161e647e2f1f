import { type CSSProperties, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { BoardProps } from '../../board.ts'
import { CameraButtons } from '../../drawing/camera/CameraButtons.tsx'
import { useSecondPicture } from '../../drawing/useSecondPicture.ts'
import { numbersOf } from '../state/content.ts'
import { type AllOutAssault, NONE, opponentOf, type PawnId, SEATS } from '../state/state.ts'
import { ClashCard } from './ClashCard.tsx'
import { deedsOf, meantBy } from './deeds.ts'
import { clashOf } from './effects.ts'
import { Flashes, Floats } from './Floats.tsx'
import { Floor } from './Floor.tsx'
import { Grid } from './Grid.tsx'
import { groundOf } from './ground.ts'
import { Hint } from './Hint.tsx'
import { LastClash } from './LastClash.tsx'
import { Lights } from './Lights.tsx'
import { labelOf } from './labels.ts'
import { FRAME, sideOf, TILE } from './layout.ts'
import { tileOf } from './lights.ts'
import { Pawns, PawnToken } from './Pawns.tsx'
import { Question } from './Questions.tsx'
import { Reach, WayLine } from './Reach.tsx'
import { Seals } from './Seals.tsx'
import { Strip } from './Strip.tsx'
import { spentOf } from './spent.ts'
import { useStage } from './stage.ts'
import { TileNote, WayNote } from './TileNote.tsx'
import { Banner, Sunlight } from './Triumph.tsx'
import { useClash } from './useClash.ts'
import { useLens } from './useLens.ts'
import { Wing } from './Wing.tsx'
import { drawn, wayAlong, waysOf } from './ways.ts'

type Props = BoardProps<AllOutAssault>

/** Questions that open their picker by themselves; the others wait for a pawn to be chosen. */
const OPENS: readonly string[] = ['modifier', 'injure', 'red', 'train', 'tie']

const HOW_TO =
  'Arrow keys go from tile to tile. With Shift they draw a way of your own: Enter takes it, Escape drops it.'

/** The arena: floor, glow, pawns, a button on each tile, and a picker beside the pawn that a question is about. */
export function Board(props: Props) {
  const { seen, ask, showing, pace } = props
  const { view } = seen
  const board = groundOf(view, props.viewer)
  const full = numbersOf(view).health
  const side = sideOf(board.size)
  const deeds = useMemo(() => deedsOf(ask, view), [ask, view])
  const ways = useMemo(() => waysOf(ask, view), [ask, view])
  const live = useMemo(() => new Set(deeds.keys()), [deeds])
  const spent = useMemo(() => spentOf(view), [view])
  const home = ways.size > 0 ? view.pawns[view.active]?.tile : undefined

  const root = useRef<HTMLElement>(null)
  const [cursor, setCursor] = useState(board.starts[props.viewer === 1 ? 2 : 0])
  const [hover, setHover] = useState<number>()
  const [path, setPath] = useState<readonly number[]>([])
  const [target, setTarget] = useState<PawnId>()
  const [closed, setClosed] = useState<number>()
  const [looked, setLooked] = useState<number>()
  const clash = useClash(showing)
  const last = useMemo(() => clashOf(props.recent ?? []), [props.recent])
  const stage = useStage(view, showing)
  const isSecond = useSecondPicture()

  // A new question begins with nothing drawn and nothing picked; the ticket tells one question from another.
  const ticket = ask?.ticket
  const [asked, setAsked] = useState(ticket)
  if (asked !== ticket) {
    setAsked(ticket)
    setHover(undefined)
    setPath([])
    setTarget(undefined)
    setClosed(undefined)
  }
  const start = home ?? NONE
  useEffect(() => {
    if (start !== NONE) setCursor(start)
  }, [start])

  /** A place that is pointed at says so to the page: its list lights the answer. */
  const point = (tile: number | undefined) => {
    setHover(tile)
    const deed = tile === undefined ? undefined : deeds.get(tile)
    props.point?.(deed?.does === 'choose' ? deed.choice : undefined)
  }
  const step = (tile: number, how: 'drag' | 'key' | 'click') => {
    if (home === undefined) return
    const from = path.length === 0 ? [home] : path
    if (from.at(-1) === tile) return
    const next = drawn(view, from, tile)
    if (next === undefined) {
      // A drag may slip over a corner: only a deliberate step is answered with the rule.
      props.explain(['path', [...from, tile]])
      return
    }
    setPath(next)
    if (how === 'key') focusTile(root.current, tile)
  }
  const send = () => {
    if (path.length > 1) props.choose(['path', path])
    else if (home !== undefined) props.choose(['move', home])
  }
  const act = (tile: number, how: 'click' | 'touch' | 'step') => {
    if (how === 'step' && home !== undefined) return step(tile, 'click')
    if (path.length > 1 && path.at(-1) === tile) return send()
    const deed = deeds.get(tile)
    // A finger cannot hover: its first touch shows the way, the second one goes. An advised way is shown already.
    if (how === 'touch' && ways.has(tile) && told !== tile) {
      setPath([])
      return setHover(tile)
    }
    if (deed?.does === 'choose') return props.choose(deed.choice)
    if (deed?.does === 'pick') return setTarget(deed.pawn)
    const meant = meantBy(ask, view, tile)
    if (meant !== undefined) props.explain(meant)
    setHover(tile)
  }
  const key = (name: string): boolean => {
    if (name === 'Escape' && path.length > 0) {
      setPath([])
      if (home !== undefined) focusTile(root.current, home)
      return true
    }
    if (name === 'Backspace' && path.length > 1) {
      setPath(path.slice(0, -1))
      return true
    }
    return false
  }
  const close = useCallback(() => {
    const pawn = target
    setTarget(undefined)
    setClosed(ticket)
    if (pawn !== undefined) focusTile(root.current, view.pawns[pawn]?.tile ?? NONE)
  }, [target, ticket, view])

  const focused = hover ?? cursor
  const told = hover ?? tileOf(props.pointed, view) ?? tileOf(props.advised, view)
  const shownWay = path.length > 1 ? wayAlong(view, path) : told === undefined ? undefined : ways.get(told)
  const marked = useMemo(() => marksOf(deeds, view.pawns), [deeds, view.pawns])
  const asksByItself = closed !== ticket || target !== undefined
  const near = props.viewer === 1 ? 1 : 0
  const whose = (seat: number) => {
    const player = props.sitters.find(each => each.seat === seat)?.player ?? SEATS[seat] ?? ''
    return seat === props.viewer ? 'Your pawns' : `Pawns of ${player}`
  }
  const active = stage.actors[stage.active]
  const matters = [
    ...(active === undefined ? [] : [active.tile, ...(active.path ?? [])]),
    ...(showing.length > 0 ? [] : live),
  ]
  const { frame, layers, camera } = useLens({
    board,
    tiles: looked === undefined ? matters.filter(tile => tile !== NONE) : [looked],
    still: path.length > 1 || target !== undefined,
    pace,
  })
  const inset = `${(100 * FRAME) / side}%`
  const onBoard = root.current?.contains(root.current.ownerDocument.activeElement) === true
  return (
    <div className="aa-table">
      <div className="aa-fit" style={{ '--aa-side': side, '--aa-inner': board.size * TILE } as CSSProperties}>
        <section ref={root} className="aa-arena" aria-label={`Arena, ${board.size} by ${board.size} tiles`}>
          <p className="unseen">{HOW_TO}</p>
          <div className="aa-window" data-near={camera.rests ? undefined : ''} {...camera.handlers}>
            <div ref={frame} className="aa-lens" style={{ inset }} />
            <div ref={layers} className="aa-layers">
              {isSecond && <Floor board={board} />}
              <svg className="aa-play" viewBox={`0 0 ${side} ${side}`} aria-hidden="true">
                <Seals board={board} spent={spent} />
                <Reach board={board} ways={ways} />
                {shownWay !== undefined && (
                  <WayLine board={board} path={shownWay.path}>
                    <PawnToken pawn={stage.active} actor={stage.actors[stage.active]} full={full} />
                  </WayLine>
                )}
                <Lights table={props} board={board} />
                <Flashes board={board} showing={showing} />
                <Sunlight table={props} board={board} />
                <Pawns board={board} stage={stage} showing={showing} pace={pace} full={full} marked={marked} />
                <Floats board={board} stage={stage} showing={showing} />
              </svg>
              <Grid
                board={board}
                cursor={cursor}
                live={live}
                advised={tileOf(props.advised, view)}
                drawFrom={home}
                label={tile => labelOf(view, tile, deeds.get(tile), ways.get(tile), spent)}
                onAct={act}
                onCursor={setCursor}
                onHover={point}
                onStep={step}
                onDrop={send}
                onKey={key}
                onLook={setLooked}
              />
            </div>
          </div>
          {path.length > 1 ? (
            <WayNote
              board={board}
              way={wayAlong(view, path)}
              roll={view.roll}
              onGo={send}
              onClear={() => setPath([])}
            />
          ) : (
            target === undefined &&
            clash === undefined &&
            showing.length === 0 && <TileNote table={props} board={board} tile={hover} way={ways.get(focused)} />
          )}
          {ask !== undefined && !asksByItself && OPENS.includes(ask.phase) && (
            <button type="button" className="aa-button aa-button-main aa-reopen" onClick={() => setClosed(undefined)}>
              Back to the question
            </button>
          )}
          {asksByItself && (
            <Question table={props} target={target} focus={target !== undefined || onBoard} onClose={close} />
          )}
          <Banner table={props} board={board} />
        </section>
        <Wing seat={near} own mine={near === props.viewer} whose={whose(near)} view={view} stage={stage} />
        <Wing
          seat={opponentOf(near)}
          own={false}
          mine={false}
          whose={whose(opponentOf(near))}
          view={view}
          stage={stage}
        />
        <div className="aa-foot">
          <Hint {...props} />
          <Strip view={view} stage={stage} />
          {!camera.rests && <CameraButtons camera={camera} className="aa-camera" />}
          {clash === undefined && last !== undefined && showing.length === 0 && <LastClash clash={last} />}
        </div>
        {clash !== undefined && ask?.phase !== 'tie' && (
          <ClashCard clash={clash} stage={stage} board={board} full={full} />
        )}
      </div>
    </div>
  )
}

function focusTile(root: HTMLElement | null, tile: number): void {
  root?.querySelector<HTMLElement>(`[data-tile="${tile}"]`)?.focus()
}

function marksOf(
  deeds: ReturnType<typeof deedsOf>,
  pawns: Props['seen']['view']['pawns'],
): Map<PawnId, 'choose' | 'attack'> {
  const marks = new Map<PawnId, 'choose' | 'attack'>()
  for (const [pawn, { tile }] of pawns.entries()) {
    const deed = deeds.get(tile)
    if (deed?.does === 'pick') marks.set(pawn, 'attack')
    if (deed?.does === 'choose' && deed.choice[0] === 'pawn') marks.set(pawn, 'choose')
  }
  return marks
}
