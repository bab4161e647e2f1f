import type { Decision, Step } from '@undercroft/kernel'
import { SOURCES, type Source } from '../../state/choices.ts'
import { dieShowing } from '../../state/dice.ts'
import type { FrameOf } from '../../state/frames.ts'
import { activeHero, activeSeat, heroId, heroOf } from '../../state/heroes.ts'
import { factsOf } from '../../state/map.ts'
import { type At, type Masmorra, NONE, type Open, type State } from '../../state/state.ts'
import { faceBroken, loseDie } from '../05-dice-symbols-spending-docking/dice.ts'
import { hasSource, pay } from '../05-dice-symbols-spending-docking/sources.ts'
import { wound } from '../13-xp-levels-defeat/wounds.ts'
import { abilityHandlers, offerAbilities } from '../15-abilities/abilities.ts'
import type { Rule } from '../rulebook.ts'

/** MA-10.22: Pit and Web act on every entry. */
export const enter: Step<Masmorra, FrameOf<'enter'>> = {
  run(s, t, { player, room }) {
    const hero = heroOf(s, player)
    if (hero.lying || hero.room !== room) return
    const { kind } = factsOf(s, room)
    const own = player === s.turn.player && s.turn.stage !== 'dm' && s.turn.stage !== 'end'
    if (kind === 'web' && player === s.turn.player) web(s, t)
    if (kind !== 'pit') return
    if (own) s.frames.push({ phase: 'pit' })
    else wound(s, t, player, 1, 'MA-10.19')
  },
}

/** MA-10.12, MA-10.13: a Web takes a Step die, else a Step symbol, and the Move Points, but never the token. */
function web(s: State, t: At): void {
  const die = dieShowing(s, 'S')
  s.turn.mp = 0
  if (die !== NONE) loseDie(s, t, die, 'MA-10.12')
  else if (s.turn.symbols.S > 0) s.turn.symbols.S--
  t.tell({ what: 'web', hero: heroId(s, s.turn.player), by: 'MA-10.12' })
}

/** MA-10.18, MA-10.20: a Pit costs a Step or a Wound. */
export const pit: Decision<Masmorra, FrameOf<'pit'>> = {
  before(s) {
    if (activeHero(s).lying) s.frames.pop()
  },
  offer(s, o) {
    o.ask(activeSeat(s), 'A pit: spend a Step, or suffer a Wound')
    o.otherwise().may(['pit', 'wound'])
    for (const source of SOURCES) o.try(['pit', source], pitBroken(s, source))
    if (s.turn.stage === 'actions') offerStepAbilities(s, o)
  },
  on: {
    ...abilityHandlers,
    pit({ s, choice: [, payment], t }) {
      if (payment === 'wound') wound(s, t, s.turn.player, 1, 'MA-10.18')
      else if (payment === 'token') {
        activeHero(s).freeStep = false
        t.tell({ what: 'token', hero: heroId(s, s.turn.player), active: false, by: 'MA-10.20' })
      } else pay(s, 'S', payment)
    },
  },
}

function pitBroken(s: Open, source: Source): Rule | undefined {
  const broken = faceBroken(s, 'S')
  if (broken !== undefined) return source === 'token' ? 'MA-23.10' : broken
  if (source === 'token') return activeHero(s).freeStep ? undefined : 'MA-4.6'
  return hasSource(s, 'S', source) ? undefined : 'MA-10.20'
}

/** Offers the ability that makes a Step, as no other helps in a Pit. */
function offerStepAbilities(s: State, o: Parameters<typeof offerAbilities>[1]): void {
  if (activeHero(s).learned.includes('fleetFoot')) offerAbilities(s, o, 'actions', ['fleetFoot'])
}
