import { type CSSProperties, type KeyboardEvent, useRef, useState } from 'react'
import { useDrag } from '../../drawing/useDrag.ts'
import type { Face, SpecialFace } from '../content/dice.ts'
import type { View } from '../state/view.ts'
import { DieDrawing } from './Die.tsx'
import { EMPTY, type Hand, toggleDie } from './hand.ts'
import type { TrayProps } from './Tray.tsx'

/** The five Action dice, the Special die and the Enemy die. The player picks dice up, drags and spends them. */
export function Dice({ table, stage, hand, lit, onHand, onDrop }: TrayProps) {
  const { view } = stage
  const box = useRef<HTMLDivElement>(null)
  const [cursor, setCursor] = useState(0)
  const { ask } = table
  const mine = ask !== undefined && ask.seat === view.active
  const special = view.players[view.active]?.special ?? 'blank'
  const lights = litDice(view, lit?.faces ?? [])
  const pick = (die: number | 'special') => {
    if (mine) onHand(picked(hand, view, die))
  }
  const drag = useDrag<number | 'special'>({
    frame: '.pl-table',
    may: die => mine && (die === 'special' ? special !== 'blank' : view.turn.dice[die]?.used === false),
    onStart: die => {
      if (!isIn(hand, die)) onHand(picked(EMPTY, view, die))
    },
    onDrop: (die, { x, y }) => onDrop(isIn(hand, die) ? hand : picked(EMPTY, view, die), x, y),
  })
  const press = (event: KeyboardEvent) => {
    const by =
      event.key === 'ArrowRight' || event.key === 'ArrowDown'
        ? 1
        : event.key === 'ArrowLeft' || event.key === 'ArrowUp'
          ? -1
          : 0
    const buttons = [...(box.current?.querySelectorAll<HTMLElement>('button') ?? [])]
    if (by !== 0) {
      const to = (cursor + by + buttons.length) % buttons.length
      setCursor(to)
      buttons[to]?.focus()
    } else if (event.key === '+' || event.key === '=') onHand({ ...hand, raises: hand.raises + 1 })
    else if (event.key === '-') onHand({ ...hand, raises: Math.max(0, hand.raises - 1) })
    else if (event.key === 'Escape') onHand(EMPTY)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <div
      ref={box}
      className="pl-dice"
      role="toolbar"
      aria-label="Dice"
      onKeyDown={press}
      data-thrown={stage.thrown ? '' : undefined}
    >
      {view.turn.dice.map((die, i) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: dice keep their places through a Turn
          key={i}
          type="button"
          className="pl-die"
          data-die={i}
          data-face={die.face}
          data-used={die.used ? '' : undefined}
          data-lit={lights.includes(i) ? '' : undefined}
          aria-pressed={hand.dice.includes(i)}
          aria-label={`${die.face}${die.used ? ', used' : ''}`}
          tabIndex={i === cursor ? 0 : -1}
          style={{ '--pl-turn': `${((i * 37) % 11) - 5}deg`, '--pl-wait': `${i * 40}ms` } as CSSProperties}
          onFocus={() => setCursor(i)}
          onClick={event => !drag.swallow(event.nativeEvent) && pick(i)}
          {...drag.on(i)}
        >
          <DieDrawing kind="action" face={die.face} />
        </button>
      ))}
      {Array.from({ length: Math.max(0, 5 - view.turn.dice.length) }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: empty places have nothing but their place
        <span key={i} className="pl-die-gap" />
      ))}
      <SpecialDie
        face={special}
        tabIndex={cursor === view.turn.dice.length ? 0 : -1}
        picked={hand.special}
        lit={lit?.faces.includes('special') === true}
        onFocus={() => setCursor(view.turn.dice.length)}
        onPick={event => !drag.swallow(event) && pick('special')}
        drag={drag.on('special')}
      />
      {drag.dragged !== undefined && (
        <span
          className="pl-die pl-die-dragged"
          style={{ left: drag.dragged.x, top: drag.dragged.y }}
          aria-hidden="true"
        >
          <DieDrawing
            kind={drag.dragged.what === 'special' ? 'special' : 'action'}
            face={drag.dragged.what === 'special' ? special : (view.turn.dice[drag.dragged.what]?.face ?? 'blank')}
          />
        </span>
      )}
    </div>
  )
}

interface SpecialDieProps {
  readonly face: SpecialFace
  readonly tabIndex: number
  readonly picked: boolean
  readonly lit: boolean
  onFocus(): void
  onPick(event: MouseEvent): void
  readonly drag: object
}

function SpecialDie({ face, tabIndex, picked: isPicked, lit, onFocus, onPick, drag }: SpecialDieProps) {
  return (
    <button
      type="button"
      className="pl-die pl-die-kept"
      data-die="special"
      data-face={face}
      data-used={face === 'blank' ? '' : undefined}
      data-lit={lit ? '' : undefined}
      aria-pressed={isPicked}
      aria-label={`Special die: ${face}`}
      tabIndex={tabIndex}
      onFocus={onFocus}
      onClick={event => onPick(event.nativeEvent)}
      {...drag}
    >
      <DieDrawing kind="special" face={face} />
      <small>Special</small>
    </button>
  )
}

/** The first unused die for each face that is lit. */
function litDice({ turn }: View, faces: readonly string[]): readonly number[] {
  const lit: number[] = []
  for (const face of faces) {
    const die = turn.dice.findIndex((each, i) => !each.used && each.face === face && !lit.includes(i))
    if (die >= 0) lit.push(die)
  }
  return lit
}

function isIn(hand: Hand, die: number | 'special'): boolean {
  return die === 'special' ? hand.special : hand.dice.includes(die)
}

function picked(hand: Hand, view: View, die: number | 'special'): Hand {
  if (die !== 'special') return toggleDie(hand, view, die)
  const face: Face | 'blank' = view.players[view.active]?.special ?? 'blank'
  return face === 'blank' ? hand : { ...hand, special: !hand.special }
}
