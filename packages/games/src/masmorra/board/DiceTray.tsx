import { type MouseEvent, type PointerEvent, useState } from 'react'
import type { BoardProps } from '../../board.ts'
import { useDrag } from '../../drawing/useDrag.ts'
import { FACE_NAMES } from '../content/faces.ts'
import { type Die, type DieId, type Masmorra, PET } from '../state/state.ts'
import { asksForDice, deedsOfDie, rerollOf, symbolsOf, thingAt } from './deeds.ts'
import { GlyphIcon } from './Glyph.tsx'
import { laysSomething } from './Placing.tsx'
import type { Hand } from './useHand.ts'

type Props = BoardProps<Masmorra> & { readonly hand: Hand }

/** The dice as they lie: pick those to roll again, or take one and put it where it shall go. */
export function DiceTray(props: Props) {
  const { seen, ask, choose, hand, showing, pace } = props
  const { dice, stage } = seen.view.turn
  const ticket = ask?.ticket
  const [chosen, setPicked] = useState<{ readonly dice: ReadonlySet<DieId>; readonly ticket: number | undefined }>()
  const picked: ReadonlySet<DieId> = chosen !== undefined && chosen.ticket === ticket ? chosen.dice : new Set()
  const picking = asksForDice(ask)
  const again = rerollOf(ask, seen.view, picked)
  const isLive = (id: DieId) => (picking ? dice[id]?.place === 'ready' : deedsOfDie(ask, seen, id).length > 0)
  const drag = useDrag<DieId>({
    may: id => !picking && isLive(id),
    onStart: id => hand.hold(id, true),
    onDrop: (id, at) => hand.drop(id, thingAt(at)),
  })
  const touch = (id: DieId, event: MouseEvent) => {
    if (drag.swallow(event)) return
    if (picking) {
      const next = new Set(picked)
      if (!next.delete(id)) next.add(id)
      return setPicked({ dice: next, ticket })
    }
    const deeds = deedsOfDie(ask, seen, id)
    const [only] = deeds
    if (hand.die === id) hand.hold(undefined)
    else if (deeds.length === 1 && only !== undefined) choose(only.choice)
    else if (deeds.length > 1) hand.hold(id)
  }
  const hung = drag.dragged
  const shown = dice.flatMap((die, id) => (die.place === 'away' ? [] : [{ die, id }]))
  return (
    <div className="ma-tray" data-rolling={pace > 0 && showing.at(-1)?.what === 'dice' ? '' : undefined}>
      <section className="ma-dice" aria-label="Dice">
        {shown.map(({ die, id }) => (
          <DieButton
            key={id}
            die={die}
            pet={id === PET}
            picked={picked.has(id) || hand.die === id}
            live={isLive(id)}
            drag={drag.on(id)}
            onTouch={event => touch(id, event)}
          />
        ))}
        {shown.length === 0 && seen.outcome === undefined && (
          <span className="ma-tray-none">
            {stage === 'dm' ? 'Lit marks: monsters will come there.' : 'No dice yet.'}
          </span>
        )}
      </section>
      {hung !== undefined && (
        <span
          className={`ma-die ma-die-hung ma-face-${dice[hung.what]?.face}`}
          style={{ left: hung.x, top: hung.y }}
          aria-hidden="true"
        >
          <GlyphIcon name={dice[hung.what]?.face ?? 'S'} />
        </span>
      )}
      <Symbols {...props} />
      <Rolling {...props} picked={picked.size} again={again} />
    </div>
  )
}

/** Symbols that are good in this room only, and Move Points that the next other action drops. */
function Symbols({ seen: { view }, ask }: Props) {
  const symbols = symbolsOf(view)
  const { mp } = view.turn
  if (symbols.length === 0 && mp === 0) return undefined
  if (laysSomething(ask)) return undefined // they would lie over its places
  return (
    <div className="ma-hoard">
      {symbols.length > 0 && (
        <span className="ma-symbols" title="Symbols, good in this room only">
          {symbols.map((face, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: like symbols have nothing else to be told apart by
            <GlyphIcon key={i} name={face} />
          ))}
          <small>here</small>
          <span className="unseen">{symbols.map(face => FACE_NAMES[face]).join(', ')} in this room</span>
        </span>
      )}
      {mp > 0 && (
        <span className="ma-mp">
          <GlyphIcon name="S" /> {mp} {mp === 1 ? 'move' : 'moves'} <small>any other action drops them</small>
        </span>
      )}
    </div>
  )
}

interface RollingProps extends Props {
  readonly picked: number
  readonly again: ReturnType<typeof rerollOf>
}

function Rolling({ ask, choose, picked, again }: RollingProps) {
  const keep = ask?.options.find(([verb]) => verb === 'keep')
  const roll = ask?.options.find(([verb]) => verb === 'roll')
  const picking = asksForDice(ask)
  return (
    <>
      {roll !== undefined && (
        <button type="button" className="ma-act ma-act-main" onClick={() => choose(roll)}>
          Roll
        </button>
      )}
      {picking && (
        <button
          type="button"
          className={again === undefined ? 'ma-act' : 'ma-act ma-act-main'}
          aria-disabled={again === undefined}
          onClick={() => again !== undefined && choose(again)}
        >
          {picked === 0 ? 'Pick dice to roll again' : `Roll ${picked} again`}
        </button>
      )}
      {picking && keep !== undefined && (
        <button type="button" className={picked === 0 ? 'ma-act ma-act-main' : 'ma-act'} onClick={() => choose(keep)}>
          Keep all
        </button>
      )}
    </>
  )
}

interface DieButtonProps {
  readonly die: Die
  readonly pet: boolean
  readonly picked: boolean
  readonly live: boolean
  readonly drag: { readonly [on: string]: (event: PointerEvent<Element>) => void }
  onTouch(event: MouseEvent): void
}

const PLACES = { ready: '', committed: ', committed', used: ', used', docked: ', docked', away: '' } as const

function DieButton({ die, pet, picked, live, drag, onTouch }: DieButtonProps) {
  return (
    <button
      type="button"
      className={`ma-die ma-face-${die.face}`}
      data-place={die.place}
      data-live={live ? '' : undefined}
      data-pet={pet ? '' : undefined}
      aria-pressed={picked}
      aria-disabled={!live}
      aria-label={`${pet ? 'Pet die, ' : ''}${FACE_NAMES[die.face]}${PLACES[die.place]}`}
      {...drag}
      onClick={onTouch}
    >
      <GlyphIcon name={die.face} />
    </button>
  )
}
