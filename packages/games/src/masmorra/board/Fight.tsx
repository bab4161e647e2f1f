import type { BoardProps } from '../../board.ts'
import { committed, damageOf, defenseOf } from '../acts/fight.ts'
import { FACE_NAMES, FACES } from '../content/faces.ts'
import { HERO_NAMES } from '../content/heroes.ts'
import { TRAITS } from '../content/monsters.ts'
import { statsOf } from '../deeds/foes.ts'
import { activeHero } from '../heroes.ts'
import { label } from '../labels.ts'
import { type Choice, type Masmorra, NONE } from '../state.ts'
import { SignIcon } from './Sign.tsx'

type Props = BoardProps<Masmorra>

/** The combat as its own panel: the monster, what is committed, what it would do, and the Payback that would follow. */
export function Fight(props: Props) {
  const { seen, ask, choose } = props
  const { view } = seen
  const { combat } = view
  if (!combat.on) return undefined
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
  const defense = defenseOf(view, combat.foe)
  const { damage, melee } = damageOf(view, combat.foe)
  const all = committed(view)
  const foe = view.foes[combat.foe]
  const defending = ask?.phase === 'defend' || combat.payback > 0
  const due = Math.max(0, combat.payback - combat.prevented - all.D)
  return (
    <section className="ma-fight" aria-label={`Combat with ${stats.name}`} data-tells="below">
      <header>
        {foe !== undefined && <SignIcon name={foe.is} className="ma-fight-foe" />}
        <span>
          <b>{stats.name}</b>
          <small>
            Payback {stats.payback} · Defense {defense} · {stats.xp} XP
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
      {defending ? (
        <p className="ma-fight-sum" role="status">
          Payback {combat.payback}, blocked {combat.payback - due}:{' '}
          <b>
            {due} {due === 1 ? 'Wound' : 'Wounds'}
          </b>
        </p>
      ) : (
        <p className="ma-fight-sum" role="status">
          <b>{damage}</b> of {defense} damage, {melee ? 'melee' : 'ranged'}:{' '}
          {damage >= defense
            ? melee
              ? 'it falls, and pays back'
              : 'it falls, and cannot pay back'
            : 'it stands, and pays back'}
        </p>
      )}
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
