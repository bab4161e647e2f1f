import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import type { FormProps } from '../../board.ts'
import { useAdvised } from '../../drawing/useAdvised.ts'
import { type Cell, cellAt } from '../content/cells.ts'
import { type Layout, place, remove, sayLayout } from '../content/layout.ts'
import { checkLayout, type Flaw } from '../rules/03-building-a-setup/check.ts'
import { access, type TileAccess } from '../rules/04-access-and-opening/access.ts'
import { type Stock, stockBeside } from '../state/box.ts'
import type { WithoutMasters } from '../state/state.ts'
import { AsTheDog } from './AsTheDog.tsx'
import { advisedLayout } from './advisedLayout.ts'
import { focusCell } from './Cells.tsx'
import { Icon } from './Controls.tsx'
import { cellText } from './cellText.ts'
import { drafted, plainState } from './drafted.ts'
import { fitted, footprint, shiftedCell } from './editor.ts'
import { Findings } from './Findings.tsx'
import type { Mark } from './marks.ts'
import { RouteLine } from './RouteLine.tsx'
import { Shelf } from './Shelf.tsx'
import { Tray } from './Tray.tsx'
import { Trial } from './Trial.tsx'
import { NO_TRAVELS } from './things.ts'
import { type Editor, useEditor } from './useEditor.ts'
import { isTyping, useLook } from './useLook.ts'
import { Yard } from './Yard.tsx'

/** The Game Master's workshop: pieces from the tray onto the board, and everything that is wrong while one builds. */
export function LayoutForm(props: FormProps<WithoutMasters>) {
  const { seen, options, choose } = props
  // Pieces are dragged across the whole board: it begins in full.
  const look = useLook(false)
  const root = useRef<HTMLDivElement>(null)
  const bench = useRef<HTMLDivElement>(null)
  const [cursor, setCursor] = useState<Cell>(cellAt(5, 5))
  const [hover, setHover] = useState<Cell>()
  const [flawed, setFlawed] = useState<Flaw>()
  const [route, setRoute] = useState<TileAccess>()
  const editor = useEditor(setHover)
  const { draft, hand } = editor
  const { layout } = draft

  const { treats, held } = seen.view
  const stock = useMemo(() => stockBeside({ treats, held, options }), [treats, held, options])
  useAdvised(props.advised, choice => {
    const yard = advisedLayout(choice, stock, options)
    if (yard !== undefined) editor.load(yard, 'the advised yard is laid out')
  })
  const flaws = useMemo(() => checkLayout(layout, stock), [layout, stock])
  const tiles = useAccess(layout, flaws, options, stock)
  const stuck = tiles?.filter(({ reached }) => !reached) ?? []
  const ready = flaws.length === 0 && tiles !== undefined && stuck.length === 0

  // Cells are pointed at on the board without the piece in hand, or it would slip away under the pointer.
  const resting = useMemo(() => (hand?.from === undefined ? layout : remove(layout, hand.from)), [layout, hand])
  const pointed = hover ?? cursor
  const shown = useMemo(() => {
    if (hand === undefined) return layout
    const [columns, rows] = hand.grip
    const cell = shiftedCell(pointed, -columns, -rows)
    return place(resting, fitted({ kind: hand.kind, turn: hand.turn, cell }))
  }, [hand, layout, resting, pointed])
  const things = useMemo(() => drafted(shown), [shown])
  const restingSurface = useMemo(() => drafted(resting).surface, [resting])

  const marks = useMemo(() => {
    const found = new Map<Cell, Mark>()
    for (const { cells } of flaws) for (const cell of cells) found.set(cell, { tone: 'broken' })
    for (const { cell, reached, pushes } of tiles ?? []) {
      if (!reached) found.set(cell, { tone: 'broken', text: '?' })
      else if (pushes > 0) found.set(cell, { tone: 'good', text: `${pushes}×` })
    }
    for (const cell of flawed?.cells ?? []) found.set(cell, { tone: 'broken', text: '!' })
    const piece = editor.held(pointed)
    if (piece !== undefined) for (const cell of footprint(piece)) found.set(cell, { tone: 'hand' })
    return found
  }, [flaws, tiles, flawed, editor, pointed])

  const act = (cell: Cell) => {
    if (hand === undefined) editor.takeUp(cell)
    else editor.putDown(cell)
  }
  const key = (name: string, cell: Cell): boolean => {
    if (name === 'r' || name === 'R') return editor.turn(cell)
    if (name === 'Delete' || name === 'Backspace') return editor.remove(cell)
    if (name === 'Escape') return editor.cancel()
    return false
  }
  // With a mouse one points at a piece without having the focus there: the keys work all the same.
  const pressed = useRef(key)
  pressed.current = key
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isTyping(event.target)) return
      if (hover !== undefined && pressed.current(event.key, hover)) event.preventDefault()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [hover])
  // On a narrow screen the shelf is far below the board: what is taken from it is looked at up there.
  const shelved: Editor = {
    ...editor,
    load(taken, what) {
      editor.load(taken, what)
      bench.current?.scrollIntoView({ block: 'nearest' })
    },
  }
  const label = useCallback((cell: Cell) => cellText(things, cell), [things])
  const live = useMemo(() => new Set(layout.flatMap(footprint)), [layout])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Ctrl+Z works wherever one is in the workshop
    <div
      className="wm-form"
      ref={root}
      data-dragging={editor.dragging ? '' : undefined}
      onKeyDown={event => {
        if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z') return
        event.preventDefault()
        if (event.shiftKey) editor.redo()
        else editor.undo()
      }}
    >
      <div className="wm-workshop">
        <Tray editor={editor} stock={stock} onTaken={() => focusCell(root.current, cursor)} />
        <div className="wm-bench" ref={bench}>
          <Yard
            look={look}
            name="The yard you are building"
            threats={false}
            things={things}
            hits={restingSurface}
            marks={marks}
            travels={NO_TRAVELS}
            pace={0}
            live={live}
            cursor={cursor}
            hover={hover}
            stateOf={plainState}
            label={label}
            onAct={act}
            onCursor={setCursor}
            onHover={setHover}
            onKey={key}
            onDown={(cell, event) => hand === undefined && editor.drag(event, { cell })}
            overlay={
              route !== undefined && (
                <RouteLine lens={look.lens} surface={things.surface} from={things.hero} route={route.route} />
              )
            }
          />
          <div className="wm-bench-foot">
            <p className="wm-note wm-note-idle" aria-live="polite">
              {editor.said !== '' ? editor.said : cellText(things, pointed)}
            </p>
            <div className="wm-controls wm-edits" role="toolbar" aria-label="Pieces">
              <Tool
                name="Turn piece"
                letter="R"
                d="M20 12A8 8 0 1 1 12 4H17M14 1L17 4L14 7"
                onUse={() => editor.turn(pointed)}
              />
              <Tool
                name="Remove"
                letter="Delete"
                d="M5 7H19M10 4H14M7 7L8 20H16L17 7"
                onUse={() => editor.remove(pointed)}
              />
              <Tool
                name="Undo"
                letter="Ctrl+Z"
                d="M9 6L4 11L9 16M4 11H14A6 5 0 0 1 14 20"
                off={draft.past.length === 0}
                onUse={editor.undo}
              />
              <Tool
                name="Redo"
                letter="Ctrl+Shift+Z"
                d="M15 6L20 11L15 16M20 11H10A6 5 0 0 0 10 20"
                off={draft.future.length === 0}
                onUse={editor.redo}
              />
            </div>
            <button
              type="button"
              className="wm-button wm-button-main wm-hand-in"
              aria-disabled={!ready}
              onClick={() => ready && choose(['layout', sayLayout(layout)])}
            >
              Hand in
              <small>{ready ? 'the Hero will see it' : whyNot(flaws, stuck, tiles)}</small>
            </button>
          </div>
        </div>
        <div className="wm-desk" data-empty={layout.length === 0 ? '' : undefined}>
          <Findings
            table={props}
            flaws={flaws}
            tiles={tiles}
            shown={route}
            flawed={flawed}
            onFlaw={flaw => {
              setFlawed(flaw)
              const [cell] = flaw?.cells ?? []
              if (cell !== undefined) setCursor(cell)
            }}
            onShow={setRoute}
          />
          {props.playTest !== undefined && <Trial layout={layout} ready={ready} playTest={props.playTest} />}
          {props.tryAs !== undefined && <AsTheDog layout={layout} ready={ready} tryAs={props.tryAs} />}
          <Shelf editor={shelved} stock={stock} options={options} setup={seen.view.setup} />
        </div>
      </div>
    </div>
  )
}

