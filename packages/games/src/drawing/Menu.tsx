import type { CSSProperties, ReactNode } from 'react'
import { MenuList, type MenuListProps } from './MenuList.tsx'
import type { Point } from './shapes.ts'

/** Where a menu lies: beside a point of the picture, in parts of its width and its height. */
interface MenuPlace {
  readonly at: Point
  /** How far from the point, in parts of the width. */
  readonly gap?: number
}

interface MenuProps<Item> extends Pick<MenuListProps, 'focus' | 'scrolls' | 'fleeting' | 'onPointerDown'> {
  readonly title: string
  readonly items: readonly Item[]
  /** A game's own names for the parts, in its styles. */
  readonly classes: { readonly menu: string; readonly item?: string; readonly close?: string }
  readonly place?: MenuPlace | undefined
  /** Stands above the items. */
  readonly head?: ReactNode
  says(item: Item): string
  /** What stands on an item, where that is more than its words. */
  show?(item: Item): ReactNode
  /** An item that would be of no use. */
  fails?(item: Item): boolean
  /** An item that is advised. */
  advised?(item: Item): boolean
  onPick(item: Item): void
  /** The pointer or the keyboard is at an item. */
  onLook?(item: Item): void
  onClose(): void
}

/**
 * What can be done with a thing, where a click on it may mean several things. Its style finds the place in `--menu-x`,
 * `--menu-y` and `--menu-gap`, and in `data-east` and `data-south` the half of the picture that the point lies in. A game
 * that names a class for it has a last item that picks none.
 */
export function Menu<Item>(props: MenuProps<Item>) {
  const { title, items, classes, place, head, says, show, fails, advised, onPick, onLook, onClose, ...list } = props
  return (
    <MenuList {...list} title={title} className={classes.menu} onClose={onClose} {...placed(place)}>
      {head}
      {items.map(item => (
        <button
          key={says(item)}
          type="button"
          role="menuitem"
          className={classes.item}
          data-fails={fails?.(item) === true ? '' : undefined}
          data-advised={advised?.(item) === true ? '' : undefined}
          aria-label={show === undefined ? undefined : says(item)}
          onClick={() => onPick(item)}
          onFocus={() => onLook?.(item)}
          onPointerEnter={() => onLook?.(item)}
        >
          {show?.(item) ?? says(item)}
        </button>
      ))}
      {classes.close !== undefined && (
        <button type="button" role="menuitem" className={`${classes.item} ${classes.close}`} onClick={onClose}>
          Not now
        </button>
      )}
    </MenuList>
  )
}

function placed(place: MenuPlace | undefined) {
  if (place === undefined) return {}
  const { at, gap = 0 } = place
  return {
    style: { '--menu-x': at.x, '--menu-y': at.y, '--menu-gap': gap } as CSSProperties,
    'data-east': at.x >= 0.5 ? '' : undefined,
    'data-south': at.y > 0.5 ? '' : undefined,
  }
}
