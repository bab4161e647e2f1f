import type { Looking } from './useLook.ts'

interface ControlsProps {
  readonly look: Looking
  /** Whether anybody is there to threaten. */
  readonly threats?: boolean
}

/** How one looks at the board: turn it, see it flat, see heights and threats. */
export function Controls({ look, threats = true }: ControlsProps) {
  return (
    <div className="wm-controls wm-views" role="toolbar" aria-label="View">
      <button
        type="button"
        className="wm-tool"
        aria-keyshortcuts="q"
        title="Turn left (Q)"
        onClick={() => look.turn(-1)}
      >
        <Icon d="M5 9A8 8 0 1 1 4 14M5 3V9H11" />
        <span className="unseen">Turn the picture left</span>
      </button>
      <button
        type="button"
        className="wm-tool"
        aria-keyshortcuts="e"
        title="Turn right (E)"
        onClick={() => look.turn(1)}
      >
        <Icon d="M19 9A8 8 0 1 0 20 14M19 3V9H13" />
        <span className="unseen">Turn the picture right</span>
      </button>
      <Switch look={look} what="plan" letter="V" name="Plan" d="M4 4H20V20H4ZM4 12H20M12 4V20" />
      <Switch look={look} what="numbers" letter="N" name="Heights" d="M4 20H9V14H15V8H20V20H4" />
      {threats && (
        <Switch look={look} what="threat" letter="T" name="Threats" d="M12 3L22 20H2ZM12 10V14M12 17V17.500" />
      )}
      <Switch
        look={look}
        what="near"
        letter="Z"
        name="Zoom"
        d="M10 4A6 6 0 1 0 10 16A6 6 0 1 0 10 4ZM15 15L21 21M10 7.500V12.500M7.500 10H12.500"
      />
    </div>
  )
}

interface SwitchProps {
  readonly look: Looking
  readonly what: 'plan' | 'numbers' | 'threat' | 'near'
  readonly letter: string
  readonly name: string
  readonly d: string
}

function Switch({ look, what, letter, name, d }: SwitchProps) {
  return (
    <button
      type="button"
      className="wm-tool"
      aria-pressed={look[what]}
      aria-keyshortcuts={letter.toLowerCase()}
      title={`${name} (${letter})`}
      onClick={() => look.toggle(what)}
    >
      <Icon d={d} />
      <span className="unseen">{name}</span>
    </button>
  )
}

export function Icon({ d }: { readonly d: string }) {
  return (
    <svg className="wm-icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={d} />
    </svg>
  )
}
