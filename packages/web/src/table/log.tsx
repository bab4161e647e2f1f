import type { LogEntry } from '@undercroft/games/board'
import type { Shape } from '@undercroft/kernel'
import { type KeyboardEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { changeSettings, useSettings } from '../settings/settings.ts'
import { Icon } from '../shell/icons.tsx'
import { LogPart } from './log-part.tsx'
import { LogLine, type RowActs, TurnHead } from './log-row.tsx'
import { partsOf, type Row, rowsOfLines, rowsOfTurns } from './log-rows.ts'
import type { TableProps } from './open-table.tsx'
import { entriesOfTurn, makeTeller, shortText, type TurnTold } from './turns.ts'

interface LogProps extends TableProps, Pick<RowActs, 'onRecall'> {}

/** How many turns stand open at the end: what one does, and what the one before has just done. */
const OPEN = 2

/**
 * What was told, turn by turn, the newest open; or line by line, each under what caused it. A click on a line looks at the
 * position after it. The Tab key stops once, on the newest row or where one was; arrow keys go through the rows.
 */
export function Log(props: LogProps) {
  const { client, state, playable, onRecall } = props
  const { newFrom, looking } = state
  const [folds, setFolds] = useState<ReadonlyMap<number, boolean>>(new Map())
  const { rows, shortOf } = useRows(props, folds)
  const list = useRef<HTMLDivElement>(null)
  const [focused, setFocused] = useState<string>()
  const [wanted, setWanted] = useState<string>()
  const last = rows.at(-1)?.key
  const stop = rows.some(({ key }) => key === focused) ? focused : last
  const at = looking?.step
  useScroll(list, rows.length, at)
  // The row that an arrow key goes to may have to be drawn first.
  useEffect(() => {
    if (wanted === undefined) return
    list.current?.querySelector<HTMLElement>(`[data-row="${wanted}"]`)?.focus()
    setWanted(undefined)
  }, [wanted])
  const acts: RowActs = {
    onLook: useCallback((step: number) => client.lookAt(step), [client]),
    onFold: useCallback((n: number, open: boolean) => setFolds(before => new Map(before).set(n, open)), []),
    onFocus: setFocused,
    onRecall,
  }
  if (rows.length === 0) return <p className="muted">Nothing has happened yet.</p>
  const move = (event: KeyboardEvent) => {
    const to = rowFor(event.key, rows, focused)
    if (to === undefined) return
    event.preventDefault()
    if (typeof to === 'string') setWanted(to)
    else acts.onFold(to.n, !to.open)
  }
  const current = at === undefined ? undefined : rows.find(row => row.kind === 'line' && row.step === at)?.key
  const kept = [stop, wanted, current]
  const parts = partsOf(rows)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrows move among the buttons inside
    <div className="log" ref={list} onKeyDown={move}>
      {parts.map((part, i) => (
        <LogPart
          key={part.at}
          rows={part.rows.length}
          always={i >= parts.length - 2 || part.rows.some(({ key }) => kept.includes(key))}
        >
          {() =>
            part.rows.map(row =>
              row.kind === 'turn' ? (
                <TurnHead
                  key={row.key}
                  {...acts}
                  rowKey={row.key}
                  n={row.n}
                  heading={row.heading}
                  open={row.open}
                  short={row.open ? '' : shortOf(row.turn)}
                  stop={row.key === stop}
                />
              ) : (
                <LogLine
                  key={row.key}
                  {...acts}
                  rowKey={row.key}
                  text={row.text}
                  event={row.event}
                  step={row.step}
                  depth={row.depth}
                  game={playable.game}
                  stop={row.key === stop}
                  isNew={newFrom !== undefined && newFrom > 0 && row.n === newFrom}
                  isCurrent={row.step === at}
                />
              ),
            )
          }
        </LogPart>
      ))}
    </div>
  )
}

