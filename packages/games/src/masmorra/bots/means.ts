import { FACES, type Face } from '../content/faces.ts'
import type { Stats } from '../content/monsters.ts'
import { faceBroken } from '../rules/05-dice-symbols-spending-docking/dice.ts'
import { knows } from '../rules/15-abilities/knowing.ts'
import { contentOf } from '../state/content.ts'
import { foesIn, hasTrait, isBoss, isUnfought, kindOf, statsOf } from '../state/foes.ts'
import { heroOf } from '../state/heroes.ts'
import type { FoeId, Open, Player, RoomId, Symbols } from '../state/state.ts'
import { goalWorth } from './ending.ts'
import type { Fighter, Opponent } from './fight.ts'
import { type Worths, worthsOf } from './worths.ts'

/** What the active Hero's dice and symbols come to in a fight, pairs of sword and shield counted in (MA-12.13). */
export function handMaker(s: Open): (dice: Symbols, symbols: Symbols) => Symbols {
  const free = (face: Face): number => (faceBroken(s, face) === undefined ? 1 : 0)
  const S = free('S')
  const R = free('R')
  const M = free('M')
  const D = free('D')
  const E = free('E')
  const G = free('G')
  const paired = M * D
  const drilled = paired > 0 && knows(s, s.turn.player, 'shieldDrill')
  if (S + R + M + D + E + G === FACES.length) return drilled ? drilledHand : usualHand
  return (dice, symbols) => {
    const pairs = paired * Math.min(dice.M, dice.D)
    return {
      S: S * (dice.S + symbols.S),
      R: R * (dice.R + symbols.R),
      M: M * (dice.M + symbols.M) + pairs,
      D: D * (dice.D + symbols.D) + (drilled ? pairs : 0),
      E: E * (dice.E + symbols.E),
      G: G * (dice.G + symbols.G),
    }
  }
}

/** The same where every face may be used, as nearly always. */
function usualHand(dice: Symbols, symbols: Symbols): Symbols {
  return {
    S: dice.S + symbols.S,
    R: dice.R + symbols.R,
    M: dice.M + symbols.M + Math.min(dice.M, dice.D),
    D: dice.D + symbols.D,
    E: dice.E + symbols.E,
    G: dice.G + symbols.G,
  }
}

/** With Shield Drill each pair is a shield as well. */
function drilledHand(dice: Symbols, symbols: Symbols): Symbols {
  const hand = usualHand(dice, symbols)
  hand.D += Math.min(dice.M, dice.D)
  return hand
}

export function fighterOf(s: Open, player: Player): Fighter {
  return {
    lp: heroOf(s, player).lp,
    hardened: knows(s, player, 'battleHardened') && !(s.combat.on && s.combat.paid),
    deadeye: knows(s, player, 'deadeye'),
  }
}

/** A monster as this player's Hero would meet it. */
export function opponentOf(s: Open, foe: FoeId, player: Player, worths = worthsOf(s)): Opponent {
  const opponent = asOpponent(s, statsOf(s, foe), kindOf(foe), player, worths)
  // MA-21.1, MA-24.2: Malaphyas is what the game is about, and his henchmen stand before him (MA-23.6).
  const { worth, lasting } = goalWorth(s, foe, player)
  return worth === 0 ? opponent : { ...opponent, worth: opponent.worth + worth, lasting }
}

/** MA-13.3; E03 and E04 make common monsters worse. */
export function asOpponent(
  s: Open,
  stats: Stats,
  kind: 'minor' | 'major' | 'boss',
  player: Player,
  { xp, card } = worthsOf(s),
): Opponent {
  const less = kind === 'minor' && heroOf(s, player).xp > 7 ? 1 : 0
  const common = kind === 'boss' ? 'none' : s.turn.evil
  return {
    payback: stats.payback + (common === 'E03' ? 1 : 0),
    defense: stats.defense + (common === 'E04' ? 1 : 0),
    worth: xp * Math.max(0, stats.xp - less) + card + (s.options.mode === 'alliance' ? relief(stats) : 0),
    boss: kind === 'boss',
    traits: stats.traits,
  }
}

/** In Alliance whoever is not beaten comes after the Heroes (MA-24.8). */
function relief({ payback, traits }: Stats): number {
  return 0.4 * payback + (traits.includes('web') ? 3 : 0)
}

/** Who must be fought in a room by the active Hero, those included whom bosses call (MA-18.7, MA-21.12). */
export function opponentsIn(s: Open, room: RoomId, again = false): Opponent[] {
  const { player } = s.turn
  const here = heroOf(s, player).room === room
  const foes = foesIn(s, room).filter(foe => (here && !again ? isUnfought(s, foe) : s.foes[foe]?.turned === false))
  if (foes.length === 0) return []
  const worths = worthsOf(s)
  const called = foes.flatMap(foe => calledBy(s, foe, player, worths))
  return [...foes.map(foe => opponentOf(s, foe, player, worths)), ...called]
}

function calledBy(s: Open, foe: FoeId, player: Player, worths: Worths): Opponent[] {
  if (!isBoss(foe)) return []
  if (hasTrait(s, foe, 'spiderling')) return [asOpponent(s, contentOf(s).monsters.spider, 'minor', player, worths)]
  if (!hasTrait(s, foe, 'darkRitual')) return []
  // In Alliance, where nobody may fall, a bot expects more than the weakest monster.
  const { bat } = contentOf(s).monsters
  const called = s.options.mode === 'alliance' ? { ...bat, payback: 3 } : bat
  return [asOpponent(s, called, 'major', player, worths)]
}
