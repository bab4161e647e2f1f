import type { Told } from '@undercroft/kernel'
import { takeOut } from '@undercroft/kernel/kit'
import { BOSSES } from '../content/bosses.ts'
import { isItem, isPotion } from '../state/cards.ts'
import { contentOf, heroCard } from '../state/content.ts'
import type { ShopCard } from '../state/events.ts'
import { enemyOf } from '../state/figures.ts'
import { imagine } from '../state/imagine.ts'
import type { Level } from '../state/levels.ts'
import { LEVEL_SPACES, levelOf, NOWHERE, type Space } from '../state/spaces.ts'
import type { Enemy, Figure, Platformer, Player, State, StepNumber } from '../state/state.ts'
import type { View } from '../state/view.ts'

type News = Told<Platformer>

/** The position after some of the events that lead from `before` to `after`. */
export function replay(before: View, after: View, news: readonly News[]): View {
  if (news.length === 0) return before
  const s = imagine(before, 0)
  for (const each of news) apply(s, after, each)
  return s
}

/** The step of the Turn (PL-5.2) that an event belongs to, if the event tells it. */
function stepOf(news: News): StepNumber | undefined {
  switch (news.what) {
    case 'event':
      return 0
    case 'removed':
      return 1
    case 'refreshed':
      return 2
    case 'enemyDie':
      return 4
    case 'gravity':
      return news.cause === 'step' ? 7 : undefined
    case 'bossRolled':
    case 'bossDrew':
      return 9
    default:
      return undefined
  }
}

function apply(s: State, after: View, news: News): void {
  s.turn.step = stepOf(news) ?? s.turn.step
  const player = (seat: number): Player | undefined => s.players[seat]
  const place = (figure: Figure, space: Space): void => {
    const one = figure.who === 'hero' ? player(figure.seat) : enemyOf<Enemy>(s.enemies, figure)
    if (one !== undefined) one.space = space
  }
  const isThere = (level: number) => (space: Space) => levelOf(space) === level
  switch (news.what) {
    case 'hero': {
      const chooser = player(news.seat)
      if (chooser === undefined) break
      chooser.hero = news.hero
      chooser.hearts = contentOf(s).heroes[news.hero].health
      break
    }
    case 'turn':
      s.active = news.seat
      s.round = news.round
      s.turn.dice = []
      s.turn.enemyDie = 'none'
      s.turn.step = 1
      break
    case 'event':
      s.events.push(news.card)
      takeOut(s.eventDeck, news.card)
      break
    case 'dice':
      s.turn.dice = news.faces.map(face => ({ rolled: face, face, used: false }))
      s.turn.enemyDie = news.enemyDie
      s.turn.step = 4
      break
    case 'chose':
      // Events do not tell which dice were used: they are taken from the final position, if it is in the same Turn.
      if (after.active === s.active && after.round === s.round && after.turn.dice.length >= s.turn.dice.length) {
        s.turn.step = after.turn.step
        if (s.turn.dice.length > 0) s.turn.dice = after.turn.dice.map(die => ({ ...die }))
      }
      break
    case 'revealed':
      s.levels = s.levels.map((level, i) => (i === news.level ? (after.levels[i] ?? level) : level))
      lay(s, news.level)
      s.cards[news.level] = news.enemy
      break
    case 'removed':
      s.levels = s.levels.map((level, i) => (i === news.level ? gone(level) : level))
      clear(s, isThere(news.level))
      break
    case 'sealed': {
      const boss = s.levels.length - 1
      s.levels = s.levels.map((level, i) => (i < boss ? gone(level) : level))
      clear(s, space => levelOf(space) < boss)
      break
    }
    case 'moved': {
      const mover = player(news.seat)
      if (mover !== undefined) mover.space = news.to
      break
    }
    case 'spawned': {
      const comer = player(news.seat)
      if (comer !== undefined) comer.space = news.space
      break
    }
    case 'fainted': {
      const fallen = player(news.seat)
      if (fallen === undefined) break
      fallen.space = NOWHERE
      fallen.tokens = []
      fallen.special = 'blank'
      if (fallen.hero !== 'none') fallen.hearts = heroCard(s, fallen).health
      break
    }
    case 'pushed':
    case 'fell':
      place(news.figure, news.to)
      break
    case 'enemyMoved':
      place({ who: 'enemy', ...news.enemy }, news.to)
      break
    case 'appeared':
      if (enemyOf(s.enemies, news.enemy) === undefined) s.enemies.push({ ...news.enemy, space: news.space })
      break
    case 'struck':
      if (news.defeated)
        s.enemies = s.enemies.filter(each => each.kind !== news.enemy.kind || each.token !== news.enemy.token)
      break
    case 'wounded':
    case 'recovered': {
      const hurt = player(news.seat)
      if (hurt !== undefined) hurt.hearts = news.hearts
      break
    }
    case 'took': {
      const kind = news.token === 'coin' ? 'coins' : 'gems'
      const taker = player(news.seat)
      s[kind] = s[kind].filter(space => space !== news.space)
      if (taker !== undefined) taker[kind]++
      break
    }
    case 'coins':
    case 'gems': {
      const owner = player(news.seat)
      if (owner !== undefined) owner[news.what] = news.is
      break
    }
    case 'special': {
      const owner = player(news.seat)
      if (owner !== undefined) owner.special = news.face
      break
    }
    case 'token': {
      const owner = player(news.seat)
      if (owner === undefined) break
      if (news.change < 0) {
        const index = owner.tokens.indexOf(news.token)
        if (index >= 0) owner.tokens.splice(index, 1)
        break
      }
      owner.tokens.push(news.token)
      if (news.token === BOSSES[s.boss].icon) s.icons = s.icons.filter(space => space !== owner.space)
      break
    }
    case 'bought':
      buy(s, news.seat, news.card)
      break
    case 'shop':
      fill(s, news.card)
      break
    case 'used': {
      const owner = player(news.seat)
      if (owner === undefined) break
      for (const item of owner.items) if (item.card === news.card) item.ready = false
      if (news.card === owner.hero) owner.ready = false
      for (const artifact of s.artifacts) if (artifact.card === news.card) artifact.ready = false
      break
    }
    case 'drank': {
      const owner = player(news.seat)
      const index = owner?.potions.indexOf(news.potion) ?? -1
      if (index >= 0) owner?.potions.splice(index, 1)
      break
    }
    case 'refreshed': {
      const owner = player(news.seat)
      if (owner === undefined) break
      owner.ready = true
      for (const item of owner.items) item.ready = true
      for (const artifact of s.artifacts) if (artifact.owner === news.seat) artifact.ready = true
      break
    }
    case 'artifact':
      for (const artifact of s.artifacts)
        if (artifact.card === news.card) {
          artifact.owner = news.seat
          artifact.ready = true
        }
      break
  }
}

