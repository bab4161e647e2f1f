import { usePlay } from '../newtable/use-play.ts'
import { Icon } from '../shell/icons.tsx'

/** Begins a real game as most would want it first: against bots that make no deep plans. */
export function SquireButton({ game }: { readonly game: string }) {
  const { busy, play } = usePlay(game, 'squire')
  return (
    <button type="button" className="button button-main" aria-disabled={busy} onClick={play}>
      <Icon name="dice" /> Play a real game against a Squire
    </button>
  )
}
