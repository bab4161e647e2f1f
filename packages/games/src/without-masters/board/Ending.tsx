import type { BoardProps } from '../../board.ts'
import { contentOf } from '../state/content.ts'
import { HERO, type WithoutMasters } from '../state/state.ts'
import { ending } from '../words/ending.ts'
import { Dog } from './Dog.tsx'
import { Mower } from './Mower.tsx'
import { Raccoon } from './Raccoon.tsx'

/** How it went: the dog at home, or the yard theirs. */
export function Ending({ seen, sitters, openRule }: BoardProps<WithoutMasters>) {
  const { view, outcome } = seen
  if (outcome === undefined) return undefined
  const [winner] = outcome.winners
  const name = sitters.find(each => each.seat === winner)?.player ?? 'Somebody'
  const home = winner === HERO
  const done = home ? contentOf(view).numbers.setups : view.setup - 1
  return (
    <div className="wm-ending">
      <svg viewBox="-90 -70 180 90" aria-hidden="true">
        <ellipse className="wm-ending-lawn" cx="0" cy="4" rx="88" ry="15" />
        <g className="wm-body">
          {home ? (
            <Dog />
          ) : (
            <>
              <g transform="translate(-34 0)">
                <Raccoon />
              </g>
              <g transform="translate(34 2)">
                <Mower />
              </g>
            </>
          )}
        </g>
      </svg>
      <h2>{home ? `${name} and the dog are home` : `The yard belongs to ${name}`}</h2>
      <p>
        {ending(
          outcome,
          sitters.map(({ player }) => player),
        )}{' '}
        <button type="button" className="wm-rule" onClick={() => openRule(outcome.by)}>
          {outcome.by}
        </button>
      </p>
      <dl className="wm-score">
        <div>
          <dt>Yards done</dt>
          <dd>
            {done} of {contentOf(view).numbers.setups}
          </dd>
        </div>
        <div>
          <dt>Treats left</dt>
          <dd>{view.treats}</dd>
        </div>
        <div>
          <dt>Turns in the last yard</dt>
          <dd>{view.turn}</dd>
        </div>
      </dl>
    </div>
  )
}
