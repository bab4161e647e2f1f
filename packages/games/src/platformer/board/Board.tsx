import { type CSSProperties, useMemo, useRef, useState } from 'react'
import type { BoardProps } from '../../board.ts'
import type { How } from '../../drawing/clicks.ts'
import { terrainOf } from '../rules/04-adjacency/terrain.ts'
import { isOnMap } from '../state/figures.ts'
import { levelOf, NOWHERE, type Space, type Way } from '../state/spaces.ts'
import type { Platformer } from '../state/state.ts'
import { Vista } from './art/Vista.tsx'
import { Bursts, Triumph } from './Bursts.tsx'
import { Cells, focusSpace, spaceOfElement } from './Cells.tsx'
import { cellText, sayNumbers } from './cellText.ts'
import { DeedMenu, isVain } from './DeedMenu.tsx'
import { Drawer } from './Drawer.tsx'
import { type Deed, sayDeed } from './deed.ts'
import { deedsOf } from './deeds.ts'
import { Figures } from './Figures.tsx'
import { Ghosts } from './Ghosts.tsx'
import { CELL, cornerOf, footOf, towerOf, WIDTH } from './geometry.ts'
import { HeroPicker } from './HeroPicker.tsx'
import { EMPTY, type Hand, isEmpty } from './hand.ts'
import { Lights } from './Lights.tsx'
import { Costs, Marks, Zones } from './Marks.tsx'
import { Note } from './Note.tsx'
import { Preview } from './Preview.tsx'
import { ShownCard } from './ShownCard.tsx'
import { useStage } from './stage.ts'
import { Tokens } from './Tokens.tsx'
import { TowerPicture } from './TowerPicture.tsx'
import { TowerWindow } from './TowerWindow.tsx'
import { Tray } from './Tray.tsx'
import { useLights } from './useLights.ts'
import { usePan } from './usePan.ts'
import { usePlan } from './usePlan.ts'
import { usesOf } from './uses.ts'
import { spacesOf } from './where.ts'
import { isPlain, meantBy } from './why.ts'
import { dangers, zones } from './zoning.ts'

const NONE: readonly Space[] = []

