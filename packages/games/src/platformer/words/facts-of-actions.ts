import type { Facts } from '@undercroft/kernel'
import { EVENTS } from '../content/events.ts'
import { terrainOf } from '../rules/04-adjacency/terrain.ts'
import { inPool, poolOf, sourceBroken } from '../rules/07-symbols/symbols.ts'
import { boostCost, gemsFor } from '../rules/08-gems/boosts.ts'
import { priceFor } from '../rules/14-shop-items-potions-abilities/prices.ts'
import type { Rule } from '../rules/rulebook.ts'
import { ownedArtifact } from '../state/cards.ts'
import type { Choice, SpawnCost } from '../state/choices.ts'
import { heroCard } from '../state/content.ts'
import { enemyOn, isOccupied } from '../state/figures.ts'
import { ACTIONS } from '../state/frames.ts'
import { type BlowId, blowSource, boostOf, SHARD_BLOW, type SourceId, sourceOf } from '../state/sources.ts'
import type { Space } from '../state/spaces.ts'
import type { PlayerView, View } from '../state/view.ts'
import { hopFacts, otherFacts, sayWho, stepFacts } from './facts-of-steps.ts'
import { cardName, count, enemyName } from './narrate.ts'
import { sayStar } from './star.ts'

const active = (w: View): PlayerView => w.players[w.active] as PlayerView

/** The fact that made a rule forbid an Action. */
export function actionFacts(w: View, choice: Choice, rule: Rule): Facts | undefined {
  switch (rule) {
    case 'PL-12.9':
      return { says: 'Your Hero is off the Map', instead: 'Spawn first' }
    case 'PL-12.8':
      return { says: 'Your Hero is on the Map' }
    case 'PL-12.11':
      return { says: 'Your Hero is off the Map and a Symbol is left', instead: 'Spawn first' }
    case 'PL-10.14':
      return { says: 'Nothing on your side would fall' }
    case 'PL-10.3':
      return { says: 'No Ladder and no card holds your Hero' }
    case 'PL-14.5':
      return { says: 'It works by itself' }
    case 'PL-15.12':
      return { says: 'It is on the other side of the seal' }
    case 'PL-7.4':
      return { says: 'No Move has begun', instead: 'Use a foot' }
    case 'PL-7.7':
      return { says: 'No claw is in use', instead: 'Use a claw' }
    case 'PL-7.12':
    case 'PL-5.10':
    case 'PL-7.15':
      return { says: 'This is step 5', instead: 'End your Actions first' }
    default:
      if (choice[0] === 'step') return stepFacts(w, ACTIONS, choice, rule)
      return (
        cardFacts(w, choice, rule) ??
        choiceFacts(w, choice, rule) ??
        hopFacts(w, choice, rule) ??
        otherFacts(w, ACTIONS, choice, rule)
      )
  }
}

/** Facts about cards. */
function cardFacts(w: View, choice: Choice, rule: Rule): Facts | undefined {
  const card = cardOf(choice)
  switch (rule) {
    case 'PL-14.6':
      if (choice[0] === 'attack') return { says: 'The Smith’s Hammer is used once' }
      return { says: card === 'EV08' ? 'It was used in this Turn' : 'It is exhausted until your next Turn' }
    case 'PL-14.7':
      if (card === 'PO5' || card === 'AR10') return { says: 'It is used along with the Symbol that it makes' }
      return { says: 'It would change nothing now' }
    case 'PL-14.9':
      if (choice[0] === 'ability') return { says: `${heroCard(w, active(w)).ability} was used in this Turn` }
      return { says: active(w).hero === 'HE6' ? 'Facet was used in this Turn' : 'Facet is Pippa’s' }
    case 'PL-14.10':
      if (Object.hasOwn(EVENTS, card)) return { says: `${cardName(card)} is not an Action that is in force` }
      return choice[0] === 'attack' ? blowCardFacts(w, choice[2]) : { says: `You have no ${cardName(card)}` }
    default:
      return undefined
  }
}

/** The card that an Attack would need: the Smith's Hammer, or Wild Draughts. */
function blowCardFacts(w: View, blows: readonly BlowId[]): Facts {
  const hammer = blows.some(blow => blow !== SHARD_BLOW && sourceOf(blowSource(blow)).kind === 'hammer')
  if (hammer && ownedArtifact(w, w.active, 'AR10') === undefined) return { says: 'You have no Smith’s Hammer' }
  return { says: `You have ${count(active(w).potions.filter(potion => potion === 'PO5').length, 'Wild Draught')}` }
}

/** The card that a choice would use. */
function cardOf(choice: Choice): string {
  switch (choice[0]) {
    case 'use':
    case 'drink':
      return choice[1]
    case 'move':
    case 'coin':
    case 'claw':
      return sourceOf(choice[1]).kind === 'hammer' ? 'AR10' : 'PO5'
    default:
      return ''
  }
}