interface ToolProps {
  readonly name: string
  readonly letter: string
  readonly d: string
  readonly off?: boolean
  onUse(): void
}

function Tool({ name, letter, d, off = false, onUse }: ToolProps) {
  return (
    <button
      type="button"
      className="wm-tool"
      title={`${name} (${letter})`}
      aria-label={name}
      aria-disabled={off}
      onClick={onUse}
    >
      <Icon d={d} />
      <span className="wm-tool-name">{name}</span>
    </button>
  )
}

/** Flaws with which no way can be searched; unfinished drafts without them are searched too. */
const HOPELESS: readonly string[] = ['WM-3.5', 'WM-3.11', 'WM-3.13', 'WM-3.14']

/** Which tiles can be reached: looked for a moment after the last change, so that dragging stays smooth. */
function useAccess(
  layout: Layout,
  flaws: readonly Flaw[],
  { accessPushes }: WithoutMasters['options'],
  { keys }: Stock,
): readonly TileAccess[] | undefined {
  const [found, setFound] = useState<{ readonly layout: Layout; readonly tiles: readonly TileAccess[] }>()
  const walkable =
    layout.filter(({ kind }) => kind === 'hero').length === 1 && !flaws.some(({ rule }) => HOPELESS.includes(rule))
  const latest = useDeferredValue(layout)
  useEffect(() => {
    if (!walkable) return
    const testing = { accessPushes, hasKey: keys === 0 }
    const timer = setTimeout(() => setFound({ layout: latest, tiles: access(latest, testing) }), 120)
    return () => clearTimeout(timer)
  }, [latest, walkable, accessPushes, keys])
  return walkable && found?.layout === layout ? found.tiles : undefined
}

function whyNot(
  flaws: readonly Flaw[],
  stuck: readonly TileAccess[],
  tiles: readonly TileAccess[] | undefined,
): string {
  if (flaws.length > 0) return `${flaws.length} ${flaws.length === 1 ? 'thing is' : 'things are'} not right yet`
  if (tiles === undefined) return 'looking for ways …'
  return `${stuck.length} ${stuck.length === 1 ? 'tile' : 'tiles'} cannot be reached`
}
