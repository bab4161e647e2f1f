import { useMemo } from 'react'
import type { View } from '../state/view.ts'
import { aboutThing, sayAbout } from './about.ts'
import type { Deeds, Thing } from './deeds.ts'

/**
 * What each thing is called, with what it does. A pointer that crosses the dungeon draws it again, and a name goes round
 * a whole room: each is made once for a position.
 */
export function useNames(view: View, deeds: Deeds): (thing: Thing) => string {
  return useMemo(() => {
    const names = new Map<Thing, string>()
    return thing => {
      const known = names.get(thing)
      if (known !== undefined) return known
      const about = aboutThing(view, thing)
      const does = (deeds.get(thing) ?? []).map(({ says }) => says)
      const name = [about === undefined ? '' : sayAbout(about), ...does].join('; ')
      names.set(thing, name)
      return name
    }
  }, [view, deeds])
}