/** Tells every line, or turns. */
export function LogFold() {
  const { wholeLog } = useSettings()
  return (
    <button
      type="button"
      className="button button-quiet button-small"
      aria-pressed={wholeLog}
      onClick={() => changeSettings({ wholeLog: !wholeLog })}
    >
      <Icon name={wholeLog ? 'check' : 'list'} /> Every line
    </button>
  )
}

/** The log's rows, and what a folded turn says of itself. */
function useRows({ state, playable, board }: LogProps, folds: ReadonlyMap<number, boolean>) {
  const { now, stage, looking } = state
  const { wholeLog } = useSettings()
  const at = looking?.step
  const called = board.sitters.map(({ player }) => player).join('\n')
  const told = useMemo(() => {
    const names = called.split('\n')
    const teller = makeTeller(playable.game, names)
    const kept = new WeakMap<TurnTold, readonly LogEntry<Shape>[]>()
    const entriesOf = (turn: TurnTold) => {
      const entries = kept.get(turn) ?? entriesOfTurn(turn, playable, names)
      kept.set(turn, entries)
      return entries
    }
    const shorts = new WeakMap<TurnTold, string>()
    const shortOf = (turn: TurnTold) => {
      const short = shorts.get(turn) ?? shortened(entriesOf(turn), turn.heading.title)
      shorts.set(turn, short)
      return short
    }
    const shortened = (entries: readonly LogEntry<Shape>[], title: string) =>
      entries.map(entry => withoutName(shortText(entry, playable.game), title, names)).join(' · ')
    return { teller, entriesOf, shortOf }
  }, [called, playable])
  const rows = useMemo((): readonly Row[] => {
    if (wholeLog) return rowsOfLines(now.lines, stage.told, playable.game)
    const isOpen = ({ n, lines }: TurnTold, fromEnd: number) =>
      folds.get(n) ?? (fromEnd < OPEN || (at !== undefined && lines.some(({ step }) => step === at)))
    return rowsOfTurns(told.teller(now.lines, stage.told), isOpen, told.entriesOf)
  }, [wholeLog, now.lines, stage.told, playable.game, told, folds, at])
  return { rows, shortOf: told.shortOf }
}

/** The name that stands in the heading is not said again. */
function withoutName(text: string, title: string, names: readonly string[]): string {
  const name = names.find(each => title.includes(each) && text.startsWith(each))
  return name === undefined ? text : text.slice(name.length).replace(/^:? /, '')
}

/** The newest row comes into sight, or the one that is looked at. */
function useScroll(list: { readonly current: HTMLElement | null }, rows: number, at: number | undefined): void {
  useEffect(() => {
    // After the next frame: a drawer has to be open before anything in it can be scrolled to.
    const frame = requestAnimationFrame(() => {
      const current = list.current?.querySelector('[aria-current=true]')
      const newest = list.current?.lastElementChild?.lastElementChild
      const row = at === undefined ? newest : current
      if (rows > 0) row?.scrollIntoView({ block: at === undefined ? 'nearest' : 'center' })
    })
    return () => cancelAnimationFrame(frame)
  }, [list, rows, at])
}

/** Where a key leads from the row that has the focus; a turn, where the key opens or folds it. */
function rowFor(
  key: string,
  rows: readonly Row[],
  focused: string | undefined,
): string | Extract<Row, { kind: 'turn' }> | undefined {
  const at = rows.findIndex(row => row.key === focused)
  const row = rows[at]
  switch (key) {
    case 'ArrowRight':
      return row?.kind === 'turn' && !row.open ? row : rows[(at + 1) % rows.length]?.key
    case 'ArrowLeft':
      return row?.kind === 'turn' && row.open ? row : rows.at(at - 1)?.key
    case 'ArrowDown':
      return rows[(at + 1) % rows.length]?.key
    case 'ArrowUp':
      return rows.at(at - 1)?.key
    case 'Home':
      return rows[0]?.key
    case 'End':
      return rows.at(-1)?.key
    default:
      return undefined
  }
}
