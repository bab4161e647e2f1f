import type { Brief, Game } from '@undercroft/kernel'
import { Explained } from '../words/explained.tsx'

/** The game in one minute. */
export function InShort({ game, brief }: { readonly game: Game; readonly brief: Brief }) {
  return (
    <div className="in-short">
      <h2>What you want</h2>
      <p>
        <Explained game={game} text={brief.goal} linked />
      </p>
      <h2>A turn</h2>
      <ol>
        {brief.turn.map(step => (
          <li key={step}>
            <Explained game={game} text={step} linked />
          </li>
        ))}
      </ol>
      <h2>What it is about</h2>
      <p>
        <Explained game={game} text={brief.thing} linked />
      </p>
      <h2>How it ends</h2>
      <p>
        <Explained game={game} text={brief.end} linked />
      </p>
    </div>
  )
}
