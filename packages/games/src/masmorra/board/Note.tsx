import type { View } from '../state/view.ts'
import { aboutThing } from './about.ts'
import type { Thing } from './deeds.ts'

/** What one points at, in words: the numbers and powers of a monster, the reach of a trap, what a room holds. */
export function Note({ view, thing }: { readonly view: View; readonly thing: Thing | undefined }) {
  const about = thing === undefined ? undefined : aboutThing(view, thing)
  if (about === undefined) return undefined
  return (
    <aside className="ma-note" aria-hidden="true">
      <b>{about.title}</b>
      {about.lines.map(line => (
        <p key={line}>{line}</p>
      ))}
    </aside>
  )
}
