import { useNow } from '@undercroft/games/drawing'
import { serverNow } from './api.ts'
import type { ChatState } from './chat.ts'
import { isReaction, ReactionGlyph } from './reactions.tsx'

/** How long a reaction stays beside its seat. */
const SHOWN = 6000

export function SeatSays({ chat, person }: { readonly chat: ChatState; readonly person: string | undefined }) {
  useNow(1000)
  const { lines, muted } = chat
  if (person === undefined || muted.has(person)) return undefined
  const last = lines.findLast(line => line.person === person)
  if (last?.kind !== 'react' || serverNow() - last.at > SHOWN) return undefined
  return (
    <span className="seat-says" key={last.n} aria-hidden="true">
      {isReaction(last.text) && <ReactionGlyph of={last.text} />}
    </span>
  )
}
