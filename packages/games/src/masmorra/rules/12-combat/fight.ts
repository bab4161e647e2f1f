import type { Decision, Step } from '@undercroft/kernel'
import { FACES } from '../../content/faces.ts'
import { dieOf } from '../../state/dice.ts'
import { foeOf, hasTrait, statsOf } from '../../state/foes.ts'
import type { FrameOf } from '../../state/frames.ts'
import { activeHero, activeSeat, heroId } from '../../state/heroes.ts'
import type { At, Handlers, Masmorra, Sheet, State } from '../../state/state.ts'
import { faceBroken, gainSymbols } from '../05-dice-symbols-spending-docking/dice.ts'
import { PAYERS, payersOf } from '../05-dice-symbols-spending-docking/sources.ts'
import { loseLp } from '../13-xp-levels-defeat/wounds.ts'
import { buyBroken, buyHandlers } from '../14-elixir-magic-gold-bounties/gold.ts'
import { abilityHandlers, offerAbilities } from '../15-abilities/abilities.ts'
import { activeKnows } from '../15-abilities/knowing.ts'
import { losePet } from '../15-abilities/pet.ts'
import { offerWildShape, wildShapeHandlers } from '../15-abilities/wild-shape.ts'
import { cardHandlers, offerCards } from '../19-treasure-cards-and-interrupts/playing.ts'
import { trigger } from '../19-treasure-cards-and-interrupts/triggers.ts'
import { hurlHandlers, offerHurl } from '../22-the-throne-room/bottomless-pit.ts'
import { isTired } from '../25-platform/guard.ts'
import { commitHandlers, offerCommits, pairBroken, pairDie } from './commit.ts'
import { committed, damageOf, defenseOf, paybackOf, spendCommitted, strikeOf } from './strike.ts'

/** The handlers that attack and defence share. */
const fightHandlers = {
  ...commitHandlers,
  ...abilityHandlers,
  ...cardHandlers,
  ...wildShapeHandlers,
  ...buyHandlers,
} satisfies Handlers

/** MA-12.15: symbols are committed one at a time and can be taken back until they are resolved. */
export const attack: Decision<Masmorra, FrameOf<'attack'>> = {
  before(s, t) {
    losePet(s, t)
  },
  offer(s, o) {
    const { foe } = s.combat
    const { damage } = damageOf(s, foe)
    o.ask(activeSeat(s), `Attack ${statsOf(s, foe).name}: ${damage} of ${defenseOf(s, foe)} damage`)
    o.otherwise().may(['resolve'])
    if (isTired(s)) return
    offerCommits(s, o, false)
    o.try(['pair'], pairBroken(s))
    offerHurl(s, o)
    offerWildShape(s, o, ['M', 'R'])
    offerAbilities(s, o, 'attack')
    offerCards(s, o, 'attack')
    o.try(['buy'], buyBroken(s))
    if (o.explaining) refuseOutside(s, o)
  },
  on: {
    ...fightHandlers,
    /** MA-12.13 */
    pair({ s, f, t }) {
      dieOf(s, pairDie(s, 'M')).place = 'used'
      dieOf(s, pairDie(s, 'D')).place = 'used'
      const drilled = activeKnows(s, 'shieldDrill')
      if (drilled) t.uses('ability.shieldDrill')
      gainSymbols(s, t, drilled ? ['M', 'M', 'D', 'D'] : ['M', 'M', 'D'], 'MA-12.13')
      s.frames.push(f)
    },
    ...hurlHandlers,
    resolve({ s }) {
      s.frames.push(trigger('attack', s.turn.player, { foe: s.combat.foe, room: activeHero(s).room }), {
        phase: 'damage',
      })
    },
  },
}

/** MA-12.18, MA-12.19: refuses what has to wait until the combat is over. */
function refuseOutside(s: State, o: Sheet): void {
  o.refuse(['end'], 'MA-6.5').refuse(['fight'], 'MA-12.1')
  for (const source of PAYERS) {
    o.refuse(['drink', source, heroId(s, s.turn.player)], 'MA-12.19')
    for (const die of s.turn.dice.keys()) for (const face of FACES) o.refuse(['magic', source, die, face], 'MA-12.18')
  }
}

/** MA-12.8 to MA-12.11: enough damage defeats the monster; Payback follows a melee, and every attack that fails. */
export const damage: Step<Masmorra, FrameOf<'damage'>> = {
  run(s, t) {
    const { combat } = s
    const { foe } = combat
    const { damage, defense, won, regrows, moans, pays } = strikeOf(s, foe)
    combat.regrows = regrows // MA-18.11
    combat.won = won
    combat.moans = moans // MA-17.10
    if ((won || regrows) && activeKnows(s, 'deadeye') && committed(s).R > 0) t.uses('ability.deadeye')
    spendCommitted(s)
    const { is } = foeOf(s, foe)
    t.tell({ what: 'hit', hero: heroId(s, s.turn.player), foe, is, damage, defense, won })
    if (pays) payback(s, t) // MA-12.10, MA-17.2
    s.frames.push(
      { phase: 'foeEnds' },
      { phase: 'fall', player: s.turn.player },
      { phase: 'moans' },
      { phase: 'nextFoe' },
    )
  },
}

/** MA-12.12: opens W:PAYBACK before Defense is committed. */
function payback(s: State, t: At): void {
  const { combat } = s
  const { foe } = combat
  if (!combat.paid && activeKnows(s, 'battleHardened')) t.uses('ability.battleHardened')
  combat.payback = paybackOf(s, foe)
  combat.paid = true
  const by = hasTrait(s, foe, 'quickStab') ? 'MA-17.2' : 'MA-12.10'
  t.tell({ what: 'payback', hero: heroId(s, s.turn.player), foe, is: foeOf(s, foe).is, value: combat.payback, by })
  s.frames.push(
    trigger('payback', s.turn.player, { foe, amount: combat.payback }),
    { phase: 'defend' },
    { phase: 'suffer' },
  )
}

function due(s: State): number {
  return Math.max(0, s.combat.payback - s.combat.prevented)
}

/** MA-12.12: the player commits Defense against the Payback. */
export const defend: Decision<Masmorra, FrameOf<'defend'>> = {
  before(s, t) {
    losePet(s, t)
    if (due(s) === 0) s.frames.pop()
  },
  offer(s, o) {
    const blocked = committed(s).D
    o.ask(activeSeat(s), `Payback of ${due(s)}: ${blocked} blocked`)
    const enough = blocked >= due(s) || payersOf(s, 'D').length === 0 || faceBroken(s, 'D') !== undefined
    o.otherwise()
    if (!enough && !isTired(s)) offerCommits(s, o, true)
    o.may(['resolve'])
    if (enough && !isTired(s)) offerCommits(s, o, true)
    if (isTired(s)) return
    offerWildShape(s, o, ['D'])
    offerAbilities(s, o, 'defend')
    offerCards(s, o, 'defend')
    o.try(['buy'], buyBroken(s))
  },
  on: {
    ...fightHandlers,
    resolve() {},
  },
}

/** Takes the Wounds that were not prevented; the Hero falls only after the beaten monster has left (MA-12.21). */
export const suffer: Step<Masmorra, FrameOf<'suffer'>> = {
  run(s, t) {
    const wounds = due(s) - committed(s).D
    spendCommitted(s)
    loseLp(s, t, s.turn.player, wounds, 'MA-12.12')
  },
}
