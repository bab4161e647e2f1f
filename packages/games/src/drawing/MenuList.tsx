import type { ComponentProps } from 'react'
import { type MenuKeys, useMenuKeys } from './useMenuKeys.ts'

type FromDiv = Pick<ComponentProps<'div'>, 'className' | 'style' | 'children' | 'onPointerDown'>

export interface MenuListProps extends FromDiv, MenuKeys {
  readonly title: string
  /** Whether it closes as soon as the keyboard is elsewhere. */
  readonly fleeting?: boolean
}

/** A list of buttons, of which one is picked. */
export function MenuList(props: MenuListProps) {
  const { title, focus, scrolls, buttons, fleeting = false, onClose, children, ...rest } = props
  const keys = useMenuKeys({ focus, scrolls, buttons, onClose })
  return (
    <div
      role="menu"
      aria-label={title}
      tabIndex={-1}
      {...rest}
      {...keys}
      onBlur={event => {
        if (fleeting && !event.currentTarget.contains(event.relatedTarget)) onClose()
      }}
    >
      {children}
    </div>
  )
}
