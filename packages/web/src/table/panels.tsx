import { type ReactNode, useEffect } from 'react'
import { Rulebook } from '../rules/rulebook.tsx'
import { Dialog } from '../shell/dialog.tsx'
import { Icon, type IconName } from '../shell/icons.tsx'
import { Log } from './log.tsx'
import { Luck } from './luck.tsx'
import type { TableProps } from './open-table.tsx'
import { Seats } from './seats.tsx'
import { Timeline } from './timeline.tsx'

const PANELS = ['seats', 'log', 'chat', 'rules', 'luck', 'end'] as const
export type Panel = (typeof PANELS)[number]

const TITLES: { readonly [P in Panel]: { readonly title: string; readonly icon: IconName } } = {
  seats: { title: 'Seats', icon: 'meeple' },
  log: { title: 'Log', icon: 'scroll' },
  chat: { title: 'Chat', icon: 'chat' },
  rules: { title: 'Rules', icon: 'book' },
  luck: { title: 'Dice', icon: 'dice' },
  end: { title: 'End', icon: 'flag' },
}

interface PanelsProps extends TableProps {
  readonly panel: Panel | undefined
  readonly rule: string | undefined
  readonly onPanel: (panel: Panel | undefined) => void
}

function panelsFor({ state, playable, extras }: PanelsProps, all: readonly Panel[]): readonly Panel[] {
  const hasEnd = state.now.outcome !== undefined && !state.stage.busy && playable.look.Ending !== undefined
  return all.filter(panel => (panel !== 'end' || hasEnd) && (panel !== 'chat' || extras !== undefined))
}

/** On a wide screen the panels stand beside the board, one at a time. */
export function WidePanels(props: PanelsProps) {
  const { panel, onPanel, state } = props
  const panels = panelsFor(props, ['log', 'chat', 'rules', 'luck', 'end'])
  const over = panels.includes('end')
  useEffect(() => {
    if (over) onPanel('end')
  }, [over, onPanel])
  const shown = panel !== undefined && panels.includes(panel) ? panel : 'log'
  return (
    <section className="table-panel" aria-label="Beside the board">
      <div className="tabs" role="tablist">
        {panels.map(each => (
          <button
            key={each}
            type="button"
            role="tab"
            id={`tab-${each}`}
            aria-selected={each === shown}
            aria-controls="tab-panel"
            className="tab"
            onClick={() => onPanel(each)}
          >
            <Icon name={TITLES[each].icon} />
            <span>{TITLES[each].title}</span>
            {each === 'chat' && <Unread {...props} />}
          </button>
        ))}
      </div>
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
  )
}

/** On a narrow one each is a drawer, one tap away. */
export function NarrowPanels(props: PanelsProps) {
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
          <PanelContent {...props} panel={panel} />
          {panel === 'log' && props.state.now.steps > 0 && <Timeline {...props} />}
        </Dialog>
      )}
    </nav>
  )
}

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
      return <Rulebook game={playable.game} at={rule} />
    case 'luck':
      return <Luck {...props} />
    case 'end':
      return Ending === undefined ? undefined : <Ending {...board} />
  }
}
