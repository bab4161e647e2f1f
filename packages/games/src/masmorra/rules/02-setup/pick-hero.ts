import type { Decision } from '@undercroft/kernel'
import { ABILITIES, HEROES, type HeroId } from '../../content/heroes.ts'
import type { FrameOf } from '../../state/frames.ts'
import { heroOf, seatOf } from '../../state/heroes.ts'
import type { At, Masmorra, Open, Player, State } from '../../state/state.ts'
import type { Rule } from '../rulebook.ts'

/** MA-2.10: in the order of turns, each a different Hero. */
export const pickHero: Decision<Masmorra, FrameOf<'pickHero'>> = {
  offer(s, o, { player }) {
    o.ask(seatOf(s, player), 'Choose your Hero')
    for (const hero of HEROES) o.try(['hero', hero], heroBroken(s, hero))
    o.otherwise().may(['random'])
  },
  on: {
    hero({ s, f: { player }, choice: [, hero], t }) {
      takeHero(s, player, hero, t)
    },
    random({ s, f: { player }, t }) {
      const free = HEROES.filter(hero => heroBroken(s, hero) === undefined)
      takeHero(s, player, free[t.roll(free.length, 'a Hero') - 1] as HeroId, t)
    },
  },
}

function heroBroken(s: Open, hero: HeroId): Rule | undefined {
  if (hero === 'odda' && !s.options.odda) return 'MA-25.6'
  return s.heroes.some(({ id }) => id === hero) ? 'MA-2.10' : undefined
}

/** MA-15.1: every Hero has its starting ability from the beginning. */
function takeHero(s: State, player: Player, hero: HeroId, t: At): void {
  const here = heroOf(s, player)
  here.id = hero
  here.learned = startingAbilities(hero)
  t.uses(`hero.${hero}`)
  t.tell({ what: 'picked', hero, seat: seatOf(s, player) })
}

function startingAbilities(hero: HeroId): (keyof typeof ABILITIES)[] {
  const ids = Object.keys(ABILITIES) as (keyof typeof ABILITIES)[]
  return ids.filter(id => ABILITIES[id].hero === hero && ABILITIES[id].slot === 'start')
}
