import { agenda, type Table } from '@undercroft/kernel'
import { ARTIFACTS, type ArtifactId } from '../../content/artifacts.ts'
import type { Face } from '../../content/dice.ts'
import type { EventId } from '../../content/events.ts'
import { ITEMS } from '../../content/items.ts'
import { inForce, ownedArtifact, ownedItem } from '../../state/cards.ts'
import type { Usable } from '../../state/choices.ts'
import { type Housed, heroCard } from '../../state/content.ts'
import { isOccupied } from '../../state/figures.ts'
import { beastFor, GLOVE, rerollOf } from '../../state/frames.ts'
import { COLUMNS, NOWHERE } from '../../state/spaces.ts'
import { activeOf, type Platformer, type State } from '../../state/state.ts'
import { gemsLeft } from '../../state/supply.ts'
import type { PlayerView, View } from '../../state/view.ts'
import { gainGems } from '../01-terms-and-options/purse.ts'
import { onMap, terrainOf } from '../04-adjacency/terrain.ts'
import { canDragAny } from '../09-movement/drags.ts'
import { goTo, startMove } from '../09-movement/move.ts'
import { canStep } from '../09-movement/steps.ts'
import { recover } from '../12-wounds-faint-spawn/wounds.ts'
import type { Rule } from '../rulebook.ts'
import { gloveTargets } from './glove.ts'

export const isHurt = (w: Housed, player: PlayerView): boolean => player.hearts < heroCard(w, player).health
export const hasDie = ({ dice }: View['turn']): boolean => dice.some(die => !die.used)

/** Whether two unused dice differ, as the Travelling Anvil needs; the Special die may be one of them. */
function hasUnequal(w: View): boolean {
  const faces = new Set<Face | 'blank'>(w.turn.dice.filter(die => !die.used).map(die => die.face))
  const special = w.players[w.active]?.special ?? 'blank'
  if (faces.size > 0 && special !== 'blank') faces.add(special)
  return faces.size > 1
}

/** PL-14.7: an effect that could change nothing is refused. */
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
      return works(isHurt(w, player))
    case 'IT14':
    case 'AR07':
      return works(hasDie(w.turn))
    case 'AR06':
      return works(gemsLeft(w) > 0)
    case 'AR09':
      return works(!w.turn.bell)
    case 'AR10':
      return 'PL-14.7' // the Smith's Hammer is used along with the Symbol that it makes
    default:
      return undefined
  }
}

const isEvent = (card: Usable): card is EventId => card.startsWith('EV')
const isArtifact = (card: Usable): card is ArtifactId => Object.hasOwn(ARTIFACTS, card)

/** PL-14.5, PL-14.6: the rule that forbids using a card. PL-18.2: Artifacts work like Items. */
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

/** PL-14.6: exhausts the card and resolves its effect. */
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

/** The Grapnel pulls straight up, through a Platform too, onto a revealed and unoccupied Space. */
function grapnelBroken(w: View): Rule | undefined {
  const to = (w.players[w.active]?.space ?? NOWHERE) + COLUMNS
  if (!onMap(terrainOf(w.levels), to)) return 'PL-3.6'
  return isOccupied(w, to) ? 'PL-14.7' : undefined
}
