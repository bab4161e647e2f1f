import type { BoardProps } from '../../board.ts'
import { committed, defenseOf } from '../acts/fight.ts'
import { FACE_NAMES, FACES } from '../content/faces.ts'
import { HERO_NAMES } from '../content/heroes.ts'
import { TRAITS } from '../content/monsters.ts'
import { statsOf } from '../deeds/foes.ts'
import { activeHero } from '../heroes.ts'
import { label } from '../labels.ts'
import { type Choice, type Masmorra, NONE } from '../state.ts'
import type { View } from '../view.ts'
import { forecastOf } from './foresight.ts'
import { SignIcon } from './Sign.tsx'

type Props = BoardProps<Masmorra>

/** The combat as its own panel: the monster, what is committed, what it would do, and the Payback that would follow. */
export function Fight(props: Props) {
  const { seen, ask, choose } = props
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
  const stats = statsOf(view, combat.foe)
  const all = committed(view)
  const foe = view.foes[combat.foe]
  return (
    <section className="ma-fight" aria-label={`Combat with ${stats.name}`} data-tells="below">
      <header>
        {foe !== undefined && <SignIcon name={foe.is} className="ma-fight-foe" />}
        <span>
          <b>{stats.name}</b>
          <small>
            Payback {stats.payback} · Defense {defenseOf(view, combat.foe)} · {stats.xp} XP
          </small>
        </span>
      </header>
      {stats.traits.length > 0 && (
        <ul className="ma-fight-traits">
          {stats.traits.map(trait => (
            <li key={trait}>
              <b>{TRAITS[trait].name}</b>: {TRAITS[trait].says}
            </li>
          ))}
        </ul>
      )}
      {ask?.phase === 'defend' || combat.payback > 0 ? <Defence view={view} /> : <Attack view={view} />}
      <p className="ma-fight-committed">
        Committed:{' '}
        {FACES.every(face => all[face] === 0)
          ? 'nothing'
          : FACES.filter(face => all[face] > 0)
              .map(face => `${all[face]} ${FACE_NAMES[face]}`)
              .join(', ')}
      </p>
      <Acts options={ask?.options.filter(([verb]) => FIGHT_VERBS.includes(verb)) ?? []} table={{ ...props, choose }} />
    </section>
  )
}

/** What striking now would do, and what it would bring. */
function Attack({ view }: { readonly view: View }) {
  const forecast = forecastOf(view)
  if (forecast === undefined) return undefined
  const { damage, defense, melee, falls, payback, blocks, wounds, fatal } = forecast
  return (
    <div role="status">
      <p className="ma-fight-sum">
        <b>{damage}</b> of {defense} damage, {melee ? 'melee' : 'ranged'}: {falls ? 'it falls' : 'it stands'}
      </p>
      <p className="ma-fight-next" data-tone={wounds === 0 ? 'good' : 'bad'}>
        {payback === 0
          ? 'No Payback follows.'
          : `Payback ${payback} follows${blocks > 0 ? `; your Defense can block ${blocks}` : ''}: ${sayWounds(wounds)}${fatal ? ', and your Hero falls' : ''}.`}
      </p>
    </div>
  )
}

function Defence({ view }: { readonly view: View }) {
  const { payback, prevented } = view.combat
  const due = Math.max(0, payback - prevented - committed(view).D)
  return (
    <p className="ma-fight-sum" role="status">
      Payback {payback}, blocked {payback - due}: <b>{sayWounds(due)}</b>
    </p>
  )
}

function sayWounds(wounds: number): string {
  return wounds === 1 ? '1 Wound' : `${wounds} Wounds`
}

const FIGHT_VERBS: readonly Choice[0][] = ['commit', 'takeBack', 'pair', 'hurl', 'resolve']

function Acts({ options, table }: { readonly options: readonly Choice[]; readonly table: Props }) {
  if (options.length === 0) return undefined
  return (
    <div className="ma-acts">
      {options.map(choice => {
        const says = label(choice, table.seen)
        return (
          <button
            key={says}
            type="button"
            className={choice[0] === 'resolve' ? 'ma-act ma-act-main' : 'ma-act'}
            onClick={() => table.choose(choice)}
          >
            {says}
          </button>
        )
      })}
    </div>
  )
}
