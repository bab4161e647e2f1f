import type { CSSProperties } from 'react'
import { MenuList } from './MenuList.tsx'

interface MenuProps<Choice> {
  readonly title: string
  readonly deeds: readonly { readonly choice: Choice; readonly says: string }[]
  /** A game's own names for the parts, in its styles. */
  readonly classes: { readonly menu: string; readonly item: string; readonly close: string }
  readonly style?: CSSProperties
  choose(choice: Choice): void
  onClose(): void
}

/** What can be done with a thing, where more than one thing can. */
export function Menu<Choice>({ title, deeds, classes, style, choose, onClose }: MenuProps<Choice>) {
  return (
    <MenuList title={title} className={classes.menu} style={style} onClose={onClose}>
      {deeds.map(({ choice, says }) => (
        <button
          key={says}
          type="button"
          role="menuitem"
          className={classes.item}
          onClick={() => {
            onClose()
            choose(choice)
          }}
        >
          {says}
        </button>
      ))}
      <button type="button" role="menuitem" className={`${classes.item} ${classes.close}`} onClick={onClose}>
        Not now
      </button>
    </MenuList>
  )
}
