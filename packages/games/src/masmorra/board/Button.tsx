import type { ReactNode } from 'react'

interface ButtonProps {
  readonly label: string
  readonly live: boolean
  readonly name: string
  readonly className?: string
  readonly pressed?: boolean
  onAct(): void
  onHover?(over: boolean): void
  onKey?(key: string): boolean
  readonly children: ReactNode
}

/** A part of the picture that can be pressed, by pointer and by key. What does nothing now is not stopped at. */
export function Button({ label, live, name, className, pressed, onAct, onHover, onKey, children }: ButtonProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a part of an SVG cannot be an HTML button
    <g
      role="button"
      tabIndex={live ? 0 : -1}
      aria-label={label}
      aria-pressed={pressed}
      data-thing={name}
      data-live={live ? '' : undefined}
      className={className === undefined ? 'ma-button' : `ma-button ${className}`}
      onClick={event => {
        event.stopPropagation()
        onAct()
      }}
      onKeyDown={event => {
        if (event.key === 'Enter' || event.key === ' ') {
          event.preventDefault()
          onAct()
        } else if (onKey?.(event.key)) {
          event.preventDefault()
        }
      }}
      onPointerEnter={() => onHover?.(true)}
      onPointerLeave={() => onHover?.(false)}
      onFocus={() => onHover?.(true)}
      onBlur={() => onHover?.(false)}
    >
      {children}
    </g>
  )
}
