import { BOSS_TOKENS, BOSSES } from '../content/bosses.ts'
import { bossHealth } from '../rules/16-the-boss-turn/health.ts'
import { comingAttacks } from '../rules/16-the-boss-turn/ranges.ts'
import { contentOf } from '../state/content.ts'
import type { View } from '../state/view.ts'
import { Card } from './Card.tsx'
import { EnemyIcon } from './Figure.tsx'
import { HeartIcon } from './Icons.tsx'

/** Both sides of the Boss sheet, and its Attack cards: those that may still come, and those that are spent. */
export function BossPanel({ view }: { readonly view: View }) {
  const { boss } = view
  const { name, turn, special, setup, icon, iconName, cards } = BOSSES[boss]
  const coming = new Set(comingAttacks(view))
  return (
    <details className="pl-fold" open={view.levels.at(-1)?.status === 'up'}>
      <summary>The Boss: {name}</summary>
      <article className="pl-enemy pl-enemy-boss">
        <EnemyIcon kind={boss} />
        <div>
          <p className="pl-enemy-facts">
            <span>
              Damage <b>{contentOf(view).enemies[boss].damage}</b>
            </span>
            <span>
              <HeartIcon /> <b>{bossHealth(view)}</b> in one Attack
            </span>
          </p>
          <p>{turn}</p>
          <p>
            <em>Setup:</em> {setup} {special}
          </p>
          <p>
            <em>{iconName}:</em> whoever enters takes the {BOSS_TOKENS[icon].name}. {BOSS_TOKENS[icon].text}
          </p>
        </div>
      </article>
      <p className="pl-side-note">
        {view.attackDeck.length} Attack cards in the pile, {view.attackDiscards.length} spent
      </p>
      <div className="pl-cards">
        {cards.map(card => (
          <Card key={card} id={card} exhausted={!coming.has(card)}>
            <span className="pl-card-owner">{coming.has(card) ? 'may come next' : 'spent'}</span>
          </Card>
        ))}
      </div>
    </details>
  )
}
