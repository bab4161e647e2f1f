import { type MouseEvent, type PointerEvent, useState } from 'react'
import type { BoardProps } from '../../board.ts'
import { useDrag } from '../../drawing/useDrag.ts'
import { FACE_NAMES } from '../content/faces.ts'
import { type Die, type DieId, type Masmorra, PET } from '../state/state.ts'
import { asksForDice, deedsOfDie, rerollOf, thingAt, usesOfDie } from './deeds.ts'
import { GlyphIcon } from './Glyph.tsx'
import { useMark } from './marks.ts'
import { Rolling } from './Rolling.tsx'
import { Symbols } from './Symbols.tsx'
import type { Hand } from './useHand.ts'

type Props = BoardProps<Masmorra> & { readonly hand: Hand }

/** The dice as they lie: pick those to roll again, or take one and put it where it shall go. */
export function DiceTray(props: Props) {
  const { seen, ask, choose, hand, showing, pace, point } = props
  const { dice, stage } = seen.view.turn
  const ticket = ask?.ticket
  const [chosen, setPicked] = useState<{ readonly dice: ReadonlySet<DieId>; readonly ticket: number | undefined }>()
  const picked: ReadonlySet<DieId> = chosen !== undefined && chosen.ticket === ticket ? chosen.dice : new Set()
  const picking = asksForDice(ask)
  const again = rerollOf(ask, seen.view, picked)
  const isLive = (id: DieId) =>
    picking ? dice[id]?.place === 'ready' : hand.turns(id) || usesOfDie(ask, seen, id).length > 0
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
    if (hand.turns(id)) return hand.turn(id)
    const deeds = deedsOfDie(ask, seen, id)
    const [only] = deeds
    if (hand.die === id) hand.hold(undefined)
    else if (deeds.length === 1 && only !== undefined) choose(only.choice)
    else if (deeds.length > 1) hand.hold(id)
  }
  const hung = drag.dragged
  const shown = dice.flatMap((die, id) => (die.place === 'away' ? [] : [{ die, id }]))
  const rolling = pace > 0 && showing.at(-1)?.what === 'dice'
  return (
    <div className="ma-tray" data-rolling={rolling ? '' : undefined}>
      <Symbols {...props} />
      {shown.length > 0 && (
        <section className="ma-dice" aria-label="Dice">
          {shown.map(({ die, id }) => (
            <DieButton
              key={id}
              id={id}
              die={die}
              picked={picked.has(id) || hand.die === id}
              live={isLive(id)}
              drag={drag.on(id)}
              onTouch={event => touch(id, event)}
              onHover={over => !picking && point?.(over ? usesOfDie(ask, seen, id)[0] : undefined)}
            />
          ))}
        </section>
      )}
      {shown.length === 0 && seen.outcome === undefined && stage === 'dm' && (
        <span className="ma-tray-none">Lit marks: monsters will come there.</span>
      )}
      {hand.die !== undefined && shown.some(({ id }) => hand.turns(id)) && (
        <span className="ma-tray-none">Which die shall the Magic turn?</span>
      )}
      {hung !== undefined && (
        <span
          className={`ma-die ma-die-hung ma-face-${dice[hung.what]?.face}`}
          style={{ left: hung.x, top: hung.y }}
          aria-hidden="true"
        >
          <GlyphIcon name={dice[hung.what]?.face ?? 'S'} />
        </span>
      )}
      <Rolling {...props} picked={picked.size} again={again} />
    </div>
  )
}

interface DieButtonProps {
  readonly id: DieId
  readonly die: Die
  readonly picked: boolean
  readonly live: boolean
  readonly drag: { readonly [on: string]: (event: PointerEvent<Element>) => void }
  onTouch(event: MouseEvent): void
  onHover(over: boolean): void
}

const PLACES = { ready: '', committed: ', committed', used: ', used', docked: ', docked', away: '' } as const

function DieButton({ id, die, picked, live, drag, onTouch, onHover }: DieButtonProps) {
  const pet = id === PET
  return (
    <button
      type="button"
      className={`ma-die ma-face-${die.face}`}
      data-place={die.place}
      data-name={live ? `die ${id}` : undefined}
      data-live={live ? '' : undefined}
      data-pet={pet ? '' : undefined}
      aria-pressed={picked}
      aria-disabled={!live}
      aria-label={`${pet ? 'Pet die, ' : ''}${FACE_NAMES[die.face]}${PLACES[die.place]}`}
      title={FACE_NAMES[die.face]}
      style={{ '--ma-nth': id }}
      {...useMark(`die ${id}`)}
      {...drag}
      onClick={onTouch}
      onPointerEnter={() => onHover(true)}
      onPointerLeave={() => onHover(false)}
    >
      <GlyphIcon name={die.face} />
    </button>
  )
}
