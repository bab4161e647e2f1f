import type { Hints } from '@undercroft/kernel'
import type { HeroCard, HeroId } from '../content/heroes.ts'
import { activeHero, heroOf, playerOf } from '../state/heroes.ts'
import type { Choice, Masmorra, Player } from '../state/state.ts'
import type { View } from '../state/view.ts'
import { championOf } from './alliance/plan.ts'
import { keepWorth } from './cards.ts'
import { attackWorths, defendWorths, nextFoeWorths } from './combat.ts'
import { foeWorth, marchWorths } from './dungeon.ts'
import { sparesACard } from './ending.ts'
import { actionWorths, rollWorths } from './hero-phase.ts'
import { learnWorth } from './learning.ts'
import { mindOf } from './mind.ts'
import { orderWorths, placeWorths, trapWorths } from './placing.ts'
import { dmPlayWorth } from './playing.ts'
import { afterSet } from './turn.ts'
import { windowWorths } from './windows.ts'
import { worthsOf, woundCost } from './worths.ts'

type Score = (choice: Choice) => number

/** The Hero card whose abilities are learned first against Malaphyas. */
const FAVOURITE: Readonly<Record<HeroId, HeroCard>> = {
  jay: 'A',
  greybark: 'B',
  algus: 'B',
  mika: 'B',
  valerie: 'A',
  odda: 'B',
}

/** Those who can strike Malaphyas hardest at once. */
const STRIKERS: readonly HeroId[] = ['jay', 'valerie', 'greybark']

/** An Alliance wants one who can strike; beside that one, and in a race, anybody. */
function heroWorths({ options, heroes }: View): Score {
  const strikes = heroes.some(({ id }) => id !== 'none' && STRIKERS.includes(id))
  return choice => {
    if (options.mode !== 'alliance') return 0
    return choice[0] === 'hero' && (strikes || STRIKERS.includes(choice[1])) ? 1 : 0
  }
}

function learnWorths(view: View, player: Player): Score {
  const { id } = heroOf(view, player)
  return choice => {
    if (choice[0] !== 'learn') return 0
    if (view.options.mode !== 'alliance') return learnWorth(view, player, choice[1])
    return id !== 'none' && choice[1] === FAVOURITE[id] ? 1 : 0
  }
}

function discardWorths(view: View): Score {
  return choice => (choice[0] === 'discard' ? -keepWorth(view, choice[1], 0) : 0)
}

/** A Wound against a Step (MA-10.18). */
function pitWorths(view: View): Score {
  const { lp } = activeHero(view)
  const worths = worthsOf(view)
  return choice => {
    if (choice[0] !== 'pit') return -1
    return choice[1] === 'wound' ? -woundCost(worths, 1, lp) : choice[1] === 'symbol' ? -0.1 : -worths.spare.S
  }
}

function setWorths(view: View): Score {
  const mind = mindOf(view)
  const { symbols } = view.turn
  const now = mind.worth(afterSet(view), symbols)
  return choice => (choice[0] === 'set' ? mind.worth(afterSet(view, choice[1], choice[2]), symbols) - now : 0.001)
}

function foeWorths(view: View): Score {
  return choice => {
    if (choice[0] !== 'take' && choice[0] !== 'remove' && choice[0] !== 'ritual') return 0
    return foeWorth(view, choice[1], view.turn.player)
  }
}

/** D23: monsters, and cards that still have a use; gold that would not be needed buys one. */
function dmWorths(view: View): Score {
  const marches = marchWorths(view, view.turn.player)
  const room = (view.handSizes[view.turn.player] ?? 0) < 6 && sparesACard(view, view.turn.player)
  const saves = view.options.mode === 'alliance' && championOf(view) === view.turn.player
  return choice => {
    if (choice[0] === 'play') return dmPlayWorth(view, choice[1], choice[2])
    if (choice[0] === 'buy') return room && !saves ? 0.06 : -1
    return marches(choice)
  }
}

/**
 * MA-23.5: the Miasma takes gold or cards, so the Sewers are for those who have less to lose than the others; the
 * Throne is sooner done.
 */
function groundWorths(view: View, player: Player): Score {
  if (view.options.mode === 'alliance') return teamGround(view)
  const purse = view.heroes.map(({ gold }, at) => worthsOf(view).gold * gold + 0.4 * (view.handSizes[at] ?? 0))
  const others = purse.filter((_, at) => at !== player)
  const spite = others.reduce((sum, each) => sum + each, 0) / others.length
  return choice => (choice[0] === 'ground' && choice[1] === 'sewers' ? spite - (purse[player] ?? 0) - SOONER : 0)
}

const SOONER = 0.8

/** A team that has neither cards nor gold for the last blow loses nothing to the Miasma, and is spared the Grimbolts. */
function teamGround(view: View): Score {
  const cards = view.handSizes.reduce((sum, size) => sum + size, 0) / view.heroes.length
  const gold = heroOf(view, championOf(view)).gold
  return choice => (choice[0] === 'ground' && choice[1] === 'sewers' ? 1 - 0.5 * cards - 0.2 * gold : 0)
}

/** MA-24.9: sends the monster towards the Hero that can best bear it. */
function hordeWorths(view: View): Score {
  return choice => (choice[0] === 'towards' ? heroOf(view, playerOf(view, choice[1])).lp : 0)
}

export const hints: Hints<Masmorra> = {
  pickHero: ({ seen }) => heroWorths(seen.view),
  preRoll: ({ seen }) => rollWorths(seen.view),
  midRoll: ({ seen }) => rollWorths(seen.view),
  extraReroll: ({ seen }) => rollWorths(seen.view),
  actions: ({ seen }) => actionWorths(seen.view),
  secondMagic: ({ seen }) => setWorths(seen.view),
  setDice: ({ seen }) => setWorths(seen.view),
  rerollSome: ({ seen }) => rollWorths(seen.view),
  place: ({ seen, frame }) => placeWorths(seen.view, frame.tile, frame.level),
  placeTrap: ({ seen, frame }) => trapWorths(seen.view, frame.level),
  ground: ({ seen, frame }) => groundWorths(seen.view, frame.player),
  pit: ({ seen }) => pitWorths(seen.view),
  nextFoe: ({ seen }) => nextFoeWorths(seen.view),
  attack: ({ seen }) => attackWorths(seen.view),
  defend: ({ seen }) => defendWorths(seen.view),
  levelUp: ({ seen, frame }) => learnWorths(seen.view, frame.player),
  handLimit: ({ seen }) => discardWorths(seen.view),
  discardOne: ({ seen }) => discardWorths(seen.view),
  order: ({ seen, frame }) => orderWorths(seen.view, frame.level),
  window: ({ seen, frame }) => windowWorths(seen.view, frame),
  dm: ({ seen }) => dmWorths(seen.view),
  beast: ({ seen, frame }) => marchWorths(seen.view, frame.player),
  takeDie: ({ seen }) => foeWorths(seen.view),
  trim: ({ seen }) => foeWorths(seen.view),
  ritual: ({ seen }) => foeWorths(seen.view),
  hordeMoves: ({ seen }) => hordeWorths(seen.view),
}
