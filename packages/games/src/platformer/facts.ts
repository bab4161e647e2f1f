import type { Facts } from '@undercroft/kernel'
import { heroCard, priceFor } from './cards.ts'
import { HEROES } from './content/heroes.ts'
import { cardName, count, enemyName } from './narrate.ts'
import { gemsFor } from './proposals.ts'
import type { Rule } from './rulebook.ts'
import { type BlowId, boostOf, type SourceId, sourceOf } from './sources.ts'
import { nameOf } from './spaces.ts'
import { type Choice, enemyOn, heroOn, NOBODY, type View } from './state.ts'
import { boostCost, inPool, poolOf } from './symbols.ts'
import { terrainOf } from './terrain.ts'

type PlayerView = View['players'][number]

const active = (w: View): PlayerView => w.players[w.active] as PlayerView

/** What made a rule forbid an Action: only when it is shown. */
export function actionFacts(w: View, choice: Choice, rule: Rule): Facts | undefined {
  switch (rule) {
    case 'PL-12.9':
      return { says: 'Your Hero is off the Map', instead: 'Spawn first' }
    case 'PL-12.8':
      return { says: `Your Hero is on ${nameOf(active(w).space)}` }
    case 'PL-12.11':
      return { says: 'Your Hero is off the Map and a Symbol is left', instead: 'Spawn first' }
    case 'PL-10.14':
      return { says: 'Nothing on your side would fall' }
    case 'PL-14.6':
      return { says: 'It is exhausted until your next Turn' }
    case 'PL-14.7':
      return { says: 'It would change nothing now' }
    case 'PL-15.12':
      return { says: 'It is on the other side of the seal' }
    default:
      return choiceFacts(w, choice, rule)
  }
}

function choiceFacts(w: View, choice: Choice, rule: Rule): Facts | undefined {
  switch (choice[0]) {
    case 'move':
    case 'coin':
    case 'claw':
      if (rule === 'PL-8.2') return gemFacts(w, boostCost(boostOf(choice[2]), w.turn.prism))
      return sourceFacts(w, choice[1], rule)
    case 'buy':
      return buyFacts(w, choice[1])
    case 'attack':
      return rule === 'PL-8.2' ? gemFacts(w, gemsFor(w, choice[2])) : attackFacts(w, choice[1], choice[2], rule)
    default:
      return undefined
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
    const { name, star } = heroCard(active(w))
    return { says: `${name} uses a star as ${star.join(' or ')}` }
  }
  if (kind === 'special') return { says: `Your Special die is ${active(w).special}` }
  if (face === undefined) return undefined
  const left = inPool(poolOf(w.turn), face)
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

function attackFacts(w: View, space: number, blows: readonly BlowId[], rule: Rule): Facts | undefined {
  const enemy = enemyOn(w.enemies, space)
  if (rule === 'PL-11.6') {
    const hero = w.players[heroOn(w.players, space)]?.hero ?? 'none'
    return { says: `On ${nameOf(space)} stands ${hero === 'none' ? 'a Hero' : HEROES[hero].name}` }
  }
  if (rule === 'PL-11.5') return { says: 'A Wall or a Platform is in between' }
  if (rule !== 'PL-11.1') return undefined
  if (enemy === undefined) return { says: `No Enemy is on ${nameOf(space)}` }
  return blows.length === 0 ? undefined : { says: `${enemyName(enemy)} on ${nameOf(space)} is not adjacent` }
}

/** What is in the way of a step, a push or a drag. */
export function stepFacts(w: View, choice: Choice, rule: Rule): Facts | undefined {
  switch (rule) {
    case 'PL-3.4':
      return { says: 'A Wall is in between' }
    case 'PL-3.5':
      return { says: 'A Platform is in between, without a Ladder through it' }
    case 'PL-3.6':
      return { says: 'The Map ends there' }
    case 'PL-9.12':
    case 'PL-9.22':
      return choice[0] === 'push' &&
        heroOn(w.players, choice[1]) === NOBODY &&
        enemyOn(w.enemies, choice[1]) === undefined
        ? undefined
        : { says: choice[0] === 'stop' ? 'No step was made yet' : 'Somebody stands there' }
    case 'PL-9.13':
      return choice[0] === 'push'
        ? { says: 'It is not adjacent to the figure' }
        : { says: 'Whoever stands there has no room' }
    case 'PL-9.16':
      return { says: 'A Golem stands there' }
    case 'PL-9.3':
      return { says: 'No step was made yet' }
    default:
      return undefined
  }
}
