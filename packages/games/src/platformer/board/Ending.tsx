import type { BoardProps } from '../../board.ts'
import { BOSSES } from '../content/bosses.ts'
import { ranking } from '../rules/17-end-of-the-game/victory.ts'
import { imagine } from '../state/imagine.ts'
import { isSolo } from '../state/options.ts'
import { levelOf, NOWHERE } from '../state/spaces.ts'
import type { Platformer } from '../state/state.ts'
import { ending } from '../words/ending.ts'
import { levelName } from '../words/narrate.ts'
import { EnemyIcon, HeroIcon } from './Figure.tsx'
import { Purse } from './Icons.tsx'
import { heroName, seatOf } from './pieces.ts'

const PARTS = ['Events left', 'Enemies defeated', 'Wounds beyond the Boss’s Health', 'Gems left', 'Net worth'] as const

/** The end of the game: who Defeated the Boss, by which rule the game ended, and how far everybody got. */
export function Ending({ seen, sitters, openRule, recent }: BoardProps<Platformer>) {
  const { view, outcome } = seen
  if (outcome === undefined) return undefined
  const [winner] = outcome.winners
  const boss = BOSSES[view.boss].name
  const hero = winner === undefined ? undefined : view.players[winner]?.hero
  const name = sitters.find(({ seat }) => seat === winner)?.player ?? ''
  const score = recent?.find(news => news.what === 'score')
  return (
    <div className="pl-ending">
      <div className="pl-ending-picture">
        {hero !== undefined && hero !== 'none' ? (
          <HeroIcon hero={hero} seat={winner ?? 0} />
        ) : (
          <EnemyIcon kind={view.boss} />
        )}
      </div>
      <h3>
        {hero === undefined || hero === 'none'
          ? `${boss} keeps the tower`
          : `${heroName(hero)} has struck down ${boss}`}
      </h3>
      <p>
        {winner !== undefined && `${name} wins. `}
        {ending(
          outcome,
          sitters.map(({ player }) => player),
          seen,
        )}{' '}
        <button type="button" className="pl-rule" onClick={() => openRule(outcome.by)}>
          {outcome.by}
        </button>
      </p>
      {isSolo(view.options) ? (
        <p className="pl-ending-score">
          <b>{outcome.scores?.[0] ?? 0}</b> points
        </p>
      ) : (
        <ol className="pl-ranks">
          {ranking(imagine(view, 0), winner ?? NOWHERE).map(seat => {
            const player = view.players[seat]
            if (player === undefined) return undefined
            return (
              <li key={seat} style={{ '--pl-seat': seatOf(seat).colour }}>
                {player.hero !== 'none' && <HeroIcon hero={player.hero} seat={seat} />}
                <span className="pl-sheet-name">
                  <b>{heroName(player.hero)}</b>
                  <small>
                    {sitters.find(each => each.seat === seat)?.player} ·{' '}
                    {player.space === NOWHERE
                      ? 'off the map'
                      : `got to ${levelName(view.levels, levelOf(player.space))}`}
                  </small>
                </span>
                <Purse what="Coin" many={player.coins} />
                <Purse what="Gem" many={player.gems} />
              </li>
            )
          })}
        </ol>
      )}
      {score?.what === 'score' && (
        <dl className="pl-score-parts">
          {score.parts.map((part, i) => (
            <div key={PARTS[i]}>
              <dt>{PARTS[i]}</dt>
              <dd>{part}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  )
}
