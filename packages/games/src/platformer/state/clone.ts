import { cloneFrames, type Outcome } from '@undercroft/kernel'
import type { Rule } from '../rules/rulebook.ts'
import type { Player, State, Turn, World } from './state.ts'
import type { PlayerView, View } from './view.ts'

export function clone(s: State): State {
  return {
    frames: cloneFrames(s.frames),
    outcome: s.outcome && copyOutcome(s.outcome),
    ...copy(s),
  }
}

function copyOutcome(outcome: Outcome<Rule>): Outcome<Rule> {
  const { winners, scores } = outcome
  return { ...outcome, winners: winners.slice(), ...(scores === undefined ? {} : { scores: scores.slice() }) }
}

export function copy(s: View): World {
  return {
    options: s.options,
    boss: s.boss,
    levels: s.levels,
    cards: s.cards.slice(),
    round: s.round,
    first: s.first,
    active: s.active,
    players: s.players.map(copyPlayer),
    enemies: s.enemies.map(({ kind, token, space }) => ({ kind, token, space })),
    coins: s.coins.slice(),
    gems: s.gems.slice(),
    icons: s.icons.slice(),
    turn: copyTurn(s.turn),
    shopItems: s.shopItems.slice(),
    shopPotions: s.shopPotions.slice(),
    itemDeck: s.itemDeck.slice(),
    potionDeck: s.potionDeck.slice(),
    potionBottom: s.potionBottom.slice(),
    attackDeck: s.attackDeck.slice(),
    attackDiscards: s.attackDiscards.slice(),
    eventDeck: s.eventDeck.slice(),
    events: s.events.slice(),
    artifacts: s.artifacts.map(({ card, owner, ready }) => ({ card, owner, ready })),
    letGo: s.letGo,
  }
}

function copyPlayer(player: PlayerView): Player {
  return {
    hero: player.hero,
    space: player.space,
    entered: player.entered,
    hearts: player.hearts,
    coins: player.coins,
    gems: player.gems,
    special: player.special,
    ready: player.ready,
    items: player.items.map(({ card, ready }) => ({ card, ready })),
    potions: player.potions.slice(),
    tokens: player.tokens.slice(),
    defeated: player.defeated,
    shielded: player.shielded,
  }
}

function copyTurn(turn: View['turn']): Turn {
  return {
    step: turn.step,
    dice: turn.dice.map(({ rolled, face, used }) => ({ rolled, face, used })),
    enemyDie: turn.enemyDie,
    bonus: turn.bonus,
    forges: turn.forges,
    anvil: turn.anvil,
    prism: turn.prism,
    ghost: turn.ghost,
    bell: turn.bell,
    tailwind: turn.tailwind,
    defeated: turn.defeated,
    gained: turn.gained,
  }
}
