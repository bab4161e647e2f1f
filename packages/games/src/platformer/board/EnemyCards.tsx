import { type EnemyKind, TIERS } from '../content/enemies.ts'
import { healthOf } from '../rules/11-attacks-by-heroes/strength.ts'
import { contentOf } from '../state/content.ts'
import type { View } from '../state/view.ts'
import { EnemyIcon } from './Figure.tsx'
import { CoinIcon, GemIcon, HeartIcon } from './Icons.tsx'

/** The Enemy card of each Level, face down until it is revealed (PL-2.4), and the Summons once there are any. */
export function EnemyCards({ view }: { readonly view: View }) {
  const levels = view.levels.slice(0, -1)
  const summoned = view.enemies.some(({ kind }) => kind === 'snake')
  return (
    <ul className="pl-enemies">
      {levels.map((_, i) => {
        const kind = view.cards[i]
        const title = `Level ${i + 1}`
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: Levels never change places
          <li key={i}>
            {kind === undefined || kind === 'none' ? (
              <p className="pl-enemy pl-enemy-down">
                {title}: Enemy {TIERS[Math.min(i, 2)]}, face down
              </p>
            ) : (
              <EnemyCard view={view} kind={kind} title={title} />
            )}
          </li>
        )
      })}
      {summoned && (
        <li>
          <EnemyCard view={view} kind="snake" title="Summons" />
        </li>
      )}
    </ul>
  )
}

function EnemyCard({ view, kind, title }: { readonly view: View; readonly kind: EnemyKind; readonly title: string }) {
  const { name, damage, loot, ability, text } = contentOf(view).enemies[kind]
  const health = healthOf(view, kind)
  return (
    <article className="pl-enemy">
      <EnemyIcon kind={kind} />
      <div>
        <b className="pl-card-name">{name}</b> <small className="pl-card-kind">{title}</small>
        <p className="pl-enemy-facts">
          <span>
            Damage <b>{damage}</b>
          </span>
          <span>
            <HeartIcon /> <b>{health}</b>
            <span className="unseen"> Health</span>
          </span>
          {loot.coins + loot.gems > 0 && <span>Loot</span>}
          {loot.coins > 0 && (
            <span>
              <CoinIcon /> <b>{loot.coins}</b>
            </span>
          )}
          {loot.gems > 0 && (
            <span>
              <GemIcon /> <b>{loot.gems}</b>
            </span>
          )}
        </p>
        <p>
          <em>{ability}:</em> {text}
        </p>
      </div>
    </article>
  )
}
