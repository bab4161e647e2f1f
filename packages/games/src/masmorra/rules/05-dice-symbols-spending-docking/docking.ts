import type { DockUse } from '../../content/docks.ts'
import type { Docked, Face } from '../../content/faces.ts'
import { tileFacts } from '../../content/tiles.ts'
import { heroId, heroOf } from '../../state/heroes.ts'
import { factsOf, roomOf, trapOf, trapsBeside } from '../../state/map.ts'
import { type At, type DieId, type Open, PET, type Player, type State, type TrapId } from '../../state/state.ts'
import { gainXp } from '../13-xp-levels-defeat/xp.ts'
import { gainGold } from '../14-elixir-magic-gold-bounties/gold.ts'
import { activeKnows, knows } from '../15-abilities/knowing.ts'
import { drawCard } from '../19-treasure-cards-and-interrupts/hand.ts'
import type { Rule } from '../rulebook.ts'
import { dieOf, faceBroken, readyDice } from './dice.ts'

/**
 * The sets of ready dice that fill a docking space (MA-5.4), each kind of set once: equal dice are alike, but the pet die is
 * told from the others. One die more may show anything where an ability or a card says so.
 */
export function dockings(s: Open, dock: readonly Docked[], oneFree: boolean): DieId[][] {
  const usable = readyDice(s).filter(die => faceBroken(s, dieOf(s, die).face) === undefined)
  const found = new Map<string, DieId[]>()
  const fill = (at: number, chosen: readonly DieId[], free: boolean): void => {
    const wanted = dock[at]
    if (wanted === undefined) {
      const set = [...chosen].sort((a, b) => a - b)
      const kind = set
        .map(die => `${dieOf(s, die).face}${die === PET}`)
        .sort()
        .join()
      if (!found.has(kind)) found.set(kind, set)
      return
    }
    for (const die of oneOfEach(s, usable, chosen)) {
      const fits = wanted === 'any' || wanted === dieOf(s, die).face
      if (fits) fill(at + 1, [...chosen, die], free)
      else if (free) fill(at + 1, [...chosen, die], false)
    }
  }
  fill(0, [], oneFree)
  return [...found.values()]
}

/** The lowest die of each face that is not taken yet, and the pet die. */
function oneOfEach(s: Open, dice: readonly DieId[], taken: readonly DieId[]): DieId[] {
  const faces: Face[] = []
  return dice.filter(die => {
    if (taken.includes(die)) return false
    if (die === PET) return true
    const { face } = dieOf(s, die)
    if (faces.includes(face)) return false
    faces.push(face)
    return true
  })
}

/** Nimble Fingers or a Master Key: for a chest or a trap one of the dice may show any face. */
export function hasFreeDie(s: Open, use: DockUse): boolean {
  if (use !== 'chest' && use !== 'disarm') return false
  return s.turn.masterKey || activeKnows(s, 'nimbleFingers')
}

/** MA-5.5: all dice of a space together. */
export function dockDice(s: State, dice: readonly DieId[]): void {
  for (const die of dice) dieOf(s, die).place = 'docked'
}

/** Why the chest of the room the Hero stands in cannot be opened, whatever the dice. */
export function chestBroken(s: Open, player: Player): Rule | undefined {
  const { room } = heroOf(s, player)
  if (factsOf(s, room).dock?.use !== 'chest') return 'MA-10.2'
  return roomOf(s, room).opened ? 'MA-10.3' : undefined
}

/** MA-10.2: 1 XP, a card, and all its gold; what is above the limit goes to the reserve (MA-10.3). */
export function openChest(s: State, t: At, player: Player): void {
  const { room } = heroOf(s, player)
  const here = roomOf(s, room)
  const { gold } = here
  here.opened = true
  here.gold = 0
  t.uses(`tile.${here.tile}`)
  t.tell({ what: 'opened', hero: heroId(s, player), room, tile: here.tile, gold })
  s.frames.push({ phase: 'roomReward', player, amount: 1, by: 'MA-10.2' })
  drawCard(s, player)
  gainGold(s, t, player, gold + goldSense(s, t, player), 'MA-10.2')
}

/** Gold Sense: one gold more from chests and floors. */
export function goldSense(s: State, t: At, player: Player): number {
  if (!knows(s, player, 'goldSense')) return 0
  t.uses('ability.goldSense')
  return 1
}

/** Why this trap cannot be disarmed from the room the Hero stands in, whatever the dice. */
export function trapBroken(s: Open, player: Player, trap: TrapId): Rule | undefined {
  if (!trapsBeside(s, heroOf(s, player).room).includes(trap)) return 'MA-9.13'
  return trapOf(s, trap).live ? undefined : 'MA-9.14'
}

/** MA-9.14: it never acts again; the deeper level pays more. */
export function disarmTrap(s: State, t: At, player: Player, trap: TrapId): void {
  const here = trapOf(s, trap)
  here.live = false
  t.uses(`tile.${here.tile}`)
  t.tell({ what: 'disarmed', hero: heroId(s, player), trap, tile: here.tile })
  s.frames.push({ phase: 'roomReward', player, amount: here.level === 1 ? 2 : 3, by: 'MA-9.14' })
}

/** W:REWARD stands between what was earned and what is given. */
export function giveReward(s: State, t: At, player: Player, amount: number, by: Rule): void {
  gainXp(s, t, player, Math.max(0, amount + s.turn.rewardBonus), by)
}

/** The dice printed on a trap (MA-9.13). */
export function trapDock(s: Open, trap: TrapId): readonly Docked[] {
  return tileFacts(trapOf(s, trap).tile).dock?.dice ?? []
}
