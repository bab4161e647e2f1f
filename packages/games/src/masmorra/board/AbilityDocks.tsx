import type { BoardProps } from '../../board.ts'
import { ABILITIES, type Ability } from '../content/heroes.ts'
import { activeHero, runs } from '../heroes.ts'
import type { Masmorra } from '../state.ts'
import { Cost } from './Cost.tsx'
import { refusedAt, type Thing } from './deeds.ts'
import type { Hand } from './useHand.ts'

/** The learned abilities of one's own active Hero, as places to dock a die on; what cannot be used says why. */
export function AbilityDocks({ seen, viewer, ask, hand }: BoardProps<Masmorra> & { readonly hand: Hand }) {
  const { view } = seen
  const { learned } = activeHero(view)
  const inTurn = view.turn.stage !== 'dm' && view.turn.stage !== 'end'
  if (!runs(view, viewer, view.turn.player) || !inTurn || ask === undefined || ask.phase === 'window') return undefined
  const used = learned.filter(id => ABILITIES[id].cost.kind === 'paid')
  if (used.length === 0) return undefined
  return (
    <section className="ma-docks" aria-label="Abilities">
      {used.map(id => {
        const { name, says, cost }: Ability = ABILITIES[id]
        const thing: Thing = `ability ${id}`
        const live = hand.deeds.has(thing)
        return (
          <button
            key={id}
            type="button"
            className="ma-dock-button"
            title={says}
            data-thing={thing}
            data-live={live ? '' : undefined}
            aria-disabled={!live && refusedAt(ask, seen, thing) === undefined}
            onClick={() => hand.touch(thing)}
          >
            <Cost cost={cost} /> {name}
          </button>
        )
      })}
    </section>
  )
}
