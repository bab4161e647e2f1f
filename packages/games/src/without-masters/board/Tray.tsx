import type { Stock } from '../state/box.ts'
import { placedOf, stockOf, TRAY, type TrayKind, trayKindOf } from './editor.ts'
import { PieceIcon } from './PieceIcon.tsx'
import type { Editor } from './useEditor.ts'

const TRAY_NAMES: Readonly<Record<TrayKind, string>> = {
  S1: 'Stairs',
  S2: 'Tower',
  S3: 'Wall',
  S4: 'Hook',
  S5: 'Terrace',
  hero: 'Dog',
  light: 'Raccoon',
  heavy: 'Mower',
  end: 'Kennel',
  lockedEnd: 'Locked',
  key: 'Key',
  treat: 'Treat',
  ball: 'Ball',
  spawn: 'Burrow',
  short: 'Short crate',
  upright: 'Tall crate',
}

interface TrayProps {
  readonly editor: Editor
  readonly stock: Stock
  /** Somebody chose with the keyboard: the cursor on the board is next. */
  onTaken(): void
}

/** Every kind of piece with how many are left; drag one onto the board, or choose it and then a cell. */
export function Tray({ editor, stock, onTaken }: TrayProps) {
  const { draft, hand } = editor
  return (
    <div className="wm-tray">
      {TRAY.map(({ name, kinds }) => (
        <fieldset key={name} className="wm-tray-group">
          <legend>{name}</legend>
          {kinds.map(kind => {
            const there = placedOf(draft.layout, kind)
            const left = stockOf(kind, stock) - there.length
            const placed = left > 0 ? undefined : there.at(-1)
            const inHand = hand !== undefined && trayKindOf(hand.kind) === kind
            return (
              <button
                key={kind}
                type="button"
                className="wm-tray-piece"
                title={TRAY_NAMES[kind]}
                aria-pressed={inHand}
                data-none={left <= 0 ? '' : undefined}
                onPointerDown={event => editor.drag(event, { kind, placed })}
                onClick={event => {
                  editor.take(kind, placed)
                  if (event.detail === 0) onTaken()
                }}
              >
                <PieceIcon kind={kind} />
                <span className="wm-tray-name">{TRAY_NAMES[kind]}</span>
                <b className="wm-tray-count">
                  {left}
                  <span className="unseen"> left</span>
                </b>
              </button>
            )
          })}
        </fieldset>
      ))}
    </div>
  )
}
