import { TOKENS } from '../content/bosses.ts'
import { itemDeck, potionDeck } from '../content/house.ts'
import { contentOf, heroCard, soloTurns } from './content.ts'
import { isSolo } from './options.ts'
import { levelOf, NOWHERE } from './spaces.ts'
import type { State } from './state.ts'
import { coinsLeft, gemsLeft } from './supply.ts'

/** Lists what is wrong with a state that no play can lead to. */
export function sound(s: State): string[] {
  return [...soundMap(s), ...soundPlayers(s), ...soundCards(s)]
}

function soundMap(s: State): string[] {
  const broken: string[] = []
  const figures = [...s.players, ...s.enemies].map(({ space }) => space).filter(space => space !== NOWHERE)
  if (new Set(figures).size !== figures.length) broken.push('two figures share a Space (PL-3.3)')
  for (const space of [...figures, ...s.coins, ...s.gems, ...s.icons]) {
    if (s.levels[levelOf(space)]?.status !== 'up')
      broken.push(`something is on ${space}, which is not on the Map (PL-3.6)`)
  }
  const status = s.levels.map(level => level.status).join(' ')
  if (!/^(gone ?)*(up ?)+(down ?)*$/.test(status)) broken.push(`the Levels are ${status} (PL-13.1, PL-13.9)`)
  const boss = s.enemies.filter(({ kind }) => kind === s.boss).length
  const revealed = s.levels.at(-1)?.status === 'up'
  if (s.outcome === undefined && boss !== (revealed ? 1 : 0)) broken.push('the Boss is not where it belongs (PL-15.3)')
  for (const { kind, token } of s.enemies) {
    if (token > contentOf(s).box.enemyTokens) broken.push(`there is no ${kind} ${token} (PL-1.2)`)
  }
  return broken
}

function soundPlayers(s: State): string[] {
  const broken: string[] = []
  if (coinsLeft(s) < 0) broken.push('more Coins are out than there are (PL-1.3)')
  if (gemsLeft(s) < 0) broken.push('more Gems are out than there are (PL-1.3)')
  for (const [seat, player] of s.players.entries()) {
    const { space, hearts, coins, gems, entered } = player
    if (coins < 0 || gems < 0) broken.push(`P${seat + 1} has spent what was not there (PL-14.1, PL-8.2)`)
    if (player.hero !== 'none' && (hearts < 1 || hearts > heroCard(s, player).health)) {
      broken.push(`P${seat + 1} has ${hearts} Hearts (PL-1.10, PL-12.2)`)
    }
    if (space !== NOWHERE && (levelOf(space) === s.levels.length - 1) !== entered)
      broken.push(`P${seat + 1} left the Boss Level (PL-15.9)`)
  }
  const below = s.levels.slice(0, -1).some(level => level.status === 'up')
  if (s.players.every(player => player.entered) && below) broken.push('the lower Levels should be gone (PL-15.10)')
  for (const token of TOKENS) {
    const held = s.players.filter(player => player.tokens.includes(token)).length
    if (held > contentOf(s).box.bossTokens) broken.push(`there are too many of ${token} (PL-1.2)`)
  }
  return broken
}

function soundCards(s: State): string[] {
  const broken: string[] = []
  const items = [
    ...s.itemDeck,
    ...s.shopItems.filter(card => card !== 'none'),
    ...s.players.flatMap(p => p.items.map(i => i.card)),
  ]
  if (items.toSorted().join() !== itemDeck(contentOf(s)).toSorted().join())
    broken.push('an Item is lost or doubled (PL-1.2)')
  const potions = [
    ...s.potionDeck,
    ...s.potionBottom,
    ...s.shopPotions.filter(card => card !== 'none'),
    ...s.players.flatMap(p => p.potions),
  ]
  const all = potionDeck(contentOf(s))
  if (potions.toSorted().join() !== all.toSorted().join()) broken.push('a Potion is lost or doubled (PL-14.8)')
  if (isSolo(s.options) && s.eventDeck.length + s.events.length !== soloTurns(s))
    broken.push('an Event is lost (PL-19.3)')
  return broken
}
