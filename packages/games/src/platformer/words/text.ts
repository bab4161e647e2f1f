import type { Seen } from '@undercroft/kernel'
import { ARTIFACTS } from '../content/artifacts.ts'
import { ATTACKS, BOSS_TOKENS, BOSSES } from '../content/bosses.ts'
import type { EnemyKind } from '../content/enemies.ts'
import { EVENTS } from '../content/events.ts'
import { priceFor } from '../rules/14-shop-items-potions-abilities/prices.ts'
import { bossHealth } from '../rules/16-the-boss-turn/health.ts'
import { comingAttacks } from '../rules/16-the-boss-turn/ranges.ts'
import { contentOf, heroCard } from '../state/content.ts'
import { isSolo } from '../state/options.ts'
import { nameOf } from '../state/spaces.ts'
import { type Platformer, turnOrder } from '../state/state.ts'
import type { PlayerView, View } from '../state/view.ts'
import { cardName, enemyName } from './narrate.ts'
import { tower } from './tower-text.ts'

/** The position as plain text for a terminal. */
export function text({ view, viewer }: Seen<Platformer>, names: readonly string[]): string {
  const seat = viewer === 'spectator' ? view.active : viewer
  return [
    ...tower(view),
    '',
    ...enemies(view),
    ...boss(view),
    '',
    ...players(view, names),
    '',
    ...common(view, names, seat),
  ].join('\n')
}

const counted = (n: number, word: string): string => `${n} ${word}${n === 1 ? '' : 's'}`

/** Describes each kind of Enemy once, with the Spaces of its tokens. */
function enemies(w: View): string[] {
  if (w.enemies.length === 0) return ['No Enemies']
  const kinds = Map.groupBy(w.enemies, ({ kind }) => kind)
  return [...kinds].map(([kind, tokens]) => {
    const where = tokens.map(token => `${enemyName(token)} on ${nameOf(token.space)}`).join(', ')
    return `${where}: ${sayKind(w, kind)}`
  })
}

function sayKind(w: View, kind: EnemyKind): string {
  const { damage, health, ability, text: says } = contentOf(w).enemies[kind]
  const hearts = kind === w.boss ? bossHealth(w) : health
  return `Damage ${damage}, Health ${hearts}. ${kind === w.boss ? '' : `${ability}: `}${says}`
}

/** Names the Boss, and once the Boss Level is revealed, the Attack cards that may come. */
function boss(w: View): string[] {
  const { name } = BOSSES[w.boss]
  if (w.levels.at(-1)?.status !== 'up') return [`The Boss above: ${name}`]
  return [
    `Attack cards of ${name} that may come: ${comingAttacks(w)
      .map(card => ATTACKS[card].name)
      .join(', ')}`,
  ]
}

function players(w: View, names: readonly string[]): string[] {
  return turnOrder(w).map(seat => {
    const player = w.players[seat] as PlayerView
    if (player.hero === 'none') return `${names[seat]} chooses a Hero`
    const cards = [
      ...player.items.map(({ card, ready }) => `${cardName(card)}${ready ? '' : ' (exhausted)'}`),
      ...player.potions.map(cardName),
      ...w.artifacts.filter(({ owner }) => owner === seat).map(({ card }) => cardName(card)),
      ...player.tokens.map(token => BOSS_TOKENS[token].name),
    ]
    const place = player.space < 0 ? 'off the Map' : `on ${nameOf(player.space)}`
    const { name, health, ability } = heroCard(w, player)
    const owned = cards.length === 0 ? '' : `; ${cards.join(', ')}`
    const purse = `${counted(player.coins, 'Coin')}, ${counted(player.gems, 'Gem')}`
    return `${seat + 1} ${names[seat]}, ${name} (${ability}), ${place}: ${player.hearts} of ${health} Hearts, ${purse}, Special die ${player.special}${owned}`
  })
}

function common(w: View, names: readonly string[], seat: number): string[] {
  const { turn } = w
  const dice = turn.dice.map(die => (die.used ? `(${die.face})` : die.face)).join(' ')
  const shop = [...w.shopItems, ...w.shopPotions].flatMap(card =>
    card === 'none' ? [] : [`${cardName(card)} ${priceFor(w, seat, card)}`],
  )
  const event = w.events.at(-1)
  const middle = w.artifacts.filter(({ owner }) => owner < 0)
  return [
    `Round ${w.round}, ${names[w.active]}, step ${turn.step}`,
    `Dice: ${dice === '' ? 'none' : dice}; Enemy die: ${turn.enemyDie}${turn.dice.some(die => die.used) ? ' (in brackets: used)' : ''}`,
    `Shop, with prices: ${shop.join(', ')}`,
    ...(middle.length === 0
      ? []
      : [`In the middle: ${middle.map(({ card }) => `${cardName(card)} (${ARTIFACTS[card].condition})`).join(', ')}`]),
    ...(isSolo(w.options) && event !== undefined
      ? [`Event: ${EVENTS[event].name}. ${EVENTS[event].text} (${w.eventDeck.length} left)`]
      : []),
  ]
}
