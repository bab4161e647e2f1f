import { FACES, type Face } from '../../content/faces.ts'
import type { Source } from '../../state/choices.ts'
import { activeHero, heroesIn, heroId, heroOf, playerOf } from '../../state/heroes.ts'
import { MOST_GOLD, MOST_LP } from '../../state/limits.ts'
import { factsOf, roomOf } from '../../state/map.ts'
import { type DieId, type Open, PET, type Player, type State } from '../../state/state.ts'
import { dieOf, faceBroken, readyDice, setDie } from '../05-dice-symbols-spending-docking/dice.ts'
import { goldSense } from '../05-dice-symbols-spending-docking/docking.ts'
import { dieFor, hasSource, PAYERS, pay } from '../05-dice-symbols-spending-docking/sources.ts'
import { dropMoves, engagedBroken, type Handlers, type Sheet } from '../06-actions-and-engagement/engagement.ts'
import { heal } from '../13-xp-levels-defeat/wounds.ts'
import { activeKnows } from '../15-abilities/knowing.ts'
import { drawCard } from '../19-treasure-cards-and-interrupts/hand.ts'
import type { Rule } from '../rulebook.ts'
import { gainGold } from './gold.ts'

/** MA-14.6 */
const PRICE = 5

/** MA-14.6: at any time of the turn, but not while the Hero lies. */
export function buyBroken(s: Open): Rule | undefined {
  const hero = activeHero(s)
  if (hero.lying || hero.gold < PRICE) return 'MA-14.6'
  return undefined
}

/** MA-10.15: floor gold, up to the limit; other rooms, such as the Starting Room (MA-10.1), have none. */
export function takeGoldBroken(s: Open): Rule | undefined {
  const { room, gold } = activeHero(s)
  if (factsOf(s, room).dock?.use === 'chest' || roomOf(s, room).gold === 0) return 'MA-10.15'
  return engagedBroken(s) ?? (gold >= MOST_GOLD ? 'MA-14.5' : undefined)
}

/** MA-14.3: any face for a die that is not used, and is not the one that pays. */
export function offerMagic(s: Open, o: Sheet): void {
  const payers = PAYERS.filter(source => hasSource(s, 'G', source))
  const broken = faceBroken(s, 'G')
  if (broken !== undefined || payers.length === 0) {
    if (o.explaining) refuseMagic(s, o, broken ?? 'MA-14.3')
    return
  }
  for (const source of payers) {
    const paid = dieFor(s, 'G', source)
    for (const die of oneOfEachFace(s, paid))
      for (const face of FACES) if (face !== dieOf(s, die).face) o.may(['magic', source, die, face])
  }
  if (o.explaining) refuseUsed(s, o, payers)
}

/** The dice that differ to whoever sets one: the lowest of each face, and the pet die. */
export function oneOfEachFace(s: Open, without: DieId): DieId[] {
  const faces: Face[] = []
  return readyDice(s).filter(die => {
    if (die === without) return false
    if (die === PET) return true
    const { face } = dieOf(s, die)
    if (faces.includes(face)) return false
    faces.push(face)
    return true
  })
}

function refuseMagic(s: Open, o: Sheet, rule: Rule): void {
  for (const source of PAYERS)
    for (const die of s.turn.dice.keys()) for (const face of FACES) o.refuse(['magic', source, die, face], rule)
}

function refuseUsed(s: Open, o: Sheet, payers: readonly Source[]): void {
  for (const [die, { place }] of s.turn.dice.entries()) {
    if (place === 'ready') continue
    for (const source of payers) for (const face of FACES) o.refuse(['magic', source, die, face], 'MA-14.3')
  }
}

/** MA-14.1, MA-24.12: one's own Hero; in Alliance any in the same room. */
export function offerDrinks(s: Open, o: Sheet): void {
  for (const [player, hero] of s.heroes.entries()) {
    if (hero.id === 'none') continue
    for (const source of PAYERS) {
      if (!o.explaining && !hasSource(s, 'E', source)) continue
      o.try(['drink', source, hero.id], drinkBroken(s, player, source))
    }
  }
}

function drinkBroken(s: Open, player: Player, source: Source): Rule | undefined {
  const engaged = engagedBroken(s)
  if (engaged !== undefined) return engaged === 'MA-6.3' && s.turn.symbols.E > 0 ? 'MA-6.7' : engaged
  if (player !== s.turn.player) {
    if (s.options.mode !== 'alliance') return 'MA-14.1' // your own Hero
    if (!heroesIn(s, activeHero(s).room).includes(player)) return 'MA-24.12'
  }
  const broken = hasSource(s, 'E', source) ? faceBroken(s, 'E') : 'MA-14.1'
  if (broken !== undefined) return broken
  if (s.turn.evil === 'E15') return 'MA-24.7'
  return heroOf(s, player).lp >= MOST_LP ? 'MA-14.1' : undefined
}

export const meansHandlers = {
  takeGold({ s, f, t }) {
    dropMoves(s)
    const { player } = s.turn
    const here = roomOf(s, activeHero(s).room)
    const taken = Math.min(here.gold, MOST_GOLD - activeHero(s).gold)
    here.gold -= taken
    gainGold(s, t, player, taken + goldSense(s, t, player), 'MA-10.15')
    s.frames.push(f)
  },

  buy({ s, f, t }) {
    if (!s.combat.on) dropMoves(s)
    spendGold(s, PRICE)
    t.tell({ what: 'gold', hero: heroId(s, s.turn.player), gain: -PRICE, gold: activeHero(s).gold, by: 'MA-14.6' })
    drawCard(s, s.turn.player)
    s.frames.push(f)
  },

  magic({ s, f, choice: [, source, die, face], t }) {
    dropMoves(s)
    pay(s, 'G', source)
    setDie(s, t, die, face, 'MA-14.3')
    const mastery = !s.turn.magicUsed && activeKnows(s, 'arcaneMastery')
    s.turn.magicUsed = true
    if (mastery) {
      t.uses('ability.arcaneMastery')
      s.frames.push({ phase: 'secondMagic' })
    }
    s.frames.push(f)
  },

  drink({ s, f, choice: [, source, hero], t }) {
    dropMoves(s)
    pay(s, 'E', source)
    heal(s, t, playerOf(s, hero), 1, 'MA-14.1')
    s.frames.push(f)
  },
} satisfies Handlers

/** Into the reserve; gold has no limit there (MA-1.11). */
export function spendGold(s: State, amount: number): void {
  activeHero(s).gold -= amount
}
