import { agenda, type Decision } from '@undercroft/kernel'
import { HERO_IDS, type HeroId } from '../../content/heroes.ts'
import { HEROES_CHOSEN } from '../../state/choices.ts'
import { contentOf } from '../../state/content.ts'
import { type FrameOf, HEROES_FRAME, TURN } from '../../state/frames.ts'
import { type Platformer, playerOf, type State } from '../../state/state.ts'

/** The first seat in turn order that has no Hero yet. */
function chooser(s: State): number {
  return (
    s.players.map((_, i) => (s.first + i) % s.players.length).find(seat => playerOf(s, seat).hero === 'none') ?? s.first
  )
}

/** PL-1.8: where Heroes are chosen, each player in turn order takes one that is free. */
export const heroes: Decision<Platformer, FrameOf<'heroes'>> = {
  offer(s, o) {
    o.ask(chooser(s), 'Choose your Hero')
    for (const [i, hero] of HERO_IDS.entries()) {
      const choice = HEROES_CHOSEN[i]
      if (choice !== undefined) o.try(choice, s.players.some(player => player.hero === hero) ? 'PL-1.8' : undefined)
    }
  },
  on: {
    hero({ s, seat, choice: [, hero], t }) {
      takeHero(s, seat, hero)
      t.uses(hero)
      t.tell({ what: 'hero', seat, hero })
      agenda(s, s.players.some(player => player.hero === 'none') ? HEROES_FRAME : TURN)
    },
  },
}

/** PL-2.12: a Hero begins with as many Hearts as its Health. */
export function takeHero(s: State, seat: number, hero: HeroId): void {
  const player = playerOf(s, seat)
  player.hero = hero
  player.hearts = contentOf(s).heroes[hero].health
}
