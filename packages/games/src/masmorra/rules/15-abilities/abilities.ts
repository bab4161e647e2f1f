import { type Step, sameData } from '@undercroft/kernel'
import type { Ability, AbilityId } from '../../content/heroes.ts'
import { abilityAt } from '../../state/content.ts'
import type { FrameOf } from '../../state/frames.ts'
import { activeHero, heroId } from '../../state/heroes.ts'
import type { At, Handlers, Masmorra, Sheet, State } from '../../state/state.ts'
import { NO_TARGET, type Target } from '../../state/target.ts'
import { gainSymbols, givesBroken } from '../05-dice-symbols-spending-docking/dice.ts'
import { dockDice, dockings } from '../05-dice-symbols-spending-docking/docking.ts'
import { engagedBroken } from '../06-actions-and-engagement/engagement.ts'
import { dropMoves } from '../07-steps-and-moving/steps.ts'
import { type Moment, usefulNow } from '../12-combat/useful.ts'
import { spendGold } from '../14-elixir-magic-gold-bounties/gold.ts'
import { trigger } from '../19-treasure-cards-and-interrupts/triggers.ts'
import type { Rule } from '../rulebook.ts'
import { ABILITY_EFFECTS } from './effects.ts'
import { silenced } from './knowing.ts'

/** MA-15.3: the activated abilities of the active Hero, with every way to pay. */
export function offerAbilities(
  s: State,
  o: Sheet,
  moment: Moment,
  only: readonly AbilityId[] = activeHero(s).learned,
): void {
  for (const id of only) offerAbility(s, o, moment, id)
}

function offerAbility(s: State, o: Sheet, moment: Moment, id: AbilityId): void {
  const ability = abilityAt(s, id)
  const { cost } = ability
  if (cost.kind !== 'paid') {
    if (o.explaining && cost.kind === 'ongoing') o.refuse(['use', id, [], NO_TARGET], 'MA-15.2')
    return
  }
  const broken = abilityBroken(s, moment, id, ability)
  if (broken !== undefined) {
    if (o.explaining) refuseAbility(s, o, id, ability, broken)
    return
  }
  const payments = cost.dock.length === 0 ? [[]] : dockings(s, cost.dock, false)
  if (payments.length === 0) {
    if (o.explaining) refuseAbility(s, o, id, ability, 'MA-5.4')
    return
  }
  const effect = ABILITY_EFFECTS[id]
  const targets = effect?.targets?.({ s, by: s.turn.player }) ?? ONE
  for (const dice of payments)
    for (const target of targets) o.try(['use', id, dice, target], effect?.broken?.({ s, by: s.turn.player, target }))
  if (targets.length === 0 && o.explaining) {
    for (const dice of payments)
      o.refuse(['use', id, dice, NO_TARGET], effect?.broken?.({ s, by: s.turn.player, target: NO_TARGET }) ?? 'MA-19.9')
  }
}

const ONE: readonly Target[] = [NO_TARGET]

/** Everything that forbids an ability whatever pays for it, in the order of MA-25.7. */
export function abilityBroken(s: State, moment: Moment, id: AbilityId, { cost, gives }: Ability): Rule | undefined {
  if (cost.kind !== 'paid') return 'MA-15.2'
  if (moment === 'free' && cost.dock.length > 0) return 'MA-4.7'
  const inFight = moment === 'attack' || moment === 'defend'
  if (inFight && id !== 'wizardsApprentice' && !gives.some(face => usefulNow(s, moment, face))) return 'MA-12.17'
  const effect = ABILITY_EFFECTS[id]
  if (effect?.notEngaged && engagedBroken(s) !== undefined) return 'MA-6.8'
  const gone = silenced(s, s.turn.player)
  if (gone !== undefined) return gone
  if (effect?.teleports && s.ground !== 'none') return 'MA-21.9'
  const cursed = givesBroken(s, gives)
  if (cursed !== undefined) return cursed
  if (s.turn.used.includes(id)) return cost.dock.length === 0 ? 'MA-15.5' : cost.gold > 0 ? 'MA-15.6' : 'MA-15.4'
  return activeHero(s).gold < cost.gold ? 'MA-15.5' : undefined
}

/** Every payment that somebody could try, so that each is refused with its rule. */
function refuseAbility(s: State, o: Sheet, id: AbilityId, { cost }: Ability, rule: Rule): void {
  if (cost.kind !== 'paid') return
  const dice =
    cost.dock.length === 0
      ? [[]]
      : dockings(
          s,
          cost.dock.map(() => 'any' as const),
          false,
        )
  for (const each of dice) o.refuse(['use', id, each, NO_TARGET], rule)
}

export const abilityHandlers = {
  /** The ability is paid for first, then W:USE opens, then it acts (MA-13.19, MA-15.11). */
  use({ s, f, choice: [, ability, dice, target] }) {
    const { cost } = abilityAt(s, ability)
    if (cost.kind !== 'paid') throw new Error(`${ability} is not used by an action`)
    if (!s.combat.on) dropMoves(s)
    dockDice(s, dice)
    spendGold(s, cost.gold)
    if (!cost.refresh) s.turn.used.push(ability)
    s.turn.cancelled = false
    const { player } = s.turn
    s.frames.push(
      trigger('use', player, { ability, room: activeHero(s).room }),
      { phase: 'abilityActs', player, ability, ...target },
      f,
    )
  },
} satisfies Handlers

/** Lets an ability act, unless it was cancelled. */
function performAbility(s: State, ability: AbilityId, target: Target, t: At): void {
  const { player } = s.turn
  if (activeHero(s).lying) return // MA-13.19
  if (s.turn.cancelled) {
    s.turn.cancelled = false
    t.tell({ what: 'cancelled', of: 'ability', by: 'MA-15.11' })
    return
  }
  t.uses(`ability.${ability}`)
  t.tell({ what: 'used', hero: heroId(s, player), ability })
  const { gives } = abilityAt(s, ability)
  if (gives.length > 0) gainSymbols(s, t, gives, 'MA-15.7')
  const effect = ABILITY_EFFECTS[ability]
  const targets = effect?.targets?.({ s, by: player })
  if (targets === undefined || targets.some(each => sameData(each, target))) effect?.does({ s, by: player, target, t })
}

export const abilityActs: Step<Masmorra, FrameOf<'abilityActs'>> = {
  run(s, t, { phase: _, player: __, ability, ...target }) {
    performAbility(s, ability, target, t)
  },
}
