import type { BoardProps } from '../../board.ts'
import { HERO_IDS } from '../content/heroes.ts'
import { contentOf } from '../state/content.ts'
import type { Platformer } from '../state/state.ts'
import { DieIcon } from './Die.tsx'
import { HeroIcon } from './Figure.tsx'
import { Hearts } from './Icons.tsx'
import { StarUses } from './StarUses.tsx'

/** PL-2.12: where Heroes are chosen, each in turn takes one that is free. */
export function HeroPicker({ table }: { readonly table: BoardProps<Platformer> }) {
  const { ask, seen, viewer } = table
  const seat = viewer === 'spectator' ? 0 : viewer
  return (
    <section className="pl-picker" aria-label="Choose a Hero">
      <h2>{ask?.phase === 'heroes' ? 'Who climbs for you?' : 'Heroes are being chosen'}</h2>
      <div className="pl-picker-heroes">
        {HERO_IDS.map(hero => {
          const { name, health, ability, text, star } = contentOf(seen.view).heroes[hero]
          const owner = seen.view.players.findIndex(player => player.hero === hero)
          const may = ask?.options.some(choice => choice[0] === 'hero' && choice[1] === hero) === true
          return (
            <button
              key={hero}
              type="button"
              className="pl-picker-hero"
              aria-disabled={!may}
              onClick={() => (may ? table.choose(['hero', hero]) : table.explain(['hero', hero]))}
            >
              <HeroIcon hero={hero} seat={owner < 0 ? seat : owner} />
              <b>{name}</b>
              <Hearts left={health} full={health} />
              <span className="pl-picker-text">
                <em>{ability}:</em> {text}
              </span>
              <span className="pl-picker-star">
                <DieIcon kind="action" face="star" /> = <StarUses uses={star} />
              </span>
              {owner >= 0 && <small>{table.sitters[owner]?.player ?? ''} has it</small>}
            </button>
          )
        })}
      </div>
    </section>
  )
}