function gone(level: Level): Level {
  return level.status === 'up' ? { ...level, status: 'gone' } : level
}

/** Removes what lies and stands on the Spaces of a removed Level. */
function clear(s: State, isOn: (space: Space) => boolean): void {
  s.enemies = s.enemies.filter(({ space }) => !isOn(space))
  s.coins = s.coins.filter(space => !isOn(space))
  s.gems = s.gems.filter(space => !isOn(space))
}

/** Puts the Coins, Gems and Boss tokens of a Level down. Its Enemies have events of their own. */
function lay(s: State, level: number): void {
  const signs = s.levels[level]?.spaces ?? ''
  for (const [i, sign] of [...signs].entries()) {
    const space = level * LEVEL_SPACES + i
    if (sign === 'c' || sign === 'C') s.coins.push(space)
    if (sign === 'g' || sign === 'G') s.gems.push(space)
    if (sign === '*') s.icons.push(space)
  }
}

function buy(s: State, seat: number, card: ShopCard): void {
  const owner = s.players[seat]
  if (isItem(card)) {
    owner?.items.push({ card, ready: true })
    s.shopItems[s.shopItems.indexOf(card)] = 'none'
  } else if (isPotion(card)) {
    owner?.potions.push(card)
    s.shopPotions[s.shopPotions.indexOf(card)] = 'none'
  }
}

/** Puts a card into the gap. */
function fill(s: State, card: ShopCard): void {
  const gap = (isItem(card) ? s.shopItems : s.shopPotions).indexOf('none')
  if (gap < 0) return
  if (isItem(card)) s.shopItems[gap] = card
  else if (isPotion(card)) s.shopPotions[gap] = card
}
