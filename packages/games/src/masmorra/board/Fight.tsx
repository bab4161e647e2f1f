import type { BoardProps } from '../../board.ts'
import { HERO_NAMES } from '../content/heroes.ts'
import { TRAITS } from '../content/monsters.ts'
import { foesLeft } from '../rules/12-combat/combat.ts'
import { committed, defenseOf, paybackOf } from '../rules/12-combat/strike.ts'
import { statsOf } from '../state/foes.ts'
import { activeHero } from '../state/heroes.ts'
import { type Choice, type FoeId, type Masmorra, NONE } from '../state/state.ts'
import type { View } from '../state/view.ts'
import { forecastOf } from '../words/foresight.ts'
import { spoken } from '../words/spoken.ts'
import { Act } from './Act.tsx'
import { FoePiece } from './Pieces.tsx'
import { Prospects } from './Prospects.tsx'

type Props = BoardProps<Masmorra>

/**
 * The combat as its own panel: the monster, what each die would do, what is committed, and the Payback that would
 * follow.
 */
export function Fight(props: Props) {
  const { seen, ask } = props
  const { view } = seen
  const { combat } = view
  if (!combat.on || seen.outcome !== undefined) return undefined
  const hero = activeHero(view)
  const name = hero.id === 'none' ? '' : HERO_NAMES[hero.id]
  if (combat.foe === NONE) {
    return (
      <section className="ma-fight" aria-label="Combat" data-tells="below">
        <b>{name} fights.</b> Whom first?
        <Acts options={ask?.options.filter(([verb]) => verb === 'attack') ?? []} table={props} />
      </section>
    )
  }
  const defending = ask?.phase === 'defend' || combat.payback > 0
  return (
    <section className="ma-fight" aria-label={`Combat with ${statsOf(view, combat.foe).name}`} data-tells="below">
      <Opponent view={view} foe={combat.foe} />
      {defending ? <Defence view={view} /> : <Attack view={view} />}
      {ask !== undefined && <Prospects {...props} defending={defending} />}
      <Acts options={ask?.options.filter(([verb]) => FIGHT_VERBS.includes(verb)) ?? []} table={props} />
    </section>
  )
}

/** The monster, with all that is printed on it, and who is still to be fought. */
function Opponent({ view, foe }: { readonly view: View; readonly foe: FoeId }) {
  const { name, xp, traits } = statsOf(view, foe)
  const stands = view.foes[foe]
  const others = foesLeft(view).filter(other => other !== foe)
  return (
    <>
      <header>
        <svg viewBox="-34 -44 68 78" className="ma-fight-foe" aria-hidden="true">
          {stands !== undefined && <FoePiece foe={stands} id={foe} stats={statsOf(view, foe)} />}
        </svg>
        <span>
          <b className="ma-fight-name">{name}</b>
          <small className="ma-fight-about">
            Payback {paybackOf(view, foe)} · Defense {defenseOf(view, foe)} · {xp} XP
          </small>
          {others.length > 0 && (
            <small className="ma-fight-about">Then {others.map(other => statsOf(view, other).name).join(', ')}</small>
          )}
        </span>
      </header>
      {traits.length > 0 && (
        <ul className="ma-fight-traits">
          {traits.map(trait => (
            <li key={trait}>
              <b>{TRAITS[trait].name}</b>: {TRAITS[trait].says}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

/** What striking now would do, and what it would bring. */
function Attack({ view }: { readonly view: View }) {
  const forecast = forecastOf(view)
  if (forecast === undefined) return undefined
  const { damage, defense, melee, falls, payback, blocks, wounds, life, fatal } = forecast
  return (
    <div role="status">
      <Pips filled={damage} of={defense} />
      <p className="ma-fight-sum">
        <b>{damage}</b> of {defense} damage, {melee ? 'melee' : 'ranged'}: {falls ? 'it falls' : 'it stands'}
      </p>
      <p className="ma-fight-next" data-tone={wounds === 0 ? 'good' : 'bad'}>
        {payback === 0
          ? 'No Payback follows.'
          : `Payback ${payback} follows${blocks > 0 ? `; your Defense can block ${blocks}` : ''}: ${sayWounds(wounds)}${fatal ? ', and your Hero falls' : wounds > 0 ? `, life ${life} to ${life - wounds}` : ''}.`}
      </p>
    </div>
  )
}

function Defence({ view }: { readonly view: View }) {
  const { payback, prevented } = view.combat
  const due = Math.max(0, payback - prevented - committed(view).D)
  const { lp } = activeHero(view)
  return (
    <div role="status">
      <Pips filled={payback - due} of={payback} />
      <p className="ma-fight-sum">
        Payback {payback}, blocked {payback - due}: <b>{sayWounds(due)}</b>
      </p>
      <p className="ma-fight-next" data-tone={due === 0 ? 'good' : 'bad'}>
        {due >= lp ? 'Your Hero falls.' : `Life ${lp} to ${lp - due}.`}
      </p>
    </div>
  )
}

function Pips({ filled, of }: { readonly filled: number; readonly of: number }) {
  return (
    <span className="ma-fight-pips" aria-hidden="true">
      {Array.from({ length: of }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: places in a row
        <i key={i} data-filled={i < filled ? '' : undefined} />
      ))}
    </span>
  )
}

function sayWounds(wounds: number): string {
  return wounds === 1 ? '1 Wound' : `${wounds} Wounds`
}

/** What is not committed by the row of its face. */
const FIGHT_VERBS: readonly Choice[0][] = ['pair', 'hurl', 'resolve']

function Acts({ options, table }: { readonly options: readonly Choice[]; readonly table: Props }) {
  if (options.length === 0) return undefined
  return (
    <div className="ma-acts">
      {options.map(choice => {
        const says = spoken(choice, table.seen)
        return (
          <Act
            key={says}
            name={choice[0] === 'attack' ? `foe ${choice[1]}` : choice[0]}
            main={choice[0] === 'resolve'}
            onAct={() => table.choose(choice)}
          >
            {says}
          </Act>
        )
      })}
    </div>
  )
}
