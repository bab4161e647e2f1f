import { type KeyboardEvent, type ReactNode, useRef } from 'react'

interface KeysProps {
  readonly label: string
  readonly columns: number
  readonly className?: string
  readonly children: ReactNode
  /** Says whether it has used the key. */
  onKey?(key: string, index: number): boolean
}

const STEPS: { readonly [key: string]: readonly [columns: number, rows: number] } = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** Buttons in rows: the arrow keys go from one to the next. */
export function Keys({ label, columns, className, children, onKey }: KeysProps) {
  const root = useRef<HTMLFieldSetElement>(null)
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const buttons = [...(root.current?.querySelectorAll('button') ?? [])]
    const index = buttons.indexOf(document.activeElement as HTMLButtonElement)
    const step = STEPS[event.key]
    if (index >= 0 && onKey?.(event.key, index)) event.preventDefault()
    else if (step !== undefined && index >= 0) {
      const column = (index % columns) + step[0]
      const next = buttons[index + step[0] + step[1] * columns]
      event.preventDefault()
      if (column >= 0 && column < columns) next?.focus()
    }
  }
  return (
    <fieldset ref={root} className={`ed-keys ${className ?? ''}`} aria-label={label} onKeyDown={press}>
      {children}
    </fieldset>
  )
}
