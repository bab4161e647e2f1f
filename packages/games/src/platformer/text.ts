import type { Seen } from '@undercroft/kernel'
import { heroCard } from './cards.ts'
import { BOSS_TOKENS } from './content/bosses.ts'
import { ENEMIES } from './content/enemies.ts'
import { EVENTS } from './content/events.ts'
import { cardName, enemyName } from './narrate.ts'
import { isSolo } from './options.ts'
import { COLUMNS, nameOf, type Space } from './spaces.ts'
import { type Platformer, turnOrder, type View } from './state.ts'
import { bossHealth, type Terrain, terrainOf } from './terrain.ts'

/** The position as plain text for a terminal. */
export function text({ view }: Seen<Platformer>, names: readonly string[]): string {
  return [...tower(view), '', ...enemies(view), '', ...players(view, names), '', ...common(view, names)].join('\n')
}

/** As the tiles are drawn, with figures in place of what is printed: heroes 1 to 4, Enemies by their first letter. */
function tower(w: View): string[] {
  const map = terrainOf(w.levels)
  const lines: string[] = []
  for (let level = w.levels.length - 1; level >= 0; level--) {
    const { status, boss, tiles, walls } = w.levels[level] as View['levels'][number]
    const name = boss ? 'Boss Level' : `Level ${level + 1}`
    if (status !== 'up') {
      lines.push(`${name}: ${status === 'down' ? 'face down' : 'removed'}`)
      continue
    }
    lines.push(`${name} (${tiles.join(', ')})`)
    for (let row = 3; row >= 0; row--) lines.push(...rowLines(w, map, level * 32 + row * COLUMNS, walls, row))
  }
  return lines
}

function rowLines(w: View, map: Terrain, start: Space, walls: string, row: number): string[] {
  let spaces = ':'
  let floors = '+'
  for (let column = 0; column < COLUMNS; column++) {
    spaces += ` ${sign(w, map, start + column)} ${walls.charAt(row * COLUMNS + column)}`
    const floor = map.floors[start + column] ?? ' '
    floors += `${floor === '.' ? '   ' : floor.repeat(3)}+`
  }
  return [`${spaces} y${Math.floor(start / COLUMNS) + 1}`, floors]
}

function sign(w: View, map: Terrain, space: Space): string {
  const seat = w.players.findIndex(player => player.space === space)
  if (seat >= 0) return String(seat + 1)
  const enemy = w.enemies.find(each => each.space === space)
  if (enemy !== undefined) return ENEMIES[enemy.kind].name.charAt(0)
  if (w.coins.includes(space)) return '$'
  if (w.gems.includes(space)) return '*'
  if (w.icons.includes(space)) return '!'
  const printed = map.signs[space] ?? ' '
  return { c: '.', g: '.', e: '.', B: '.', '*': '.', C: 'H', G: 'H' }[printed as string] ?? printed
}

function enemies(w: View): string[] {
  const lines = w.enemies.map(enemy => {
    const { damage, health, text: ability } = ENEMIES[enemy.kind]
    const hearts = enemy.kind === w.boss ? bossHealth(w.levels) : health
    return `${enemyName(enemy)} on ${nameOf(enemy.space)}: Damage ${damage}, Health ${hearts}. ${ability}`
  })
  return lines.length === 0 ? ['No Enemies'] : lines
}

function players(w: View, names: readonly string[]): string[] {
  return turnOrder(w).map(seat => {
    const player = w.players[seat] as View['players'][number]
    if (player.hero === 'none') return `${names[seat]} chooses a Hero`
    const cards = [
      ...player.items.map(({ card, ready }) => `${cardName(card)}${ready ? '' : ' (exhausted)'}`),
      ...player.potions.map(cardName),
      ...w.artifacts.filter(({ owner }) => owner === seat).map(({ card }) => cardName(card)),
      ...player.tokens.map(token => BOSS_TOKENS[token].name),
    ]
    const place = player.space < 0 ? 'off the Map' : `on ${nameOf(player.space)}`
    const { name, health } = heroCard(player)
    const owned = cards.length === 0 ? '' : `; ${cards.join(', ')}`
    return `${seat + 1} ${names[seat]}, ${name}, ${place}: ${player.hearts} of ${health} Hearts, ${player.coins} Coins, ${player.gems} Gems, Special die ${player.special}${owned}`
  })
}

function common(w: View, names: readonly string[]): string[] {
  const { turn } = w
  const dice = turn.dice.map(die => (die.used ? `(${die.face})` : die.face)).join(' ')
  const shop = [...w.shopItems, ...w.shopPotions].filter(card => card !== 'none').map(cardName)
  const event = w.events.at(-1)
  const middle = w.artifacts.filter(({ owner }) => owner < 0).map(({ card }) => cardName(card))
  return [
    `Round ${w.round}, ${names[w.active]}, step ${turn.step}`,
    `Dice: ${dice === '' ? 'none' : dice}; Enemy die: ${turn.enemyDie}`,
    `Shop: ${shop.join(', ')}`,
    ...(middle.length === 0 ? [] : [`In the middle: ${middle.join(', ')}`]),
    ...(isSolo(w.options) && event !== undefined
      ? [`Event: ${EVENTS[event].name}. ${EVENTS[event].text} (${w.eventDeck.length} left)`]
      : []),
  ]
}
