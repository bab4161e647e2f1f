import { usePlayable } from '../looks.ts'
import { NotFound } from '../shell/not-found.tsx'
import { Page } from '../shell/page.tsx'
import { Bench } from './bench.tsx'
import './inspect.css'

/** A game with nothing hidden, for whoever writes it: `/inspect/masmorra` under `npm run dev`. */
export function InspectPage({ game: id }: { readonly game: string }) {
  const playable = usePlayable(id)
  if (playable === undefined) return <NotFound what="game" />
  return (
    <Page title={`${playable.game.title}, inspected`} className="inspect">
      <Bench game={playable.game} />
    </Page>
  )
}
