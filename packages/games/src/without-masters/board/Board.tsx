import { sameData } from '@undercroft/kernel'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { BoardProps } from '../../board.ts'
import type { How } from '../../drawing/clicks.ts'
import { Menu } from '../../drawing/Menu.tsx'
import { at, type Cell, NOWHERE } from '../content/cells.ts'
import type { Figure } from '../content/units.ts'
import { layoutOf } from '../rules/03-building-a-setup/lay-out.ts'
import { access, type TileAccess } from '../rules/04-access-and-opening/access.ts'
import type { Choice } from '../state/choices.ts'
import { contentOf } from '../state/content.ts'
import { enemyOf, enemyOn } from '../state/enemies.ts'
import { dugInAfter } from '../state/options.ts'
import type { WithoutMasters } from '../state/state.ts'
import type { View } from '../state/view.ts'
import { hintFor } from './advice.ts'
import { Bursts, Fireflies } from './Bursts.tsx'
import { boardMarks } from './boardMarks.ts'
import { focusCell } from './Cells.tsx'
import { Icon } from './Controls.tsx'
import { cellText } from './cellText.ts'
import { busyEnemies, type Deed, deedsOf, meantBy } from './deeds.ts'
import { figureName } from './figures.ts'
import { threats as threatsOf } from './foresight.ts'
import { Lights } from './Lights.tsx'
import type { Lens } from './lens.ts'
import { blowOf, moodOf } from './moods.ts'
import { Note } from './Note.tsx'
import { Preview } from './Preview.tsx'
import { PushArrows } from './PushArrows.tsx'
import { RouteLine } from './RouteLine.tsx'
import { sayRoute } from './Routes.tsx'
import { Spotlight } from './Spotlight.tsx'
import { Status } from './Status.tsx'
import { clearestQuarter } from './sight.ts'
import { useStage } from './stage.ts'
import type { Standing } from './things.ts'
import { useLook } from './useLook.ts'
import { useWalk } from './useWalk.ts'
import { Waiting } from './Waiting.tsx'
import { cellsOf, placeOf } from './where.ts'
import { Yard } from './Yard.tsx'