/** The board: the tower, the dice, what may be done and what would come of it. */
export function Board(props: BoardProps<Platformer>) {
  const { seen, ask, showing, pace } = props
  const { view } = seen
  const stage = useStage(view, showing)
  const drawn = stage.view
  const root = useRef<HTMLDivElement>(null)
  const plan = usePlan(props)
  /** After a touch nothing stays under the pointer. */
  const touched = useRef(false)
  const tower = useMemo(() => towerOf(view.levels.length), [view.levels.length])
  const map = terrainOf(drawn.levels)
  const seat = ask?.seat ?? drawn.active
  const me = drawn.players[seat]
  const home = me !== undefined && isOnMap(me) ? me.space : map.start + 4
  const foot = footOf(tower, levelOf(map.start))
  const won = (seen.outcome?.winners ?? []).flatMap(each => drawn.players[each] ?? []).filter(isOnMap)
  const pan = usePan(tower, foot, stage.at === NOWHERE ? home : stage.at)

  const [hand, setHand] = useState<Hand>(EMPTY)
  const [cursor, setCursor] = useState<Space>(home)
  const [hover, setHover] = useState<Space>()
  const [menu, setMenu] = useState<{ readonly space: Space; readonly deeds: readonly Deed[] }>()
  const [looked, setLooked] = useState<Deed>()
  const [high, setHigh] = useState(false)
  const [drawer, setDrawer] = useState<'shop' | 'cards'>()
  const [shows, setShows] = useState({ zones: false, boss: true })

  // A new question begins with an empty hand. Each seat counts its own.
  const ticket = ask === undefined ? undefined : `${ask.seat} ${ask.ticket}`
  const [asked, setAsked] = useState(ticket)
  if (asked !== ticket) {
    setAsked(ticket)
    setHand(EMPTY)
    setMenu(undefined)
    setLooked(undefined)
    if (ask !== undefined && ask.phase !== 'actions') setDrawer(undefined)
  }

  const deeds = useMemo(() => deedsOf(ask, seen, hand), [ask, seen, hand])
  /** Whether a click acts at once: a question is asked, or dice were picked. */
  const meant = !isEmpty(hand) || ask?.phase !== 'actions'
  const live = useMemo(() => new Set(deeds.keys()), [deeds])
  const spaces = useMemo(() => Array.from({ length: map.end - map.start }, (_, i) => map.start + i), [map])
  const at = spaces.includes(cursor) ? cursor : home
  const onCell = (root.current?.querySelector('.pl-cell:focus') ?? undefined) !== undefined
  const pointed = hover ?? (onCell ? at : undefined)
  const there = pointed === undefined ? [] : (deeds.get(pointed) ?? [])
  const shown = looked ?? there[0]
  const lights = useLights(props, pointed === undefined ? undefined : shown?.plan[0])

  /** Puts the note where it does not hide the Space. */
  const point = (space: Space | undefined) => {
    setHover(space)
    const cell = root.current?.querySelector(`button[data-space="${space}"]`)?.getBoundingClientRect()
    const frame = root.current?.querySelector('.pl-window')?.getBoundingClientRect()
    if (cell !== undefined && frame !== undefined) setHigh(cell.top > frame.top + frame.height / 2)
  }
  const perform = (deed: Deed) => {
    if (touched.current) setHover(undefined)
    setMenu(undefined)
    setLooked(undefined)
    plan.follow(deed.plan)
  }
  const refuse = (space: Space) => {
    const meant = meantBy(ask, view, space)
    if (meant !== undefined) props.explain(meant)
  }
  const act = (space: Space, how: How, with_: Hand = hand) => {
    plan.drop()
    touched.current = how === 'touch'
    const found = with_ === hand ? (deeds.get(space) ?? []) : (deedsOf(ask, seen, with_).get(space) ?? [])
    const [first] = found
    // A finger cannot hover: the first touch shows what would happen, and the second one does it.
    if (how === 'touch' && hover !== space && with_ === hand) {
      point(space)
      if (first === undefined) refuse(space)
      return
    }
    if (first === undefined) return refuse(space)
    const sure = isPlain(first, !isEmpty(with_) || ask?.phase !== 'actions')
    const kinds = new Set(found.map(({ kind }) => kind))
    if (sure && kinds.size === 1 && first.kind !== 'spawn') return perform(first)
    if (sure && found.length === 1) return perform(first)
    setMenu({ space, deeds: found })
  }
  const step = (way: Way) => {
    const [deed] = [...deeds.values()].flat().filter(({ route }) => route?.ways.length === 1 && route.ways[0] === way)
    const space = deed?.route?.spaces[0]
    if (space !== undefined) act(space, 'key')
  }
  const key = (name: string): boolean => {
    switch (name) {
      case 'Escape':
        if (isEmpty(hand) && menu === undefined) return false
        setHand(EMPTY)
        setMenu(undefined)
        return true
      case 'Home':
        pan.to(home)
        focusSpace(root.current, home)
        return true
      case 'd':
        root.current?.querySelector<HTMLElement>('.pl-dice [tabindex="0"]')?.focus()
        return true
      case '+':
      case '-':
        setHand({ ...hand, raises: Math.max(0, hand.raises + (name === '+' ? 1 : -1)) })
        return true
      default:
        return pan.press(name)
    }
  }
  const drop = (dropped: Hand, x: number, y: number) => {
    const target = document.elementFromPoint(x, y)
    const space = spaceOfElement(target)
    const die = target?.closest<HTMLElement>('[data-die]')?.dataset.die
    if (space !== undefined) {
      setHand(dropped)
      return act(space, 'mouse', dropped)
    }
    const [use] = usesOf(ask, view, dropped)
    if (
      use !== undefined &&
      (die === 'special' || target?.matches('[data-drop="coin"], [data-drop="coin"] *') === true)
    )
      return props.choose(use.choice)
    setHand(
      die === undefined || die === 'special'
        ? dropped
        : { ...dropped, dice: [...new Set([...dropped.dice, Number(die)])] },
    )
  }
  const label = (space: Space) => {
    const texts = deeds.get(space)?.map(sayDeed) ?? []
    return `${sayNumbers(space)}: ${[cellText(drawn, space), ...texts.slice(0, 3)].join('. ')}`
  }

  // Others' Turns are followed by a light; in one's own one knows where to look.
  const busy = showing.length > 0 && drawn.active !== props.viewer
  const jolts = pace > 0 && (stage.hit !== undefined || stage.felled !== undefined)
  const style = {
    '--pl-height': tower.height,
    '--pl-width': WIDTH,
    '--pl-foot': foot,
    '--pl-y': Math.round(pan.y),
    '--pl-x': Math.round(pan.x),
    '--pl-zoom': pan.zoom,
  } as CSSProperties
  const choosing = drawn.players.some(({ hero }) => hero === 'none')
  const menuAt = menu === undefined ? undefined : cornerOf(tower, menu.space)
  return (
    <div className="pl-table pl-room" ref={root} data-dragging={pan.dragging ? '' : undefined} style={style}>
      <Vista />
      <TowerWindow
        tower={tower}
        view={drawn}
        pan={pan}
        me={home}
        over={
          <>
            <ShownCard shown={stage.shown} />
            {choosing && <HeroPicker table={props} />}
            {drawer !== undefined && (
              <Drawer table={props} drawer={drawer} onHand={setHand} onClose={() => setDrawer(undefined)} />
            )}
            {menu !== undefined && menuAt !== undefined && ask !== undefined && (
              <DeedMenu
                title={cellText(drawn, menu.space)}
                at={{ x: (menuAt.x + CELL / 2) / WIDTH, y: (menuAt.y + CELL / 2) / tower.height }}
                view={view}
                seat={ask.seat}
                deeds={menu.deeds}
                advised={props.advised}
                onPick={deed => {
                  focusSpace(root.current, menu.space)
                  perform(deed)
                }}
                onLook={setLooked}
                onClose={() => {
                  setMenu(undefined)
                  setLooked(undefined)
                }}
              />
            )}
            <Note view={drawn} space={menu === undefined ? pointed : undefined} deed={shown} high={high} />
          </>
        }
      >
        <svg
          className={jolts ? 'pl-scene pl-jolts' : 'pl-scene'}
          viewBox={`0 0 ${WIDTH} ${tower.height}`}
          aria-hidden="true"
        >
          <TowerPicture tower={tower} levels={drawn.levels} />
          <Zones
            tower={tower}
            tone="boss"
            spaces={shows.boss ? dangers(drawn, stage.shown?.spaces) : dangers(drawn, stage.shown?.spaces ?? [])}
          />
          <Zones tower={tower} tone="threat" spaces={zones(drawn, shows.zones ? 'all' : pointed)} />
          <Tokens tower={tower} coins={drawn.coins} gems={drawn.gems} icons={drawn.icons} boss={drawn.boss} />
          <Lights
            tower={tower}
            tone="recalled"
            spaces={props.recalled === undefined ? NONE : spacesOf(props.recalled, view)}
          />
          <Lights tower={tower} tone="now" spaces={busy && stage.at !== NOWHERE ? [stage.at] : NONE} />
          <Lights tower={tower} tone="next" spaces={lights.next} />
          <Lights tower={tower} tone="advised" spaces={lights.advised?.spaces ?? NONE} />
          <Lights tower={tower} tone="pointed" spaces={lights.pointed?.spaces ?? NONE} />
          {showing.length === 0 && (
            <Marks tower={tower} deeds={deeds} sure={!isEmpty(hand) || ask?.phase !== 'actions'} />
          )}
          {showing.length === 0 && seen.outcome === undefined && <Ghosts tower={tower} view={drawn} />}
          {showing.length === 0 && <Triumph tower={tower} spaces={won.map(({ space }) => space)} />}
          <Figures tower={tower} stage={stage} pace={pace} />
          {showing.length === 0 && <Costs tower={tower} deeds={deeds} sure={meant} />}
          {shown !== undefined && ask !== undefined && (
            <Preview tower={tower} view={view} seat={ask.seat} deed={shown} />
          )}
          <Bursts tower={tower} bursts={stage.bursts} />
        </svg>
        <Cells
          tower={tower}
          spaces={spaces}
          cursor={at}
          live={live}
          label={label}
          onAct={act}
          onCursor={(space, byKey) => {
            setCursor(space)
            if (byKey) pan.to(space)
          }}
          onHover={point}
          onStep={step}
          onKey={key}
        />
      </TowerWindow>
      <Tray
        table={props}
        stage={stage}
        hand={hand}
        drawer={drawer}
        onHand={setHand}
        onDrawer={setDrawer}
        onDrop={drop}
        lit={lights.advised ?? lights.pointed}
        shows={shows}
        onShows={setShows}
        pan={pan}
        home={home}
      />
      <p className="unseen" role="status">
        {shown !== undefined && isVain(shown) ? `${shown.text}: this would fail` : ''}
      </p>
    </div>
  )
}
