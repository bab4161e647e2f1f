import { agenda, type Decision, type Facts, type Table } from '@undercroft/kernel'
import { ARTIFACTS, type ArtifactId } from '../../content/artifacts.ts'
import type { Face } from '../../content/dice.ts'
import type { EventId } from '../../content/events.ts'
import { ITEMS } from '../../content/items.ts'
import type { PotionId } from '../../content/potions.ts'
import { gemsLeft, heroCard, inForce, isHero, ownedArtifact, ownedItem } from '../../state/cards.ts'
import type { Usable } from '../../state/choices.ts'
import { beastFor, GLOVE, rerollOf } from '../../state/frames.ts'
import { aim } from '../../state/listed.ts'
import { beside, COLUMNS, MOST_SPACES, nameOf, type Space, WAYS } from '../../state/spaces.ts'
import { activeOf, type FrameOf, type Platformer, type State, type View } from '../../state/state.ts'
import { hopFacts, otherFacts } from '../../words/facts-of-steps.ts'
import { takeTokens } from '../01-terms-and-options/enter.ts'
import { gainGems } from '../01-terms-and-options/purse.ts'
import { adjacent, areAdjacent, onMap, terrainOf } from '../04-adjacency/terrain.ts'
import { discardPotion } from '../07-symbols/spending.ts'
import { goTo, startMove } from '../09-movement/move.ts'
import { canDragAny, canStep, grapnelBroken, type StepTo, stepBroken, stepFrom } from '../09-movement/steps.ts'
import { recover } from '../12-wounds-faint-spawn/wounds.ts'
import type { Rule } from '../rulebook.ts'

type PlayerView = View['players'][number]

const isHurt = (player: PlayerView): boolean => player.hearts < heroCard(player).health
const hasDie = ({ dice }: View['turn']): boolean => dice.some(die => !die.used)

/** Adjacent Spaces from which the Magnet Glove can take something. */
function gloveTargets(w: View): Space[] {
  const map = terrainOf(w.levels)
  const from = w.players[w.active]?.space ?? -1
  return [0, 1, 2, 3]
    .map(way => adjacent(map, from, way))
    .filter(space => space >= 0 && (w.coins.includes(space) || w.gems.includes(space)))
}

/** Two dice that differ, the Special die among them, for the Travelling Anvil. */
function hasUnequal(w: View): boolean {
  const faces = new Set<Face | 'blank'>(w.turn.dice.filter(die => !die.used).map(die => die.face))
  const special = w.players[w.active]?.special ?? 'blank'
  if (faces.size > 0 && special !== 'blank') faces.add(special)
  return faces.size > 1
}

/** PL-14.7: the rule against an effect that could change nothing. */
function effectBroken(w: View, card: Usable): Rule | undefined {
  const player = w.players[w.active] as PlayerView
  const works = (does: boolean): Rule | undefined => (does ? undefined : 'PL-14.7')
  switch (card) {
    case 'IT01':
    case 'AR02':
    case 'EV08':
      return works(canStep(w, false))
    case 'IT06':
      return grapnelBroken(w)
    case 'IT08':
      return works(gloveTargets(w).length > 0)
    case 'IT10':
    case 'AR01':
      return works(canDragAny(w))
    case 'IT11':
      return works(!w.turn.anvil && hasUnequal(w))
    case 'IT12':
      return works(!w.turn.prism && player.gems > 0)
    case 'IT13':
      return works(isHurt(player))
    case 'IT14':
    case 'AR07':
      return works(hasDie(w.turn))
    case 'AR06':
      return works(gemsLeft(w) > 0)
    case 'AR09':
      return works(!w.turn.bell)
    case 'AR10':
      return 'PL-14.7' // it is used along with the Symbol that it makes
    default:
      return undefined
  }
}

const isEvent = (card: Usable): card is EventId => card.startsWith('EV')
const isArtifact = (card: Usable): card is ArtifactId => Object.hasOwn(ARTIFACTS, card)

/** PL-14.5, PL-14.6: the rule against using a card. PL-18.2: Artifacts work like Items. */
export function cardBroken(w: View, card: Usable): Rule | undefined {
  if (isEvent(card)) {
    if (card !== 'EV08' || !inForce(w, 'EV08')) return 'PL-14.10'
    return w.turn.tailwind ? 'PL-14.6' : effectBroken(w, card)
  }
  const player = w.players[w.active] as PlayerView
  const owned = isArtifact(card) ? ownedArtifact(w, w.active, card) : ownedItem(player.items, card)
  if (owned === undefined) return 'PL-14.10'
  if ((isArtifact(card) ? ARTIFACTS[card] : ITEMS[card]).kind === 'passive') return 'PL-14.5'
  return owned.ready ? effectBroken(w, card) : 'PL-14.6'
}

/** PL-14.6: the card is turned, and its effect resolved. */
export function playCard(s: State, card: Usable, t: Table<Platformer>): void {
  const player = activeOf(s)
  t.tell({ what: 'used', seat: s.active, card })
  t.uses(card)
  if (isEvent(card)) s.turn.tailwind = true
  else {
    const owned = isArtifact(card) ? ownedArtifact(s, s.active, card) : ownedItem(player.items, card)
    if (owned !== undefined) owned.ready = false
  }
  resolve(s, card, t)
}

