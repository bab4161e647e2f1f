import type { Shape, Told } from '@undercroft/kernel'
import { memo, type ReactNode, useEffect } from 'react'
import { Rulebook } from '../rules/rulebook.tsx'
import { Dialog } from '../shell/dialog.tsx'
import { Icon, type IconName } from '../shell/icons.tsx'
import { DockHead } from './dock-head.tsx'
import { HouseLines } from './house-note.tsx'
import { Log, LogFold } from './log.tsx'
import { Luck } from './luck.tsx'
import type { TableProps } from './open-table.tsx'
import { Seats } from './seats.tsx'
import { Timeline } from './timeline.tsx'
import type { Docks } from './use-docks.ts'

const PANELS = ['seats', 'log', 'chat', 'rules', 'luck', 'end'] as const
export type Panel = (typeof PANELS)[number]

const TITLES: { readonly [P in Panel]: { readonly title: string; readonly icon: IconName } } = {
  seats: { title: 'Players', icon: 'meeple' },
  log: { title: 'Log', icon: 'scroll' },
  chat: { title: 'Chat', icon: 'chat' },
  rules: { title: 'Rules', icon: 'book' },
  luck: { title: 'Dice', icon: 'dice' },
  end: { title: 'End', icon: 'flag' },
}

interface PanelsProps extends TableProps {
  readonly docks: Docks
  /** A line of the log is pointed at: the board shows where it happened. */
  readonly onRecall: (told: Told<Shape> | undefined) => void
  readonly panel: Panel | undefined
  readonly rule: string | undefined
  readonly onPanel: (panel: Panel | undefined) => void
}

function panelsFor({ state, playable, extras }: PanelsProps, all: readonly Panel[]): readonly Panel[] {
  const hasEnd = state.now.outcome !== undefined && !state.stage.busy && playable.look.Ending !== undefined
  return all.filter(panel => (panel !== 'end' || hasEnd) && (panel !== 'chat' || extras !== undefined))
}

/** The right rim: one sign for each panel; open, one of them lies over the board's edge. */
export const WidePanels = memo(function WidePanels(props: PanelsProps) {
  const { panel, onPanel, state, docks } = props
  const panels = panelsFor(props, ['log', 'chat', 'rules', 'luck', 'end'])
  const over = panels.includes('end')
  const pinned = docks.isPinned('panel')
  useEffect(() => {
    if (over && pinned) onPanel('end')
  }, [over, pinned, onPanel])
  const shown = panel !== undefined && panels.includes(panel) ? panel : 'log'
  const open = docks.isOpen('panel')
  return (
    <>
      <div className="rim rim-right" role="tablist" aria-label="Beside the board" aria-orientation="vertical">
        {panels.map(each => (
          <button
            key={each}
            type="button"
            role="tab"
            id={`tab-${each}`}
            aria-selected={open && each === shown}
            aria-controls="tab-panel"
            className="tab"
            onClick={() => {
              docks.set('panel', pinned || !(open && each === shown)) // what is pinned is unpinned by its own buttons alone
              onPanel(each)
            }}
          >
            <Icon name={TITLES[each].icon} />
            <span>{TITLES[each].title}</span>
            {each === 'chat' && <Unread {...props} />}
          </button>
        ))}
      </div>
      {open && (
        <section className="dock table-panel" aria-label={TITLES[shown].title} data-pinned={pinned}>
          <DockHead title={TITLES[shown].title} dock="panel" docks={docks}>
            {shown === 'log' && <LogFold />}
          </DockHead>
          <div
            key={shown}
            className="tab-panel"
            role="tabpanel"
            id="tab-panel"
            aria-labelledby={`tab-${shown}`}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
            tabIndex={0}
          >
            <PanelContent {...props} panel={shown} />
          </div>
          {state.now.steps > 0 && <Timeline {...props} />}
        </section>
      )}
    </>
  )
})

/** On a narrow one each is a drawer, one tap away. */
export const NarrowPanels = memo(function NarrowPanels(props: PanelsProps) {
  const { panel, onPanel } = props
  const panels = panelsFor(props, PANELS)
  return (
    <nav className="panel-bar" aria-label="Panels">
      {panels.map(each => (
        <button key={each} type="button" className="tab" onClick={() => onPanel(each)}>
          <Icon name={TITLES[each].icon} />
          <span>{TITLES[each].title}</span>
          {each === 'chat' && <Unread {...props} />}
        </button>
      ))}
      {panel !== undefined && panels.includes(panel) && (
        <Dialog key={panel} kind="drawer" title={TITLES[panel].title} onClose={() => onPanel(undefined)}>
          {panel === 'log' && <LogFold />}
          <PanelContent {...props} panel={panel} />
          {panel === 'log' && props.state.now.steps > 0 && <Timeline {...props} />}
        </Dialog>
      )}
    </nav>
  )
})

function Unread({ extras }: PanelsProps) {
  const unread = extras?.unread ?? 0
  if (unread === 0) return undefined
  return (
    <span className="tab-count">
      {unread}
      <span className="unseen"> unread</span>
    </span>
  )
}

function PanelContent(props: PanelsProps & { readonly panel: Panel }): ReactNode {
  const { panel, playable, rule, board, extras } = props
  const { Side, Ending } = playable.look
  switch (panel) {
    case 'seats':
      return (
        <>
          <Seats {...props} />
          {Side !== undefined && <Side {...board} />}
        </>
      )
    case 'log':
      return <Log {...props} />
    case 'chat':
      return extras?.chat
    case 'rules':
      return (
        <>
          <HouseLines {...props} />
          <Rulebook game={playable.game} at={rule} />
        </>
      )
    case 'luck':
      return <Luck {...props} />
    case 'end':
      return Ending === undefined ? undefined : <Ending {...board} />
  }
}
