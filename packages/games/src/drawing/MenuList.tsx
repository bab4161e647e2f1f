import { type ComponentProps, useEffect, useRef } from 'react'

interface MenuListProps extends Pick<ComponentProps<'div'>, 'className' | 'style' | 'children' | 'onPointerDown'> {
  readonly title: string
  /** Whether the keyboard goes there at once. */
  readonly focus?: boolean
  /** Whether a frame that scrolls may do so to show what the keyboard is at. */
  readonly scrolls?: boolean
  /** Whether it closes as soon as the keyboard is elsewhere. */
  readonly fleeting?: boolean
  onClose(): void
}

/** Buttons to pick one of: up and down go from one to the next and around, Escape picks none. */
export function MenuList({
  title,
  focus = true,
  scrolls = true,
  fleeting = false,
  onClose,
  children,
  ...rest
}: MenuListProps) {
  const list = useRef<HTMLDivElement>(null)
  const preventScroll = !scrolls
  useEffect(() => {
    if (focus) list.current?.querySelector('button')?.focus({ preventScroll })
  }, [focus, preventScroll])
  const step = (by: number) => {
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])]
    const now = buttons.findIndex(each => each.matches(':focus'))
    buttons[(now + by + buttons.length) % buttons.length]?.focus({ preventScroll })
  }
  return (
    <div
      ref={list}
      role="menu"
      aria-label={title}
      tabIndex={-1}
      {...rest}
      onKeyDown={event => {
        if (event.key === 'Escape') onClose()
        else if (event.key === 'ArrowDown') step(1)
        else if (event.key === 'ArrowUp') step(-1)
        else return
        event.preventDefault()
        event.stopPropagation()
      }}
      onBlur={event => {
        if (fleeting && !event.currentTarget.contains(event.relatedTarget)) onClose()
      }}
    >
      {children}
    </div>
  )
}
