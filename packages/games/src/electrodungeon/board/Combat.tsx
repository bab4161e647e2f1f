import { sameData } from '@undercroft/kernel'
import type { BoardProps } from '../../board.ts'
import { ATTACKS, type Attack, BEAST_ATTACKS } from '../content/beasts.ts'
import { isRoom, NONE, ROOMS, type RoomId, roomOf, roomPlace } from '../content/board.ts'
import { contentOf, type Housed, sayAttackAt } from '../state/content.ts'
import { fullHealth } from '../state/options.ts'
import { type Choice, type ElectroDungeon, explorerOf, MOF, whoIsIn } from '../state/state.ts'
import type { RoomView } from '../state/view.ts'
import { type Overlay, placed } from './chart.ts'
import { GlyphIcon } from './Glyph.tsx'
import { letterOf } from './seats.ts'

type Props = BoardProps<ElectroDungeon>

/** A combat as its own panel: the beast, what it can do and when, who is in it, and the viewer's own blows. */
export function Combat({ chart, within, ...props }: Props & Overlay) {
  const { seen, ask, viewer } = props
  const { view } = seen
  const room = view.rooms.findIndex((each, id) => each.combat && concerns(props, id))
  const beast = view.rooms[room]
  if (beast === undefined) return undefined
  const full = fullHealth(view.options)
  // Away from the room, so that it can be seen.
  const at = within(placed(roomPlace(room), chart))
  const inside = [...view.explorers.keys()].filter(id => whoIsIn(view.explorers, roomPlace(room)) & (1 << id))
  const blows = ask?.phase === 'combat' ? ask.options.filter(([verb]) => verb === 'fight' || verb === 'flee') : []
  return (
    <section
      className="ed-combat"
      aria-label={`Combat in room ${ROOMS[room]}`}
      data-tells="below"
      data-side={at.x < 0.5 ? 'end' : 'start'}
      data-edge={at.y < 0.5 ? 'bottom' : 'top'}
    >
      <header>
        <GlyphIcon name="beast" className="ed-combat-beast" />
        <span>
          <b>ElectroBeast in {ROOMS[room]}</b>
          <span className="ed-combat-health" aria-label={`${beast.health} of ${full} health`} role="img">
            {Array.from({ length: full }, (_, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a row of like pips
              <i key={i} data-left={i < beast.health ? '' : undefined} />
            ))}
          </span>
        </span>
      </header>
      <ul className="ed-combat-attacks">
        {ATTACKS.map(attack => (
          <AttackRow
            key={attack}
            table={view}
            attack={attack}
            beast={beast}
            options={attacksWith(ask?.options ?? [], attack)}
            advised={props.advised}
            choose={props.choose}
            mine={viewer === MOF}
          />
        ))}
      </ul>
      <p className="ed-combat-inside">
        Against it: {inside.map(id => `${letterOf(id)} (Live ${view.explorers[id]?.live})`).join(', ') || 'nobody'}
      </p>
      {blows.length > 0 && (
        <div className="ed-choices ed-combat-blows">
          {blows.map(choice => (
            <button
              key={choice[0]}
              type="button"
              className="ed-button ed-button-main"
              data-advised={sameData(choice, props.advised) ? '' : undefined}
              onClick={() => props.choose(choice)}
            >
              {choice[0] === 'fight' ? 'Strike' : 'Flee'}
            </button>
          ))}
        </div>
      )}
    </section>
  )
}

/** The viewer's own combat; for the MoF the one whose beast must act, for others the one that is being played. */
function concerns({ seen: { view }, ask, viewer }: Props, room: RoomId): boolean {
  const own = viewer === 'spectator' ? NONE : explorerOf(viewer)
  if (own !== NONE) return view.explorers[own]?.place === roomPlace(room)
  const due = view.rooms.findIndex(each => each.combat && each.due > 0)
  if (ask?.phase === 'mofTurn' || due >= 0) return due === room
  const place = view.explorers[view.turn.leader]?.place ?? NONE
  return isRoom(place) && roomOf(place) === room
}

function attacksWith(options: readonly Choice[], attack: Attack): readonly Choice[] {
  return options.filter(choice => choice[0] === 'beast' && choice[1] === attack)
}

/** ED-7.13 */
function pounceState({ pounced, health }: RoomView, from: number): string {
  if (pounced) return 'used'
  return health <= from ? 'ready' : `from ${from} health down`
}

interface AttackRowProps {
  readonly table: Housed
  readonly attack: Attack
  readonly beast: RoomView
  readonly options: readonly Choice[]
  readonly advised: Choice | undefined
  readonly mine: boolean
  choose(choice: Choice): void
}

function AttackRow({ table, attack, beast, options, advised, mine, choose }: AttackRowProps) {
  const { name } = BEAST_ATTACKS[attack]
  const says = sayAttackAt(table, attack)
  const waits = attack === 'shockwave' ? beast.shockwave : attack === 'roar' ? beast.roar : 0
  const state =
    waits > 0
      ? `recharges, ${waits}`
      : attack === 'pounce'
        ? pounceState(beast, contentOf(table).numbers.pounce)
        : 'ready'
  return (
    <li data-ready={state === 'ready' ? '' : undefined} title={says}>
      <span>
        <b>{name}</b> <small>{state}</small>
      </span>
      <span className="ed-combat-says">{says}</span>
      {mine && options.length > 0 && (
        <span className="ed-choices">
          {options.map(choice => (
            <button
              key={String(choice[2])}
              type="button"
              className="ed-button"
              data-advised={sameData(choice, advised) ? '' : undefined}
              onClick={() => choose(choice)}
            >
              {choice[2] === '-' ? 'Everybody' : `On ${choice[2]}`}
            </button>
          ))}
        </span>
      )}
    </li>
  )
}
