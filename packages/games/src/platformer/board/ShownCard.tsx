import { ATTACKS } from '../content/bosses.ts'
import { Card } from './Card.tsx'
import type { Stage } from './stage.ts'

/** The card that is being resolved, large, while it is told. */
export function ShownCard({ shown }: { readonly shown: Stage['shown'] }) {
  if (shown === undefined) return undefined
  // Boss and Hero are at the top of the tower when the Boss strikes: its card is read below them.
  const low = Object.hasOwn(ATTACKS, shown.card)
  return (
    <div className="pl-shown" data-tells={low ? 'below' : 'above'}>
      <Card id={shown.card} />
    </div>
  )
}