function choiceFacts(w: View, choice: Choice, rule: Rule): Facts | undefined {
  switch (choice[0]) {
    case 'ability':
    case 'use':
      return stepFacts(w, ACTIONS, ['step', 'up'], rule)
    case 'move':
    case 'coin':
    case 'claw':
      if (rule === 'PL-8.2') return gemFacts(w, boostCost(boostOf(choice[2]), w.turn.prism))
      if (rule === 'PL-9.3') return { says: 'Your Hero can go nowhere' }
      if (rule === 'PL-9.21') return { says: 'There is no Enemy that could be moved' }
      return sourceFacts(w, choice[1], rule)
    case 'spawn':
      return spawnFacts(w, choice[1], choice[2], rule)
    case 'buy':
      return buyFacts(w, choice[1])
    case 'attack':
      return rule === 'PL-8.2' ? gemFacts(w, gemsFor(w, choice[2])) : attackFacts(w, choice[1], choice[2], rule)
    default:
      return undefined
  }
}

function spawnFacts(w: View, cost: SpawnCost, space: Space, rule: Rule): Facts | undefined {
  switch (rule) {
    case 'PL-12.12':
      return { says: cost === 'free' ? 'You have no Phoenix Plume' : 'The Special die is not in the Dice Pool' }
    case 'PL-1.7':
      return { says: 'The Phoenix Plume takes the place of a die' }
    case 'PL-7.1':
      return { says: `No unused die shows ${cost}` }
    case 'PL-3.6':
      return { says: 'It is not on the Map' }
    default:
      if (isOccupied(w, space)) return { says: `${sayWho(w, space)} stands there` }
      return {
        says:
          rule === 'PL-15.14'
            ? 'It is no free Shop Space, nor as near to one as can be'
            : 'It is not in the lowest Row that has room',
      }
  }
}

function gemFacts(w: View, cost: number): Facts {
  return { says: `It takes ${count(cost, 'Gem')}; you have ${active(w).gems}` }
}

function sourceFacts(w: View, id: SourceId, rule: Rule): Facts | undefined {
  const { kind, dice } = sourceOf(id)
  const [face] = dice
  if (rule === 'PL-1.7')
    return { says: kind === 'special' ? 'A Shackle locks it' : 'The card does not give this Symbol' }
  if (rule === 'PL-7.8') {
    const { name, star } = heroCard(w, active(w))
    return { says: `${name} uses a star as ${sayStar(star)}` }
  }
  if (kind === 'special') return { says: `Your Special die is ${active(w).special}` }
  if (face === undefined) return undefined
  const left = inPool(poolOf(w.turn), face)
  if (rule === 'PL-7.11') return { says: `What is forged is another Symbol than ${dice.join(' or ')}` }
  if (rule === 'PL-7.10' && kind === 'anvil' && !w.turn.anvil)
    return { says: 'Only the Travelling Anvil forges unequal dice' }
  if (rule === 'PL-7.10' && kind === 'anvil') return { says: `${dice.join(' and ')} are not both left` }
  if (rule === 'PL-7.10')
    return { says: `A Forge takes two dice that show ${face}; ${left} ${left === 1 ? 'is' : 'are'} left` }
  return left === 0 ? { says: `No unused die shows ${face}` } : { says: `The die shows ${face}` }
}

function buyFacts(w: View, card: Extract<Choice, readonly ['buy', unknown]>[1]): Facts {
  const player = active(w)
  if (terrainOf(w.levels).signs[player.space] !== 's') return { says: 'Your Hero is not on a Shop Space' }
  if (![...w.shopItems, ...w.shopPotions].includes(card)) return { says: `${cardName(card)} is not on display` }
  return { says: `It costs ${count(priceFor(w, w.active, card), 'Coin')}; you have ${player.coins}` }
}

function attackFacts(w: View, space: Space, blows: readonly BlowId[], rule: Rule): Facts | undefined {
  const enemy = enemyOn(w.enemies, space)
  switch (rule) {
    case 'PL-11.6':
      return { says: `${sayWho(w, space)} stands there` }
    case 'PL-11.5':
      return { says: 'A Wall or a Platform is in between' }
    case 'PL-3.6':
      return { says: 'It is not on the Map' }
    case 'PL-1.7':
      if (enemy?.kind !== 'ikee') return { says: 'A Crown Shard wounds Ikee alone' }
      return { says: active(w).tokens.includes('shard') ? 'You have one Crown Shard' : 'You have no Crown Shard' }
    case 'PL-11.1':
      if (blows.every(blow => blow === SHARD_BLOW)) return { says: 'No sword is in it' }
      if (enemy === undefined) return { says: 'No Enemy is there' }
      return { says: `${enemyName(enemy)} is not adjacent` }
    case 'PL-14.9':
      return undefined
    default:
      return sourcesFacts(w, blows, rule)
  }
}

/** Names the first source that does not give a sword, or says that dice are named too often. */
function sourcesFacts(w: View, blows: readonly BlowId[], rule: Rule): Facts | undefined {
  const swords = blows.filter(blow => blow !== SHARD_BLOW)
  const pool = poolOf(w.turn)
  const bad = swords.find(blow => sourceBroken(w, pool, sourceOf(blowSource(blow)), 'sword') === rule)
  if (bad !== undefined) return sourceFacts(w, blowSource(bad), rule)
  return { says: 'So many dice are not there' }
}
