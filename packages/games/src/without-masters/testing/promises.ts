import type { Seat, Seen } from '@undercroft/kernel'
import { distance, nameOf } from '../content/cells.ts'
import { kindOf } from '../content/units.ts'
import type { Choice } from '../state/choices.ts'
import { unitOf } from '../state/content.ts'
import { enemyOf } from '../state/enemies.ts'
import { HERO, type WithoutMasters } from '../state/state.ts'
import { label } from '../words/labels.ts'
import { odds, strikeChance } from '../words/odds.ts'
import { enemyReachable, expectedLoss, threats } from '../words/previews.ts'
import {
  attackPromises,
  endTurnPromises,
  MP,
  pushPromises,
  stepPromises,
  takePromises,
  throwPromises,
} from './hero-promises.ts'
import { byDice, type Foretold, numberIn, sure, told } from './promising.ts'

/** Everything that labels, odds and previews say of a choice; numbers are read from the texts that the player reads. */
export function promises(seen: Seen<WithoutMasters>, seat: Seat, choice: Choice): readonly Foretold[] {
  switch (choice[0]) {
    case 'ready':
      return [told('a ready-made yard is built', 'built', event => event.from === choice[1])]
    case 'generate':
      return [told('a yard is generated', 'built', event => event.from === 'generated')]
    case 'accept':
    case 'complain':
      return [firstTurn(label(choice, seen).endsWith('you begin') ? 'heroTurn' : 'gmTurn')]
    case 'step':
      return stepPromises(seen, choice)
    case 'push':
      return pushPromises(seen, choice)
    case 'throw':
      return throwPromises(seen, choice)
    case 'attack':
      return attackPromises(seen, seat, choice)
    case 'take':
      return takePromises(seen, choice)
    case 'endTurn':
      return seat === HERO ? endTurnPromises(seen) : []
    case 'strike':
      return strikePromises(seen, seat, choice)
    case 'moveEnemy':
      return movePromises(seen, choice)
    case 'spawn':
      return [
        told('an enemy spawns as its label says', 'spawned', event => {
          return label(choice, seen) === `Spawn a ${kindOf(event.figure)} enemy on ${nameOf(event.cell)}`
        }),
      ]
    default:
      return []
  }
}

/** WM-4.9, WM-4.10 */
function firstTurn(what: 'heroTurn' | 'gmTurn'): Foretold {
  return sure('a label says who begins', ({ told: news }) => {
    return news.find(event => event.what === 'heroTurn' || event.what === 'gmTurn')?.what === what
  })
}

type Of<Verb extends Choice[0]> = Extract<Choice, readonly [Verb, ...unknown[]]>

/** WM-10.8, WM-10.9: an enemy hits as often, and takes as much, as the odds say. */
function strikePromises(seen: Seen<WithoutMasters>, seat: Seat, choice: Of<'strike'>): Foretold[] {
  const { view } = seen
  const figure = choice[1]
  const said = odds(seen, seat, choice)
  const { hits } = strikeChance(view, figure)
  const loss = numberIn(said, / to take (\d+) of /) ?? 0
  return [
    byDice('an enemy hits', hits, 'struck', event => event.loss === loss && event.treats === view.treats - loss),
    byDice('an enemy misses', 1 - hits, 'dodged', event => event.figure === figure),
    sure('the odds of a strike are said in per cent', ({ was }) => {
      const isWhole = numberIn(said, /^(\d+)% /) === Math.round(100 * hits)
      return isWhole && numberIn(said, / of (\d+) treat/) === was.treats
    }),
    sure('an enemy takes what it is feared to take', () => {
      return Math.abs(expectedLoss(view, figure) - hits * unitOf(view, figure).takes) < 1e-9
    }),
    sure('an enemy strikes only where it was shown to threaten', ({ was }) => {
      return threats(view).some(threat => threat.figure === figure && threat.cells.includes(was.hero))
    }),
  ]
}

/** WM-10.1 to WM-10.5: an enemy comes to where it was shown to come. */
function movePromises(seen: Seen<WithoutMasters>, choice: Of<'moveEnemy'>): Foretold[] {
  const [, figure, to] = choice
  const { view } = seen
  const shown = enemyReachable(view, figure)
  const cost = numberIn(label(choice, seen), MP)
  return [
    sure('an enemy comes to where it can', ({ is }) => enemyOf(is.enemies, figure)?.cell === to),
    sure('a reach has every cell that an enemy may come to, and no end tile', ({ was }) => {
      return shown.some(({ cell }) => cell === to) && shown.every(({ cell }) => cell !== was.end)
    }),
    told('the move of an enemy costs what its label says', 'enemyMoved', event => {
      const known = shown.find(({ cell }) => cell === event.to)?.cost
      return (
        known === cost &&
        cost !== undefined &&
        cost >= distance(event.from, event.to) &&
        cost <= unitOf(view, figure).mp
      )
    }),
  ]
}
