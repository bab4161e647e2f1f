import { type DragEvent, type KeyboardEvent, useRef, useState } from 'react'
import { ARCHETYPE_NAMES, ARCHETYPES, archetypeOf } from '../content/archetypes.ts'
import { isFit, isFrail } from '../state/sheet.ts'
import { ownerOf, type PawnId } from '../state/state.ts'
import { type Draft, EMPTY, erase, isComplete, NUMBERS, place, shuffled, written } from './draft.ts'
import { GlyphIcon } from './Glyph.tsx'
import { EVERY_STAT, pawnGlyph, pawnName, sideClass, statGlyph, statName } from './pieces.ts'
import { TokenIcon } from './Token.tsx'

interface SheetEditorProps {
  readonly pawn: PawnId
  readonly draft: Draft
  /** What the pawn begins with. */
  readonly health: number
  onDraft(draft: Draft): void
}

/** One sheet being written: a number is taken up and laid down by tapping, by dragging, or typed onto a stat. */
export function SheetEditor({ pawn, draft, health, onDraft }: SheetEditorProps) {
  const [held, setHeld] = useState<number>()
  const [waiting, setWaiting] = useState<number>()
  const list = useRef<HTMLUListElement>(null)

  const put = (stat: number, number: number) => {
    onDraft(place(draft, stat, number))
    setHeld(undefined)
    setWaiting(undefined)
  }
  const tapStat = (stat: number) => {
    if (held !== undefined) return put(stat, held)
    setWaiting(waiting === stat ? undefined : stat)
  }
  const tapNumber = (number: number) => {
    if (waiting !== undefined) return put(waiting, number)
    setHeld(held === number ? undefined : number)
  }
  const press = (event: KeyboardEvent, stat: number) => {
    const number = Number(event.key)
    const to = event.key === 'ArrowDown' ? stat + 1 : event.key === 'ArrowUp' ? stat - 1 : undefined
    if (NUMBERS.some(each => each === number)) put(stat, number)
    else if (event.key === 'Delete' || event.key === 'Backspace') onDraft(erase(draft, stat))
    else if (event.key === 'Escape' && (held ?? waiting) !== undefined) {
      setHeld(undefined)
      setWaiting(undefined)
    } else if (to !== undefined) list.current?.querySelectorAll<HTMLElement>('.aa-slot')[to]?.focus()
    else return
    // The page has its own use for digits: here they are written onto the stat and nothing else.
    event.preventDefault()
    event.stopPropagation()
  }
  const drop = (event: DragEvent, stat: number) => {
    event.preventDefault()
    const number = Number(event.dataTransfer.getData('text/plain'))
    if (NUMBERS.some(each => each === number)) put(stat, number)
  }

  const named = isComplete(draft) ? archetypeOf(written(draft)) : undefined
  return (
    <article className={`aa-card aa-editor ${sideClass(ownerOf(pawn))}`} aria-label={`Sheet of ${pawnName(pawn)}`}>
      <header className="aa-card-head">
        <TokenIcon seat={ownerOf(pawn)} glyph={pawnGlyph(pawn)} label={pawnName(pawn)} health={health} full={health} />
        <span className="aa-card-title">
          {pawnName(pawn)}
          <small>{named ?? (isComplete(draft) ? 'your own' : 'not complete')}</small>
        </span>
      </header>
      <ul className="aa-tray" aria-label={`Numbers for ${pawnName(pawn)}`}>
        {NUMBERS.map(number => (
          <li key={number}>
            <button
              type="button"
              className={`aa-number${draft.includes(number) ? ' aa-number-used' : ''}`}
              aria-pressed={held === number}
              aria-label={`${number}${draft.includes(number) ? ', used' : ''}`}
              draggable
              onDragStart={event => event.dataTransfer.setData('text/plain', String(number))}
              onClick={() => tapNumber(number)}
            >
              {number}
            </button>
          </li>
        ))}
      </ul>
      <ul ref={list} className="aa-slots" aria-label={`Stats of ${pawnName(pawn)}`}>
        {EVERY_STAT.map(stat => (
          <li key={stat}>
            <button
              type="button"
              className="aa-slot"
              aria-pressed={waiting === stat}
              aria-label={`${statName(stat)} ${draft[stat] ?? '(empty)'}. Press 1 to 6`}
              onClick={() => tapStat(stat)}
              onKeyDown={event => press(event, stat)}
              onDragOver={event => event.preventDefault()}
              onDrop={event => drop(event, stat)}
              draggable={draft[stat] !== undefined}
              onDragStart={event => event.dataTransfer.setData('text/plain', String(draft[stat]))}
            >
              <GlyphIcon name={statGlyph(stat)} />
              <span className="aa-slot-name">{statName(stat)}</span>{' '}
              <span className="aa-slot-value">{draft[stat] ?? ''}</span>
            </button>
          </li>
        ))}
      </ul>
      <p className="aa-card-marks">{traitsOf(draft)}</p>
      <fieldset className="aa-presets">
        <legend>Fighters</legend>
        {ARCHETYPE_NAMES.map(name => (
          <button
            key={name}
            type="button"
            className="aa-chip"
            aria-pressed={named === name}
            onClick={() => onDraft(ARCHETYPES[name])}
          >
            {name}
          </button>
        ))}
        <button type="button" className="aa-chip" onClick={() => onDraft(shuffled(Math.random))}>
          Shuffle
        </button>
        <button type="button" className="aa-chip" onClick={() => onDraft(EMPTY)}>
          Clear
        </button>
      </fieldset>
    </article>
  )
}

/** What the sheet means on the tiles that look at it. */
function traitsOf(draft: Draft): string {
  if (!isComplete(draft)) return 'Each number once; the higher, the stronger.'
  const sheet = written(draft)
  return `${isFrail(sheet) ? 'Injury hurts it' : 'Safe from Injury'} · ${isFit(sheet) ? 'can train' : 'cannot train'}`
}
