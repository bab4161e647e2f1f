import type { ReactNode } from 'react'
import type { BoardProps } from '../../board.ts'
import { ABILITIES, type AbilityId, abilityOf, HERO_NAMES, SLOTS } from '../content/heroes.ts'
import { nextAbility } from '../rules/13-xp-levels-defeat/level-up.ts'
import { abilityAt, type Housed } from '../state/content.ts'
import type { Masmorra } from '../state/state.ts'
import { Cost } from './Cost.tsx'
import { HeroPortrait, seatStyle } from './Crest.tsx'
import { useMark } from './marks.ts'

type Props = BoardProps<Masmorra>

/** The Heroes to choose from, each with its starting ability and what it may learn (MA-2.10). */
export function HeroPicker({ ask, seen, choose }: Props) {
  const frame = seen.frames.at(-1)
  if (ask?.phase !== 'pickHero' || frame?.phase !== 'pickHero') return undefined
  return (
    <section className="ma-picker" aria-label="Heroes">
      {ask.options.map(choice =>
        choice[0] !== 'hero' ? undefined : (
          <Pick key={choice[1]} name={`pick ${choice[1]}`} player={frame.player} onPick={() => choose(choice)}>
            <HeroPortrait hero={choice[1]} player={frame.player} />
            <b>{HERO_NAMES[choice[1]]}</b>
            {SLOTS.slice(0, 1).map(slot => (
              <AbilityText key={slot} table={seen.view} id={abilityOf(choice[1], slot)} />
            ))}
            <small className="ma-pick-learns">
              Learns{' '}
              {SLOTS.slice(1)
                .map(slot => ABILITIES[abilityOf(choice[1], slot)].name)
                .join(', ')}
            </small>
          </Pick>
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
          <Pick key={id} name={`learn ${choice[1]}`} player={frame.player} onPick={() => choose(choice)}>
            <AbilityText table={seen.view} id={id} />
          </Pick>
        )
      })}
    </section>
  )
}

interface PickProps {
  readonly name: string
  readonly player: number
  readonly children: ReactNode
  onPick(): void
}

function Pick({ name, player, children, onPick }: PickProps) {
  return (
    <button
      type="button"
      className="ma-pick"
      data-name={name}
      style={seatStyle(player)}
      {...useMark(name)}
      onClick={onPick}
    >
      {children}
    </button>
  )
}

function AbilityText({ table, id }: { readonly table: Housed; readonly id: AbilityId }) {
  const { name, says, cost } = abilityAt(table, id)
  return (
    <span className="ma-pick-ability">
      <Cost cost={cost} />
      <span>
        <b>{name}</b> {says}
      </span>
    </span>
  )
}
