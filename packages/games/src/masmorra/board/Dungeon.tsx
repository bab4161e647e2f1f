import { type KeyboardEvent, useMemo, useRef, useState } from 'react'
import type { BoardProps } from '../../board.ts'
import { HERO_NAMES } from '../content/heroes.ts'
import { activeHero } from '../heroes.ts'
import { exitsOf } from '../placing.ts'
import type { FoeId, Level, Masmorra, RoomId } from '../state.ts'
import { largeDoors, tileFacts } from '../tiles.ts'
import type { View } from '../view.ts'
import { Button } from './Button.tsx'
import { type Deeds, deedsOf, marchesOf, type Thing } from './deeds.ts'
import { boxOf, doorPoint, middleOf, reachOf, roomsOn } from './floor.ts'
import { Menu } from './Menu.tsx'
import { FoePiece, foeText, HeroPiece, roomBox, standingIn } from './Pieces.tsx'
import { Placing, TrapPlacing } from './Placing.tsx'
import { Tile, TrapTile } from './Tile.tsx'
import { useCamera } from './useCamera.ts'

type Props = BoardProps<Masmorra> & { readonly level: Level }

/** A level of the dungeon: pan and zoom over it, and touch what glows. */
export function Dungeon(props: Props) {
  const { seen, ask, level, choose } = props
  const { view } = seen
  const frame = useRef<HTMLDivElement>(null)
  const rooms = roomsOn(view.rooms, level)
  const traps = view.traps.filter(trap => trap.level === level)
  const all = reachOf([
    ...rooms.map(({ room }) => boxOf(room)),
    ...traps.map(({ x, y }) => ({ x: x * 100, y: y * 100, width: 100, height: 100 })),
  ])
  const camera = useCamera(frame, all)
  const deeds = useMemo(() => deedsOf(ask, seen), [ask, seen])
  const marches = useMemo(() => marchesOf(ask), [ask])
  const [open, setOpen] = useState<Thing>()
  const [held, setHeld] = useState<FoeId>()
  const ticket = ask?.ticket
  const [asked, setAsked] = useState(ticket)
  if (asked !== ticket) {
    setAsked(ticket)
    setOpen(undefined)
    setHeld(undefined)
  }
  const act = (thing: Thing) => {
    const there = deeds.get(thing) ?? []
    const [only] = there
    if (there.length > 1) setOpen(thing)
    else if (only !== undefined) choose(only.choice)
  }
  const actRoom = (room: RoomId) => {
    const march = held === undefined ? undefined : marches.get(held)?.get(room)
    if (march !== undefined) choose(march)
    else if (marches.size === 0) act(`room ${room}`)
  }
  const actFoe = (foe: FoeId) => {
    if (marches.has(foe)) setHeld(held === foe ? undefined : foe)
    else act(`foe ${foe}`)
  }
  const reach = held === undefined ? undefined : marches.get(held)
  const key = (event: KeyboardEvent) => {
    const step = { ArrowLeft: [60, 0], ArrowRight: [-60, 0], ArrowUp: [0, 60], ArrowDown: [0, -60] }[event.key]
    if (step !== undefined) camera.pan({ x: step[0] ?? 0, y: step[1] ?? 0 })
    else if (event.key === '+') camera.zoom(1 / 1.2)
    else if (event.key === '-') camera.zoom(1.2)
    else if (event.key === '0') camera.showAll()
    else if (event.key === 'Escape') setHeld(undefined)
    else return
    event.preventDefault()
  }
  const placing = seen.frames.at(-1)
  return (
    <section className="ma-dungeon" ref={frame} aria-label={`Level ${level}`}>
      <svg
        viewBox={camera.viewBox}
        {...camera.handlers}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the picture is moved over and zoomed with keys
        tabIndex={0}
        onKeyDown={key}
        // biome-ignore lint/a11y/useSemanticElements: a picture cannot be a fieldset
        role="group"
        aria-label="The dungeon; arrow keys move over it, plus and minus zoom, 0 shows all of it"
      >
        {level === 3 && <Corridors view={view} />}
        {rooms.map(({ room, id }) => (
          <Tile
            key={room.tile}
            tile={room.tile}
            x={room.x}
            y={room.y}
            turns={room.turns}
            opened={room.opened}
            gold={room.gold}
            lit={view.heroes.some(hero => hero.room === id && !hero.lying)}
          />
        ))}
        {view.traps.map((trap, id) =>
          trap.level !== level ? undefined : (
            <Button
              key={trap.tile}
              name={`trap ${id}`}
              label={`Trap, ${trap.live ? 'live' : 'disarmed'}`}
              live={deeds.has(`trap ${id}`)}
              onAct={() => act(`trap ${id}`)}
            >
              <TrapTile tile={trap.tile} x={trap.x} y={trap.y} live={trap.live} />
            </Button>
          ),
        )}
        {rooms.map(({ id }) => (
          <RoomButton
            key={id}
            view={view}
            room={id}
            live={reach?.has(id) === true || (marches.size === 0 && deeds.has(`room ${id}`))}
            deeds={deeds}
            onAct={() => actRoom(id)}
          />
        ))}
        <Exits view={view} level={level} deeds={deeds} />
        {rooms.map(({ id }) => {
          const { foes, heroes } = standingIn(view, id)
          return (
            <g key={id}>
              {[...foes].map(([foe, at]) => (
                <g
                  key={foe}
                  style={{ transform: `translate(${at.x}px, ${at.y}px)` }}
                  className="ma-piece"
                  data-held={held === foe ? '' : undefined}
                >
                  <Button
                    name={`foe ${foe}`}
                    label={foeText(view, foe)}
                    live={marches.has(foe) || deeds.has(`foe ${foe}`)}
                    pressed={held === foe}
                    onAct={() => actFoe(foe)}
                  >
                    <FoePiece view={view} foe={foe} />
                  </Button>
                </g>
              ))}
              {[...heroes].map(([player, at]) => {
                const hero = view.heroes[player]
                if (hero === undefined || hero.id === 'none') return undefined
                return (
                  <g key={player} style={{ transform: `translate(${at.x}px, ${at.y}px)` }} className="ma-piece">
                    <Button
                      name={`hero ${hero.id}`}
                      label={`${HERO_NAMES[hero.id]}, ${hero.lp} life${hero.lying ? ', lying' : ''}`}
                      live={deeds.has(`hero ${hero.id}`)}
                      onAct={() => act(`hero ${hero.id}`)}
                    >
                      <HeroPiece hero={hero} player={player} active={view.turn.player === player} />
                    </Button>
                  </g>
                )
              })}
            </g>
          )
        })}
        {placing?.phase === 'place' && placing.level === level && (
          <Placing ask={ask} tile={placing.tile} view={view} choose={choose} />
        )}
        <TrapPlacing ask={ask} choose={choose} />
      </svg>
      {open !== undefined && (
        <Menu
          title="What to do here"
          deeds={deeds.get(open) ?? []}
          choose={choose}
          onClose={() => setOpen(undefined)}
        />
      )}
      <div className="ma-camera">
        <button type="button" aria-label="Nearer" onClick={() => camera.zoom(1 / 1.3)}>
          +
        </button>
        <button type="button" aria-label="Further away" onClick={() => camera.zoom(1.3)}>
          −
        </button>
        <button type="button" aria-label="Show all" onClick={camera.showAll}>
          ⤢
        </button>
        <button
          type="button"
          aria-label="Go to the active Hero"
          onClick={() => camera.centre(middleOf(roomBox(view, activeHero(view).room)))}
        >
          ◎
        </button>
      </div>
    </section>
  )
}

