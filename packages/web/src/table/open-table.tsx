import type { BoardProps } from '@undercroft/games/board'
import { usePictureCount } from '@undercroft/games/drawing'
import type { AnyChoice, Shape, Told } from '@undercroft/kernel'
import { startTransition, useCallback, useMemo, useState } from 'react'
import type { Playable } from '../looks.ts'
import { KeyList } from '../settings/key-list.tsx'
import { Dialog } from '../shell/dialog.tsx'
import { Masthead, SkipLink } from '../shell/page.tsx'
import { SeatColours } from '../shell/seat-mark.tsx'
import { useTurnSign } from '../shell/turn-sign.ts'
import { useIsWide } from '../shell/use-media.ts'
import { useHouseOf } from '../words/house-lines.ts'
import { useOpensRules } from '../words/shown.ts'
import { BoardArea } from './board-area.tsx'
import { useBoardProps } from './board-props.ts'
import { foldable } from './entries.ts'
import { FirstCard } from './first-card.tsx'
import { Goal } from './goal.tsx'
import { hasEditor } from './groups.ts'
import { HouseNote } from './house-note.tsx'
import { NarrowPanels, type Panel, WidePanels } from './panels.tsx'
import { makePointing } from './pointing.ts'
import { Prompt } from './prompt.tsx'
import { SeatsDock } from './seats-dock.tsx'
import type { OpenState, TableCoach, TableExtras, TableSource } from './source.ts'
import { TableLive } from './table-live.tsx'
import { Unsaved } from './unsaved.tsx'
import { useDocks } from './use-docks.ts'
import { useLater } from './use-later.ts'
import { useTableKeys } from './use-table-keys.ts'
import { useTableSounds } from './use-table-sounds.ts'
import { useTold } from './use-told.ts'
import '../styles/tables.css'

export interface TableProps {
  readonly client: TableSource
  readonly state: OpenState
  readonly playable: Playable
  readonly board: BoardProps<Shape>
  readonly extras?: TableExtras | undefined
  readonly coach?: TableCoach | undefined
}

interface OpenTableProps {
  readonly client: TableSource
  readonly state: OpenState
  readonly playable: Playable
  readonly extras?: TableExtras
  readonly coach?: TableCoach
}

/** The table in play: seats, board, prompt, and the panels beside them. */
export function OpenTable({ client, state: given, playable, extras, coach }: OpenTableProps) {
  const state = useTold(given, playable)
  const wide = useIsWide()
  // First comes the frame, then the board in two pictures, then what stands around it: together they would be one long one.
  const picture = usePictureCount(4)
  const isFourth = picture === 4
  const [panel, setPanel] = useState<Panel | undefined>()
  const [rule, setRule] = useState<string>()
  const [keys, setKeys] = useState(false)
  const showKeys = useCallback(() => setKeys(true), [])
  const docks = useDocks(coach === undefined)
  const [pointing] = useState(makePointing)
  const [pointed, setPointed] = useState<AnyChoice>()
  const [recalled, setRecalled] = useState<Told<Shape>>()
  // What is only lit waits for what was clicked.
  const light = useCallback((choice: AnyChoice | undefined) => startTransition(() => setPointed(choice)), [])
  const recall = useCallback((told: Told<Shape> | undefined) => startTransition(() => setRecalled(told)), [])
  const { set: setDock } = docks
  const openPanel = useCallback(
    (wanted: Panel | undefined) => {
      setPanel(wanted)
      if (wanted !== undefined) setDock('panel', true)
    },
    [setDock],
  )
  const openRule = useCallback(
    (id: string) => {
      setRule(id)
      openPanel('rules')
    },
    [openPanel],
  )
  useOpensRules(openRule)
  useHouseOf(playable.game, state.now.card.options)
  const isCoached = coach !== undefined
  const board = useBoardProps({ client, state, playable, isCoached, openRule, point: pointing.point })
  const whole = useMemo(() => ({ state, board }), [state, board])
  // What others do is drawn on the board first.
  const rest = useLater(whole, isQuiet)
  const props = { client, ...rest, playable, extras, coach }
  const edited = hasEditor(board.ask, playable.look)
  const panels = { ...props, docks, panel, rule, onPanel: setPanel, onRecall: recall }
  const asked = { ...props, docks, pointing, onPanel: openPanel, onPoint: light }
  const listed = docks.isPinned('answers') || (board.ask !== undefined && !edited && !foldable(board.ask, playable))
  useTurnSign(playable.game.title, board.ask !== undefined)
  useTableKeys(client, state, playable.look, docks, showKeys)
  useTableSounds(state, playable.look)
  return (
    <SeatColours value={playable.look.seatColours}>
      <div className="page table" data-game={playable.game.id}>
        <SkipLink />
        <Masthead whole>
          <h1 className="table-title">{playable.game.title}</h1>
          <Goal {...props} />
          <HouseNote {...props} />
          {extras?.head}
        </Masthead>
        {extras?.notice}
        <Unsaved {...props} />
        <main
          id="main"
          tabIndex={-1}
          className="table-main"
          data-form={edited}
          data-night={playable.look.night === true && !edited ? '' : undefined}
          data-coach={coach === undefined ? undefined : ''}
          data-answers={listed ? 'pinned' : undefined}
          data-seats={docks.isPinned('seats') ? 'pinned' : undefined}
          data-panel={docks.isPinned('panel') ? 'pinned' : undefined}
        >
          {isFourth && wide && <SeatsDock {...props} docks={docks} />}
          {picture > 1 ? (
            <BoardArea {...props} {...whole} pointed={pointed} recalled={recalled} />
          ) : (
            <div className="table-board" />
          )}
          {isFourth ? <Prompt {...asked} /> : <div className="table-prompt" />}
          {wide ? isFourth && <WidePanels {...panels} /> : <NarrowPanels {...panels} />}
        </main>
        <TableLive {...props} />
        {isFourth && coach === undefined && <FirstCard {...props} />}
        {keys && (
          <Dialog title="Keys" onClose={() => setKeys(false)}>
            <KeyList />
          </Dialog>
        )}
      </div>
    </SeatColours>
  )
}

/** Whether nobody here has anything to click, and nothing to look for but the board. */
function isQuiet({ state, board }: Pick<TableProps, 'state' | 'board'>): boolean {
  const { now, looking, explained } = state
  return board.ask === undefined && looking === undefined && explained === undefined && now.outcome === undefined
}
