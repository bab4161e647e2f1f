import type { ReactNode } from 'react'
import type { Box } from '../looks.ts'
import { Icon } from '../shell/icons.tsx'

/** What stands on the side of a game's box: for how many, for how long. */
export function BoxFacts({ box, children }: { readonly box: Box['look']['box']; readonly children?: ReactNode }) {
  return (
    <p className="box-facts">
      <span>
        <Icon name="meeple" /> {box.players}
      </span>
      {box.minutes !== '' && (
        <span>
          <Icon name="hourglass" /> {box.minutes}
        </span>
      )}
      {children}
    </p>
  )
}
