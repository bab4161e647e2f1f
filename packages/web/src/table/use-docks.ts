import { useMemo, useState } from 'react'
import { changeSettings, type Dock, getSettings, useSettings } from '../settings/settings.ts'

/** What lies at the rim of the table: closed, open over the board's edge, or pinned, with room of its own. */
export interface Docks {
  isOpen(dock: Dock): boolean
  isPinned(dock: Dock): boolean
  set(dock: Dock, open: boolean): void
  /** Keeps it open at every table, or no longer. */
  pin(dock: Dock): void
}

const NONE: readonly Dock[] = []

/** `keeps` is not so where all is folded at first, whatever one keeps open elsewhere. */
export function useDocks(keeps: boolean): Docks {
  const settings = useSettings()
  const pinned = keeps ? settings.pinned : NONE
  const [open, setOpen] = useState<readonly Dock[]>([])
  return useMemo(() => {
    const isPinned = (dock: Dock) => pinned.includes(dock)
    return {
      isPinned,
      isOpen: dock => isPinned(dock) || open.includes(dock),
      set(dock, opened) {
        setOpen(docks => (opened ? [...without(docks, dock), dock] : without(docks, dock)))
        if (!opened && isPinned(dock)) changeSettings({ pinned: without(getSettings().pinned, dock) })
      },
      pin(dock) {
        if (keeps) changeSettings({ pinned: isPinned(dock) ? without(pinned, dock) : [...pinned, dock] })
        setOpen(docks => [...without(docks, dock), dock])
      },
    }
  }, [keeps, pinned, open])
}

function without(docks: readonly Dock[], dock: Dock): readonly Dock[] {
  return docks.filter(each => each !== dock)
}