function resolve(s: State, card: Usable, t: Table<Platformer>): void {
  switch (card) {
    case 'IT01':
    case 'AR02':
    case 'EV08':
      startMove(s, 1, false)
      return
    case 'IT02':
      s.turn.bonus += 1
      return
    case 'IT15':
      s.turn.bonus += 2
      return
    case 'IT06':
      goTo(s, activeOf(s).space + COLUMNS, 'grapnel', 0, false, t)
      return
    case 'IT08':
      agenda(s, GLOVE)
      return
    case 'IT10':
      agenda(s, beastFor(1))
      return
    case 'AR01':
      agenda(s, beastFor(2))
      return
    case 'IT11':
      s.turn.anvil = true
      return
    case 'IT12':
      s.turn.prism = true
      return
    case 'IT13':
      recover(s, s.active, 1, t)
      return
    case 'IT14':
      agenda(s, rerollOf(5))
      return
    case 'AR07':
      agenda(s, rerollOf(1))
      return
    case 'AR06':
      gainGems(s, s.active, 1, 'card', t)
      return
    case 'AR09':
      s.turn.bell = true
      return
    default:
      return
  }
}

/** The rule against drinking a Potion; a Wild Draught is drunk along with the Symbol that it gives. */
export function drinkBroken(w: View, potion: PotionId): Rule | undefined {
  const player = w.players[w.active] as PlayerView
  if (!player.potions.includes(potion)) return 'PL-14.10'
  const works = (does: boolean): Rule | undefined => (does ? undefined : 'PL-14.7')
  switch (potion) {
    case 'PO1':
      return works(isHurt(player))
    case 'PO2':
      return undefined
    case 'PO3':
      return works(canStep(w, false))
    case 'PO4':
      return works(!w.turn.ghost)
    case 'PO5':
      return 'PL-14.7'
    case 'PO6':
      return works(gemsLeft(w) > 0)
  }
}

/** PL-14.8 */
export function drink(s: State, potion: PotionId, t: Table<Platformer>): void {
  discardPotion(s, potion, t)
  if (potion === 'PO1') recover(s, s.active, 2, t)
  else if (potion === 'PO2') s.turn.bonus += 1
  else if (potion === 'PO3') startMove(s, 2, false)
  else if (potion === 'PO4') s.turn.ghost = true
  else if (potion === 'PO6') gainGems(s, s.active, 2, 'card', t)
}

/** PL-14.9: Updraft and Tinker are Actions; Facet goes along with a boost, and the rest is passive (PL-14.5). */
export function abilityBroken(w: View): Rule | undefined {
  const player = w.players[w.active] as PlayerView
  if (heroCard(player).kind === 'passive') return 'PL-14.5'
  if (!player.ready) return 'PL-14.9'
  if (isHero(player, 'HE3')) return stepBroken(w, 'up')
  return isHero(player, 'HE5') && hasDie(w.turn) ? undefined : 'PL-14.7'
}

export function callAbility(s: State, t: Table<Platformer>): void {
  const player = activeOf(s)
  player.ready = false
  if (player.hero !== 'none') {
    t.uses(player.hero)
    t.tell({ what: 'used', seat: s.active, card: player.hero })
  }
  if (isHero(player, 'HE5')) agenda(s, rerollOf(1))
  else goTo(s, (stepFrom(terrainOf(s.levels), player.space, 'up') as StepTo).to, 'updraft', 0, false, t)
}

/** PL-4.1 to PL-4.3: the Space is adjacent; PL-14.7: and something lies there. */
function takeBroken(w: View, space: Space): Rule {
  const map = terrainOf(w.levels)
  const from = w.players[w.active]?.space ?? -1
  if (!onMap(map, space)) return 'PL-3.6'
  if (areAdjacent(map, from, space)) return 'PL-14.7'
  const way = WAYS.find(each => beside(from, each) === space)
  if (way === undefined) return 'PL-4.1'
  return way === 'left' || way === 'right' ? 'PL-4.2' : 'PL-4.3'
}

function takeFacts(w: View, space: Space, rule: Rule): Facts {
  if (rule === 'PL-14.7') return { says: `Nothing lies on ${nameOf(space)}` }
  return { says: `${nameOf(space)} is not adjacent to ${nameOf(w.players[w.active]?.space ?? -1)}` }
}

/** The Coin or Gem of one adjacent Space. */
export const glove: Decision<Platformer, FrameOf<'glove'>> = {
  offer(s, o) {
    o.ask(s.active, 'Take from which Space?')
    const targets = gloveTargets(s)
    for (const space of targets) o.may(aim('take', space))
    if (!o.explaining) return
    for (let space = 0; space < MOST_SPACES; space++) {
      if (!targets.includes(space)) o.refuse(aim('take', space), takeBroken(s, space))
    }
  },
  facts: ({ s, f: frame, choice, rule }) =>
    choice[0] === 'take'
      ? takeFacts(s, choice[1], rule)
      : (hopFacts(s, choice, rule) ?? otherFacts(s, frame, choice, rule)),
  on: {
    take({ s, choice: [, space], t }) {
      takeTokens(s, s.active, space, t)
    },
  },
}
