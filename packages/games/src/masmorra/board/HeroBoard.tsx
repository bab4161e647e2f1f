import type { BoardProps } from '../../board.ts'
import {
  ABILITIES,
  type Ability,
  type AbilityId,
  abilityOf,
  HERO_NAMES,
  type HeroId,
  SLOTS,
} from '../content/heroes.ts'
import { label } from '../labels.ts'
import type { Choice, Masmorra } from '../state.ts'
import { Cost } from './Cost.tsx'
import { CrestIcon, seatStyle } from './Crest.tsx'
import { SignIcon } from './Sign.tsx'

type Props = BoardProps<Masmorra> & { readonly player: number }

/** MA-1.5, MA-20.2 */
const ARROWS: readonly number[] = [3, 7, 12, 17]
const GOAL = 16
const TRACK = 21

/** A Hero's board: life, gold, Free Step, the experience track, and its abilities with what they cost. */
export function HeroBoard({ player, ...table }: Props) {
  const { seen, ask, sitters, choose } = table
  const { view } = seen
  const hero = view.heroes[player]
  if (hero === undefined) return undefined
  const whose = sitters[player]?.player ?? ''
  const free = view.turn.player === player ? ask?.options.find(([verb]) => verb === 'freeStep') : undefined
  return (
    <section className="ma-board" style={seatStyle(player)} data-active={view.turn.player === player ? '' : undefined}>
      <h3>
        <CrestIcon player={player} hero={hero.id} />
        {hero.id === 'none' ? 'No Hero yet' : HERO_NAMES[hero.id]} <span className="ma-board-player">{whose}</span>
      </h3>
      <p className="ma-board-row">
        <span title="Life Points">
          <SignIcon name="heart" className="ma-life" /> {hero.lp} of 6
        </span>
        <span title="Gold">
          <SignIcon name="coin" className="ma-coin" /> {hero.gold} of 6
        </span>
        <span title="Treasure Cards">
          <SignIcon name="card" /> {view.handSizes[player] ?? 0}
        </span>
        {hero.captive && (
          <span title="Schmetterling: one extra re-roll">
            <SignIcon name="schmetterling" />
          </span>
        )}
        {free === undefined ? (
          <span data-spent={hero.freeStep ? undefined : ''} title={`Free Step, ${hero.freeStep ? 'active' : 'used'}`}>
            <SignIcon name="S" /> Free Step
          </span>
        ) : (
          <button type="button" className="ma-act" onClick={() => choose(free)}>
            <SignIcon name="S" /> Free Step
          </button>
        )}
        {hero.lying && <b>lies on the floor</b>}
      </p>
      <div className="ma-track" role="img" aria-label={`${hero.xp} experience points`}>
        {Array.from({ length: TRACK + 1 }, (_, xp) => (
          <i
            // biome-ignore lint/suspicious/noArrayIndexKey: the places of a track
            key={xp}
            data-at={xp === Math.min(hero.xp, TRACK) ? '' : undefined}
            data-passed={xp < hero.xp ? '' : undefined}
            data-arrow={ARROWS.includes(xp) ? '' : undefined}
            data-goal={xp === GOAL ? '' : undefined}
          >
            {xp === Math.min(hero.xp, TRACK) ? hero.xp : ARROWS.includes(xp) ? '▲' : ''}
          </i>
        ))}
      </div>
      {hero.id !== 'none' && (
        <ul className="ma-abilities">
          {abilitiesOf(hero.id).map(id => (
            <AbilityRow
              key={id}
              id={id}
              known={hero.learned.includes(id)}
              table={table}
              mine={view.turn.player === player}
            />
          ))}
        </ul>
      )}
    </section>
  )
}

function abilitiesOf(hero: HeroId): readonly AbilityId[] {
  return SLOTS.map(slot => abilityOf(hero, slot))
}

interface AbilityRowProps {
  readonly id: AbilityId
  readonly known: boolean
  readonly mine: boolean
  readonly table: BoardProps<Masmorra>
}

function AbilityRow({ id, known, mine, table }: AbilityRowProps) {
  const { name, cost, says }: Ability = ABILITIES[id]
  const uses: readonly Choice[] =
    mine && known ? (table.ask?.options.filter(choice => choice[0] === 'use' && choice[1] === id) ?? []) : []
  const used = table.seen.view.turn.used.includes(id) && mine
  return (
    <li data-known={known ? '' : undefined} data-live={uses.length > 0 ? '' : undefined}>
      <Cost cost={cost} />
      <span>
        <b>{name}</b> {says} {used && <small>used</small>} {!known && <small>not learned</small>}
      </span>
      {uses.length > 0 && uses.length <= 4 && (
        <span className="ma-acts">
          {uses.map(choice => (
            <button
              key={label(choice, table.seen)}
              type="button"
              className="ma-act"
              title={label(choice, table.seen)}
              onClick={() => table.choose(choice)}
            >
              {uses.length === 1 ? 'Use' : label(choice, table.seen)}
            </button>
          ))}
        </span>
      )}
    </li>
  )
}
