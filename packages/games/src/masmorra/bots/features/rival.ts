import type { Hero, Player, State } from '../../state/state.ts'

/** A Hero in a race. */
export interface Rival {
  readonly s: State
  readonly player: Player
  readonly hero: Hero
}

/** How a rival stands, whatever ends the race. */
export const RIVAL: { readonly [feature: string]: (rival: Rival) => number } = {
  'Life Points': ({ hero }) => hero.lp,
  'hardly any Life Points': ({ hero }) => (hero.lp <= 2 && !hero.lying ? 1 : 0),
  'lies on the floor': ({ hero }) => (hero.lying ? 1 : 0),
  cards: ({ s, player }) => s.hands[player]?.length ?? 0,
  gold: ({ hero }) => Math.min(hero.gold, 10),
  'abilities learned': ({ hero }) => hero.learned.length,
}

export function turnsUntil({ s, player }: Rival): number {
  const count = s.heroes.length
  return (player - s.turn.player + count) % count
}
