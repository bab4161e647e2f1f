import type { Decision } from '@undercroft/kernel'
import { ABILITIES, ABILITY_IDS, type AbilityId, HERO_CARDS, type HeroCard } from '../../content/heroes.ts'
import { abilityAt } from '../../state/content.ts'
import type { FrameOf } from '../../state/frames.ts'
import { heroId, heroOf, seatOf } from '../../state/heroes.ts'
import type { Masmorra, Open, Player } from '../../state/state.ts'
import { joinLate } from '../15-abilities/pet.ts'

/**
 * MA-13.7: the player chooses one of the two Hero cards, whose upper ability comes first. Abilities are never lost
 * (MA-13.9).
 */
export const levelUp: Decision<Masmorra, FrameOf<'levelUp'>> = {
  offer(s, o, { player }) {
    o.ask(seatOf(s, player), 'Level up: uncover an ability')
    for (const card of HERO_CARDS)
      o.try(['learn', card], nextAbility(s, player, card) === undefined ? 'MA-13.7' : undefined)
  },
  on: {
    learn({ s, f: { player }, choice: [, card], t }) {
      const ability = nextAbility(s, player, card)
      if (ability === undefined) throw new Error('both abilities of that card are learned')
      heroOf(s, player).learned.push(ability)
      t.uses(`ability.${ability}.learned`)
      const { says } = abilityAt(s, ability)
      const other = says === ABILITIES[ability].says ? {} : { says }
      t.tell({ what: 'learned', hero: heroId(s, player), ability, ...other })
      if (ability === 'wolfCompanion' && player === s.turn.player) joinLate(s, t)
    },
  },
}

export function nextAbility(s: Pick<Open, 'heroes'>, player: Player, card: HeroCard): AbilityId | undefined {
  const { id, learned } = heroOf(s, player)
  const slots = [`${card}1`, `${card}2`]
  const own = ABILITY_IDS.filter(ability => ABILITIES[ability].hero === id && slots.includes(ABILITIES[ability].slot))
  return own.find(ability => !learned.includes(ability))
}
