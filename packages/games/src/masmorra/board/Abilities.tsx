import type { BoardProps } from '../../board.ts'
import { FACE_NAMES } from '../content/faces.ts'
import { type AbilityId, abilityOf, type HeroId, SLOTS } from '../content/heroes.ts'
import { abilityAt } from '../state/content.ts'
import type { Choice, Masmorra } from '../state/state.ts'
import { spoken } from '../words/spoken.ts'
import { Cost } from './Cost.tsx'
import { GlyphIcon } from './Glyph.tsx'

interface AbilitiesProps extends Pick<BoardProps<Masmorra>, 'seen' | 'ask' | 'choose'> {
  readonly hero: HeroId
  readonly learned: readonly AbilityId[]
  /** It is this Hero's turn. */
  readonly active: boolean
}

/** What a Hero can do, and, folded away, what it may yet learn. */
export function Abilities({ hero, learned, active, ...table }: AbilitiesProps) {
  const all = SLOTS.map(slot => abilityOf(hero, slot))
  const others = all.filter(id => !learned.includes(id))
  return (
    <>
      <ul className="ma-abilities">
        {all
          .filter(id => learned.includes(id))
          .map(id => (
            <AbilityRow key={id} id={id} active={active} {...table} />
          ))}
      </ul>
      {others.length > 0 && (
        <details className="ma-unlearned">
          <summary>{others.length} to learn</summary>
          <ul className="ma-abilities">
            {others.map(id => (
              <AbilityRow key={id} id={id} active={false} {...table} />
            ))}
          </ul>
        </details>
      )}
    </>
  )
}

type AbilityRowProps = Omit<AbilitiesProps, 'hero' | 'learned'> & { readonly id: AbilityId }

/** More ways to use it than this are chosen on the board. */
const FEW = 6

function AbilityRow({ id, active, seen, ask, choose }: AbilityRowProps) {
  const { name, cost, says } = abilityAt(seen.view, id)
  const { used } = seen.view.turn
  const uses = active ? (ask?.options.filter(choice => choice[0] === 'use' && choice[1] === id) ?? []) : []
  return (
    <li data-live={uses.length > 0 ? '' : undefined}>
      <Cost cost={cost} />
      <span>
        <b>{name}</b> {says} {active && used.includes(id) && <small>used</small>}
      </span>
      {uses.length > 0 && uses.length <= FEW && (
        <span className="ma-acts">
          {uses.map(choice => {
            const whole = spoken(choice, seen)
            return (
              <button
                key={whole}
                type="button"
                className="ma-act ma-act-small"
                title={whole}
                aria-label={`Use ${whole}`}
                onClick={() => choose(choice)}
              >
                <Payment choice={choice} seen={seen} alone={uses.length === 1} />
              </button>
            )
          })}
        </span>
      )}
    </li>
  )
}

/** The dice that would be docked; "Use" where there is nothing to tell apart. */
function Payment({ choice, seen, alone }: Pick<AbilityRowProps, 'seen'> & { choice: Choice; alone: boolean }) {
  const dice = choice[0] === 'use' ? choice[2] : []
  if (alone || dice.length === 0) return 'Use'
  return dice.map(die => {
    const face = seen.view.turn.dice[die]?.face ?? 'S'
    return (
      <span key={die} title={FACE_NAMES[face]}>
        <GlyphIcon name={face} />
      </span>
    )
  })
}
