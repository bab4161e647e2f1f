import type { Decision, Step } from '@undercroft/kernel'
import { ABILITIES, HEROES, type HeroId } from '../../content/heroes.ts'
import { foeOf, MALAPHYAS } from '../../state/foes.ts'
import type { FrameOf } from '../../state/frames.ts'
import { activeHero, heroId, heroOf, seatOf } from '../../state/heroes.ts'
import { MOST_LP } from '../../state/limits.ts'
import type { At, Masmorra, Open, Player, State } from '../../state/state.ts'
import { freshTurn } from '../02-setup/setup.ts'
import { noSymbols, readyDice } from '../05-dice-symbols-spending-docking/dice.ts'
import { heal } from '../13-xp-levels-defeat/wounds.ts'
import { gainGold } from '../14-elixir-magic-gold-bounties/gold.ts'
import { knows } from '../15-abilities/knowing.ts'
import { trigger } from '../19-treasure-cards-and-interrupts/triggers.ts'
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

/** MA-3.4: what happens before anybody chooses. */
export const startTurn: Step<Masmorra, FrameOf<'startTurn'>> = {
  run(s, t, { player }) {
    const hero = heroOf(s, player)
    if (player === s.first) s.round++
    s.turn = freshTurn(player)
    for (const foe of s.foes) {
      foe.fought = false
      foe.turned = false
    }
    t.tell({ what: 'turn', hero: heroId(s, player), round: s.round, time: s.time })
    if (hero.lying) {
      hero.lying = false
      hero.lp = MOST_LP
      t.tell({ what: 'stood', hero: heroId(s, player) }) // MA-13.18
    }
    hero.freeStep = true // MA-4.6
    if (knows(s, player, 'sanctuary') && hero.lp < MOST_LP) {
      t.uses('ability.sanctuary')
      heal(s, t, player, 1, 'MA-15.2')
    }
    if (s.ground !== 'none' && !foeOf(s, MALAPHYAS).gone) s.frames.push({ phase: 'malaphyas' }) // MA-21.13
    if (s.options.mode === 'alliance') s.frames.push({ phase: 'evil' }) // MA-24.6
    s.frames.push(trigger('turnStart', player), { phase: 'preRoll' }, { phase: 'bounties' }, { phase: 'dmPhase' }) // MA-3.2
  },
}

/** MA-14.4: each unused die is a gold; then everything of the Hero Phase is over (MA-3.6). */
export const bounties: Step<Masmorra, FrameOf<'bounties'>> = {
  run(s, t) {
    const { turn } = s
    const unused = readyDice(s).length
    for (const die of turn.dice) die.place = 'away'
    turn.symbols = noSymbols()
    turn.mp = 0
    turn.curse = 'none'
    turn.evil = 'none' // MA-24.7
    turn.masterKey = false
    turn.stage = 'dm'
    if (!activeHero(s).lying) gainGold(s, t, turn.player, unused, 'MA-14.4') // MA-13.14
  },
}
