import type { BoardProps } from '../../board.ts'
import { soloScore } from '../rules/19-solo-mode/score.ts'
import { isSolo } from '../state/options.ts'
import type { Platformer } from '../state/state.ts'
import { BossPanel } from './BossPanel.tsx'
import { Card } from './Card.tsx'
import { Shop } from './Drawer.tsx'
import { EnemyCards } from './EnemyCards.tsx'
import { Sheet } from './Sheet.tsx'
import { useStage } from './stage.ts'

/** Shows what stands beside the board: everybody's sheet, the Event of a solo game, the Shop, and the Enemies. */
export function Side(table: BoardProps<Platformer>) {
  const { view } = useStage(table.seen.view, table.showing)
  const near = table.viewer === 'spectator' ? 0 : table.viewer
  const seats = view.players.map((_, i) => (near + i) % view.players.length)
  const event = view.events.at(-1)
  return (
    <div className="pl-side">
      {isSolo(view.options) && event !== undefined && (
        <section aria-label="The Event in force">
          <h3 className="pl-side-title">
            The Event <small>{view.eventDeck.length} Events left</small>
          </h3>
          <Card id={event} />
          <p className="pl-score">
            If the Boss fell now: <b>{soloScore(view, 0).reduce((sum, part) => sum + part, 0)} points</b>
          </p>
        </section>
      )}
      {seats.map(seat => (
        <Sheet key={seat} view={view} seat={seat} table={table} large={seat === near} />
      ))}
      <details className="pl-fold" open>
        <summary>The Shop</summary>
        <Shop table={table} />
      </details>
      {view.artifacts.length > 0 && (
        <details className="pl-fold" open>
          <summary>Artifacts</summary>
          <div className="pl-cards">
            {view.artifacts.map(({ card, owner, ready }) => (
              <Card key={card} id={card} exhausted={!ready}>
                <span className="pl-card-owner">
                  {owner < 0 ? 'in the middle' : (table.sitters[owner]?.player ?? `Player ${owner + 1}`)}
                </span>
              </Card>
            ))}
          </div>
        </details>
      )}
      <details className="pl-fold" open>
        <summary>Enemies</summary>
        <EnemyCards view={view} />
      </details>
      <BossPanel view={view} />
    </div>
  )
}