/** The yard: the picture, what may be done on it, and what is about to follow from it. */
export function Board(props: BoardProps<WithoutMasters>) {
  const { seen, ask, showing, pace, options, point } = props
  const { view } = seen
  const look = useLook()
  const stage = useStage(view, showing)
  const drawn = stage.view
  const latest = useRef(drawn)
  latest.current = drawn
  const root = useRef<HTMLDivElement>(null)
  const { walk, stop } = useWalk(props)

  const [cursor, setCursor] = useState<Cell>(view.hero === NOWHERE ? 0 : view.hero)
  const [hover, setHover] = useState<Cell>()
  const [touched, setTouched] = useState<Cell>()
  const [throwing, setThrowing] = useState(false)
  const [chosen, setChosen] = useState<Figure>()
  const [menu, setMenu] = useState<{ readonly cell: Cell | undefined; readonly ticket: number }>()
  const [looked, setLooked] = useState<Deed>()
  const [route, setRoute] = useState<TileAccess>()

  // A new question begins with nothing in hand but an enemy that still has something to do.
  const ticket = ask?.ticket
  const busy = useMemo(() => busyEnemies(ask), [ask])
  const picked = chosen !== undefined && busy.has(chosen) ? chosen : [...busy][0]
  const [asked, setAsked] = useState(ticket)
  if (asked !== ticket) {
    setAsked(ticket)
    setThrowing(false)
    setMenu(undefined)
    setLooked(undefined)
    setRoute(undefined)
    setTouched(undefined)
  }
  useEffect(() => {
    if (view.hero !== NOWHERE) setCursor(view.hero)
  }, [view.hero])
  // A new setup is first seen from where the least is hidden; from then on it is turned by hand.
  const { face } = look
  const first = drawn.turn === 0 && drawn.hero !== NOWHERE ? drawn.structures : undefined
  const faced = useRef<typeof first>(undefined)
  useEffect(() => {
    if (first === undefined || first === faced.current) return
    faced.current = first
    face(clearestQuarter(latest.current))
  }, [first, face])

  const mode = useMemo(() => ({ throwing, picked }), [throwing, picked])
  const deeds = useMemo(() => deedsOf(ask, seen, mode), [ask, seen, mode])
  const threats = useMemo(
    () => (look.threat && drawn.hero !== NOWHERE ? threatsOf(drawn) : undefined),
    [look.threat, drawn],
  )
  const marks = useMemo(
    () => boardMarks({ view: drawn, deeds, threats, picked, busy }),
    [drawn, deeds, threats, picked, busy],
  )
  const opening = view.turn === 0 && view.hero !== NOWHERE && seen.frames.at(-1)?.phase === 'opening'
  const tiles = useMemo(() => {
    return opening ? access(layoutOf(view), { ...options, hasKey: view.held === 'key' }) : []
  }, [opening, view, options])
  const live = useMemo(() => {
    const cells = new Set(deeds.keys())
    for (const { figure, cell } of view.enemies) if (busy.has(figure)) cells.add(cell)
    for (const { cell } of tiles) cells.add(cell)
    return cells
  }, [deeds, busy, view.enemies, tiles])

  const perform = (deed: Deed) => {
    setMenu(undefined)
    setLooked(undefined)
    if (deed.walk !== undefined) walk(deed.walk.route)
    else props.choose(deed.choice)
  }
  const act = (cell: Cell, how: How) => {
    stop()
    if (opening) return setRoute(tiles.find(tile => tile.cell === cell))
    const there = deeds.get(cell) ?? []
    const enemy = enemyOn(view.enemies, cell)
    if (there.length === 0 && enemy !== undefined && busy.has(enemy.figure)) return setChosen(enemy.figure)
    if (there.length > 1) return setMenu({ cell, ticket: ticket ?? 0 })
    const [only] = there
    // A finger cannot hover: its first touch shows what would happen, the second one does it.
    if (how === 'touch' && only !== undefined && touched !== cell) {
      setTouched(cell)
      return setHover(cell)
    }
    if (only !== undefined) return perform(only)
    const meant = meantBy(ask, view, cell, mode)
    if (meant !== undefined) props.explain(meant)
  }
  const key = (name: string): boolean => {
    if (name === 'Escape' && (throwing || menu !== undefined)) {
      setThrowing(false)
      setMenu(undefined)
      return true
    }
    if (name.toLowerCase() === 'b' && mayThrow) {
      setThrowing(!throwing)
      return true
    }
    return false
  }
  const news = showing.at(-1)
  const mood = moodOf(seen.outcome?.winners, news)
  const mayThrow = ask?.options.some(choice => choice[0] === 'throw') === true
  const dugIn = dugInAfter(options)
  const life = contentOf({ options }).enemies.heavy.toughness
  const stateOf = useCallback(
    ({ who, enemy }: Standing) => ({
      who,
      damage: enemy?.damage ?? 0,
      life,
      spent:
        enemy !== undefined && (enemy.attacked || (enemy.moved && ask?.phase === 'gmTurn' && !busy.has(enemy.figure))),
      dugIn: enemy !== undefined && dugIn > 0 && enemy.stayed >= dugIn,
      flinches: stage.hit === who,
      mood: who === 'hero' ? mood : undefined,
    }),
    [ask?.phase, busy, dugIn, life, stage.hit, mood],
  )
  const label = useCallback(
    (cell: Cell) => {
      const there = deeds.get(cell)?.map(({ text }) => text) ?? []
      const enemy = enemyOn(view.enemies, cell)
      if (there.length === 0 && enemy !== undefined && busy.has(enemy.figure)) there.push('take it in hand')
      return [cellText(drawn, cell), ...there].join('. ')
    },
    [deeds, drawn, view.enemies, busy],
  )

  // What lies where the Hero has arrived is asked about there, until it is answered or put away.
  const asksThere = ask?.phase === 'pickUp' && menu?.ticket !== ticket
  const menuCell = asksThere ? view.hero : menu?.ticket === ticket ? menu?.cell : undefined
  const here = hover ?? (root.current?.contains(document.activeElement) === true ? cursor : undefined)
  const there = deeds.get(here ?? cursor) ?? []
  const only = here !== undefined && there.length === 1 ? there[0] : undefined
  const said = looked ?? (only?.walk === undefined ? only : undefined)
  useEffect(() => point?.(said?.choice), [said?.choice, point])
  const recalled = useMemo(
    () => (props.recalled === undefined ? [] : cellsOf(view, props.recalled)),
    [props.recalled, view],
  )
  if (drawn.hero === NOWHERE) return <Waiting table={props} />
  const inHand = picked === undefined ? undefined : enemyOf(view.enemies, picked)
  // What was pointed at may have been answered since.
  const pointed = ask?.options.find(choice => sameData(choice, props.pointed))
  const shown = looked ?? (pointed === undefined ? only : { choice: pointed, text: '' })
  const way = opening ? (tiles.find(tile => tile.cell === here) ?? route ?? homeward(tiles, view.end)) : undefined
  const struckBy = threats?.get(here ?? cursor)?.map(({ figure }) => figureName(figure)) ?? []
  return (
    <div
      className="wm-table"
      ref={root}
      data-blow={pace === 0 ? undefined : blowOf(news)}
      style={{ ['--wm-pace' as string]: `${pace}ms` }}
    >
      <Yard
        look={look}
        name="The yard, 12 by 12 cells"
        things={drawn}
        marks={marks}
        travels={stage.travels}
        pace={pace}
        live={live}
        cursor={cursor}
        hover={hover}
        stateOf={stateOf}
        label={label}
        onAct={act}
        onCursor={setCursor}
        onHover={setHover}
        onKey={key}
        inHand={inHand?.cell}
        whole={opening}
        follow={news === undefined ? advisedWay(drawn, props.advised) : cellsOf(drawn, news).slice(-1)}
        overlay={
          <>
            {pace > 0 && <Spotlight lens={look.lens} view={drawn} news={news} />}
            {showing.length === 0 && <PushArrows lens={look.lens} view={view} deeds={deeds} />}
            {way !== undefined && (
              <RouteLine lens={look.lens} surface={drawn.surface} from={drawn.hero} route={way.route} />
            )}
            <Lights
              lens={look.lens}
              view={view}
              pointed={pointed}
              advised={props.advised}
              nextBest={props.nextBest ?? []}
              recalled={recalled}
            />
            {shown !== undefined && <Preview lens={look.lens} view={view} deed={shown} />}
            {mood === 'cheers' && <Fireflies {...look.lens.middle(drawn.hero, at(drawn.surface, drawn.hero))} />}
            <Bursts lens={look.lens} burst={stage.burst} />
          </>
        }
      >
        {menuCell !== undefined && (
          <Menu
            title="What to do there"
            items={deeds.get(menuCell) ?? []}
            classes={MENU}
            place={menuPlace(look.lens, menuCell, view.surface[menuCell] ?? 0)}
            says={({ text }) => text}
            advised={({ choice, walk }) => walk === undefined && sameData(choice, props.advised)}
            fleeting
            focus={!asksThere || root.current?.contains(document.activeElement) === true}
            onPick={perform}
            onLook={deed => setLooked(deed)}
            onClose={() => {
              setMenu({ cell: undefined, ticket: ticket ?? 0 })
              setLooked(undefined)
              focusCell(root.current, menuCell)
            }}
          />
        )}
      </Yard>
      <Status view={drawn} options={options} />
      <div className="wm-foot">
        <Note
          seen={seen}
          cell={here}
          deeds={there}
          struckBy={struckBy.length === 0 ? undefined : struckBy.join(' and ')}
          way={way !== undefined && way.cell === here ? sayRoute(way) : undefined}
          again={touched !== undefined && touched === here && there.length === 1}
          hint={hintFor(props, mode, busy)}
        />
        {mayThrow && (
          <button
            type="button"
            className="wm-tool wm-tool-throw"
            aria-pressed={throwing}
            data-advised={props.advised?.[0] === 'throw' && !throwing ? '' : undefined}
            aria-keyshortcuts="b"
            title="Throw the ball (B)"
            onClick={() => setThrowing(!throwing)}
          >
            <Icon d="M12 4A8 8 0 1 0 12 20A8 8 0 1 0 12 4ZM6.500 7C10 9 10 15 6.500 17M17.500 7C14 9 14 15 17.500 17" />
            <span className="wm-tool-name">{throwing ? 'Keep the ball' : 'Throw'}</span>
          </button>
        )}
      </div>
    </div>
  )
}

const MENU = { menu: 'wm-menu' }

/** From the dog to where it is advised to do something. */
function advisedWay(view: View, advised: Choice | undefined): readonly Cell[] | undefined {
  const place = advised === undefined ? undefined : placeOf(view, advised)
  return place === undefined ? undefined : [view.hero, place]
}

/** The way to the end tile, which is shown until one points at something else. */
function homeward(tiles: readonly TileAccess[], end: Cell): TileAccess | undefined {
  return tiles.find(({ cell }) => cell === end)
}

/** How far a menu stands from the middle of its cell: what is about to happen there stays in sight. */
const BESIDE = 56

function menuPlace({ middle, width, height }: Lens, cell: Cell, surface: number) {
  const { x, y } = middle(cell, surface)
  return { at: { x: x / width, y: y / height }, gap: BESIDE / width }
}