interface RoomButtonProps {
  readonly view: View
  readonly room: RoomId
  readonly live: boolean
  readonly deeds: Deeds
  onAct(): void
}

function RoomButton({ view, room, live, deeds, onAct }: RoomButtonProps) {
  const box = roomBox(view, room)
  const at = view.rooms[room]
  const does = (deeds.get(`room ${room}`) ?? []).map(({ says }) => says)
  return (
    <Button
      name={`room ${room}`}
      label={[at === undefined ? '' : tileFacts(at.tile).name, ...does].join('; ')}
      live={live}
      onAct={onAct}
      className="ma-room"
    >
      <rect x={box.x + 9} y={box.y + 9} width={box.width - 18} height={box.height - 18} rx={6} />
    </Button>
  )
}

/** Doors of the active Hero's room that lead into the dark, while it may explore. */
function Exits({ view, level, deeds }: { readonly view: View; readonly level: Level; readonly deeds: Deeds }) {
  const { room } = activeHero(view)
  const explores = deeds.get(`room ${room}`)?.some(({ choice }) => choice[0] === 'explore')
  if (view.rooms[room]?.level !== level || explores !== true) return undefined
  return (
    <g className="ma-exits">
      {exitsOf(view, room).map(door => {
        const at = doorPoint(door)
        return (
          <g key={`${door.cell} ${door.way}`} transform={`translate(${at.x} ${at.y}) rotate(${door.way * 90})`}>
            <path d="M0 -22L12 -4H-12z" />
          </g>
        )
      })}
    </g>
  )
}

/** Level 3 has no grid: its doors are passages between its rooms. */
function Corridors({ view }: { readonly view: View }) {
  const rooms = roomsOn(view.rooms, 3)
  const lines = rooms.flatMap(({ room }, i) =>
    rooms.slice(i + 1).map(({ room: other }) => {
      const [a, b] = [middleOf(boxOf(room)), middleOf(boxOf(other))]
      return {
        key: `${room.tile} ${other.tile}`,
        joined: largeDoors(room.tile).includes(other.tile),
        d: `M${a.x} ${a.y}L${b.x} ${b.y}`,
      }
    }),
  )
  return <g className="ma-corridors">{lines.map(({ key, joined, d }) => joined && <path key={key} d={d} />)}</g>
}
