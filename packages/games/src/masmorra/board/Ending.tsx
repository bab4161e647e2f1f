import type { BoardProps } from '../../board.ts'
import { HERO_NAMES } from '../content/heroes.ts'
import type { Masmorra } from '../state/state.ts'
import { CrestIcon } from './Crest.tsx'

/** The end: what every Hero had, and what the cards in hand were worth (MA-20.4); an Alliance wins or loses as one. */
export function Ending({ seen, sitters }: BoardProps<Masmorra>) {
  const { heroes, bonus, options } = seen.view
  const won = (seen.outcome?.winners.length ?? 0) > 0
  return (
    <table className="ma-ending">
      {options.mode === 'alliance' && <caption>{won ? 'The Alliance has won.' : 'The Alliance has lost.'}</caption>}
      <thead>
        <tr>
          <th scope="col">Hero</th>
          <th scope="col">XP</th>
          {options.mode !== 'alliance' && <th scope="col">Cards</th>}
          {options.mode !== 'alliance' && <th scope="col">Sum</th>}
          <th scope="col">Gold</th>
          <th scope="col">Life</th>
        </tr>
      </thead>
      <tbody>
        {heroes.map((hero, player) => (
          <tr key={hero.id} data-won={seen.outcome?.winners.includes(player) ? '' : undefined}>
            <th scope="row">
              <CrestIcon player={player} hero={hero.id} /> {hero.id === 'none' ? '' : HERO_NAMES[hero.id]}{' '}
              <small>{sitters[player]?.player}</small>
            </th>
            <td>{hero.xp}</td>
            {options.mode !== 'alliance' && <td>{bonus[player] ?? 0}</td>}
            {options.mode !== 'alliance' && (
              <td>
                <b>{hero.xp + (bonus[player] ?? 0)}</b>
              </td>
            )}
            <td>{hero.gold}</td>
            <td>{hero.lp}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
