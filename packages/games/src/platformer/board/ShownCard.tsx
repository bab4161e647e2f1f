import { Card } from './Card.tsx'
import type { Stage } from './stage.ts'

/** The card that is being resolved, large, while it is told. */
export function ShownCard({ shown }: { readonly shown: Stage['shown'] }) {
  if (shown === undefined) return undefined
  return (
    <div className="pl-shown" data-tells="above">
      <Card id={shown.card} />
    </div>
  )
}
