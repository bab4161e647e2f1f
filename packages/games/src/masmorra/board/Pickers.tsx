import type { BoardProps } from '../../board.ts'
import { ABILITIES, type Ability, type AbilityId, abilityOf, HERO_NAMES, SLOTS } from '../content/heroes.ts'
import { nextAbility } from '../rules/13-xp-levels-defeat/level-up.ts'
import type { Masmorra } from '../state/state.ts'
import { Cost } from './Cost.tsx'
import { CrestIcon, seatStyle } from './Crest.tsx'

type Props = BoardProps<Masmorra>

/** The Heroes to choose from, each with its starting ability and what it may learn (MA-2.10). */
export function HeroPicker({ ask, seen, choose }: Props) {
  const frame = seen.frames.at(-1)
  if (ask?.phase !== 'pickHero' || frame?.phase !== 'pickHero') return undefined
  return (
    <section className="ma-picker" aria-label="Heroes">
      {ask.options.map(choice =>
        choice[0] !== 'hero' ? undefined : (
          <button
            key={choice[1]}
            type="button"
            className="ma-pick"
            style={seatStyle(frame.player)}
            onClick={() => choose(choice)}
          >
            <CrestIcon player={frame.player} hero={choice[1]} />
            <b>{HERO_NAMES[choice[1]]}</b>
            {SLOTS.slice(0, 1).map(slot => (
              <AbilityText key={slot} id={abilityOf(choice[1], slot)} />
            ))}
            <small className="ma-pick-learns">
              Learns{' '}
              {SLOTS.slice(1)
                .map(slot => ABILITIES[abilityOf(choice[1], slot)].name)
                .join(', ')}
            </small>
          </button>
        ),
      )}
    </section>
  )
}

/** The abilities that can be uncovered, as cards (MA-13.7). */
export function LevelUp({ ask, seen, choose }: Props) {
  const frame = seen.frames.at(-1)
  if (ask?.phase !== 'levelUp' || frame?.phase !== 'levelUp') return undefined
  return (
    <section className="ma-picker ma-picker-two" aria-label="Level up">
      {ask.options.map(choice => {
        const id = choice[0] === 'learn' ? nextAbility(seen.view, frame.player, choice[1]) : undefined
        return id === undefined ? undefined : (
          <button
            key={id}
            type="button"
            className="ma-pick"
            style={seatStyle(frame.player)}
            onClick={() => choose(choice)}
          >
            <AbilityText id={id} />
          </button>
        )
      })}
    </section>
  )
}

function AbilityText({ id }: { readonly id: AbilityId }) {
  const { name, says, cost }: Ability = ABILITIES[id]
  return (
    <span className="ma-pick-ability">
      <Cost cost={cost} />
      <span>
        <b>{name}</b> {says}
      </span>
    </span>
  )
}
