import type { MouseEvent, PointerEvent, ReactNode } from 'react'
import { useMark } from './marks.ts'

interface ButtonProps {
  readonly label: string
  /**
   * It does something now. Other buttons only say why they do nothing, and take focus only if they have something to
   * say.
   */
  readonly live: boolean
  readonly stop?: boolean
  readonly name: string
  readonly className?: string
  readonly pressed?: boolean | undefined
  readonly drag?: { readonly [on: string]: (event: PointerEvent<Element>) => void }
  onAct(event?: MouseEvent): void
  onHover?(over: boolean): void
  onKey?(key: string): boolean
  /** A shape to be hit; what it means is drawn beside it, as words in a picture are not its name. */
  readonly children: ReactNode
}

/** A part of the picture that can be pressed, by pointer and by key. */
export function Button(props: ButtonProps) {
  const { label, live, stop = live, name, className, pressed, drag, onAct, onHover, onKey, children } = props
  return (
    // biome-ignore lint/a11y/useSemanticElements: a part of an SVG cannot be an HTML button
    <g
      role="button"
      tabIndex={stop ? 0 : -1}
      aria-label={label}
      aria-pressed={pressed}
      data-thing={name}
      data-live={live ? '' : undefined}
      {...useMark(name)}
      className={className === undefined ? 'ma-button' : `ma-button ${className}`}
      {...drag}
      onClick={event => {
        event.stopPropagation()
        onAct(event)
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
      // A lifted finger keeps pointing, so that the note stays and can be read.
      onPointerLeave={event => event.pointerType === 'mouse' && onHover?.(false)}
      onFocus={() => onHover?.(true)}
      onBlur={() => onHover?.(false)}
    >
      {children}
    </g>
  )
}
