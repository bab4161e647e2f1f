import { type Seen, sameData } from '@undercroft/kernel'
import { at, type Cell, nameOf, next, WAY_OF } from '../content/cells.ts'
import { stepKind } from '../rules/05-the-hero-moves/steps.ts'
import { destinations } from '../rules/09-the-tennis-ball/lure.ts'
import { standsLevel } from '../rules/10-the-game-masters-turn/strikes.ts'
import type { Choice } from '../state/choices.ts'
import { enemyOn } from '../state/enemies.ts'
import type { WithoutMasters } from '../state/state.ts'
import type { View } from '../state/view.ts'
import { label } from '../words/labels.ts'
import { attackChances, odds } from '../words/odds.ts'
import {
  heroAfter,
  heroReachable,
  pulls,
  pushedBoard,
  pushPreview,
  threats,
  wouldBeImpossible,
} from '../words/previews.ts'
import { byDice, type Foretold, numberIn, sure, told } from './promising.ts'

export const MP = / \((\d+) move points?\)$/

type Of<Verb extends Choice[0]> = Extract<Choice, readonly [Verb, ...unknown[]]>

/** WM-5.2: a step costs what its label and the reach say, and leads where they say. */
export function stepPromises(seen: Seen<WithoutMasters>, choice: Of<'step'>): Foretold[] {
  const { view } = seen
  const said = label(choice, seen)
  const to = next(view.hero, WAY_OF[choice[1]])
  const how = stepKind(at(view.surface, view.hero), at(view.surface, to))
  const cost = numberIn(said, MP) ?? 0
  const reachable = heroReachable(view)
  return [
    told('a step is what its label says', 'stepped', event => {
      return (
        event.mp === view.mp - cost && event.how === how && event.to === to && said.includes(` to ${nameOf(event.to)} `)
      )
    }),
    told('a label names the kind of step', 'stepped', event => said.toLowerCase().startsWith(event.how)),
    told('a reach has the cost of a step', 'stepped', event => {
      return reachable.find(({ cell }) => cell === event.to)?.cost === view.mp - event.mp
    }),
    sure('a reach has no cell on which a figure stands', ({ was }) => {
      return reachable.every(({ cell }) => enemyOn(was.enemies, cell) === undefined)
    }),
    ...doomPromises(view, choice),
  ]
}

/** WM-6.1 to WM-6.9: a push does what its label and its preview say. */
export function pushPromises(seen: Seen<WithoutMasters>, choice: Of<'push'>): Foretold[] {
  const { view } = seen
  const said = label(choice, seen)
  const made = pushPreview(view, choice)
  if (typeof made === 'string') return [sure('what may be pushed has a preview', () => false)]
  const cost = numberIn(said, MP) ?? 0
  const killed = made.kills.map(cell => enemyOn(view.enemies, cell)?.figure).toSorted()
  const kills = said.includes(', onto an enemy') ? 1 : (numberIn(said, /, onto (\d+) enemies/) ?? 0)
  const drop = numberIn(said, /, dropping (\d+)/) ?? 0
  const shown = pushedBoard(view, made, heroAfter(view, choice))
  return [
    told('a push does what was shown', 'pushed', event => {
      return event.mp === view.mp - cost && sameData(event.to, made.to) && sameData(event.covers, made.covers)
    }),
    told('a crate drops as deep as the label says', 'pushed', event => {
      return kills > 0 || event.crate.bottom - event.to.bottom === drop
    }),
    sure('a push kills whom it was shown to kill', ({ told: news }) => {
      const died = news.flatMap(event => (event.what === 'died' && event.crushed ? [event.figure] : []))
      return sameData(died.toSorted(), killed) && died.length === kills
    }),
    sure('a push leaves the board that was shown', ({ after }) => {
      if (after.view.setup !== view.setup || after.outcome !== undefined) return true
      const elsewhere = ({ cell }: { readonly cell: Cell }): boolean => cell !== shown.hero
      return (
        sameData(after.view.surface, shown.surface) &&
        sameData(after.view.crates, shown.crates) &&
        sameData(after.view.tiles.filter(elsewhere), shown.tiles.filter(elsewhere))
      )
    }),
    ...doomPromises(view, choice),
  ]
}

/** WM-9.1, WM-9.4: a throw costs what its label says; an enemy that is alone runs where it was shown to run. */
export function throwPromises(seen: Seen<WithoutMasters>, choice: Of<'throw'>): Foretold[] {
  const { view } = seen
  const said = label(choice, seen)
  const cost = numberIn(said, MP) ?? 0
  const [pull, ...others] = pulls(view, choice[1])
  const thrown = told('a throw is what its label says', 'threw', event => {
    return event.mp === view.mp - cost && event.to === choice[1] && said.includes(` to ${nameOf(event.to)} `)
  })
  if (pull === undefined || others.length > 0 || !pull.mustMove) return [thrown]
  const drawn: Foretold = {
    says: 'a ball draws an enemy to where it was shown',
    chance: 1,
    kept: ({ after, told: news }) => {
      if (after.outcome !== undefined) return true
      return news.some(
        each => each.what === 'enemyMoved' && each.figure === pull.figure && pull.cells.includes(each.to),
      )
    },
    until: ({ view: { turn } }) => turn !== view.turn,
  }
  return [thrown, drawn]
}

/** WM-7.3, WM-7.5: an attack hits and kills as often as the odds say. */
export function attackPromises(seen: Seen<WithoutMasters>, seat: number, choice: Of<'attack'>): Foretold[] {
  const { kills = 0, hits = 0 } = attackChances(seen.view, choice[1]) ?? {}
  const said = odds(seen, seat, choice)
  const isIt = (event: { readonly figure: number }): boolean => event.figure === choice[1]
  return [
    byDice('an attack kills', kills, 'died', isIt),
    byDice('an attack hits', hits, 'hit', isIt),
    sure('the odds of an attack are said in per cent', () => {
      const toKill = numberIn(said, /(\d+)% to kill/)
      const toHit = numberIn(said, /(\d+)% to hit/) ?? toKill
      return toKill === Math.round(100 * kills) && toHit === Math.round(100 * hits)
    }),
  ]
}

/** WM-8.4: an item changes hands as the label says. */
export function takePromises(seen: Seen<WithoutMasters>, choice: Of<'take'>): Foretold[] {
  const said = label(choice, seen)
  return [
    told('an item is taken as its label says', 'took', event => {
      const [, putDown] = / and put the (\w+) down$/.exec(said) ?? []
      return said.startsWith(`Take the ${event.item}`) && event.putDown === putDown
    }),
  ]
}

/** WM-10.6: an enemy that is not shown to threaten the Hero's cell cannot strike there in the next turn. */
export function endTurnPromises({ view }: Seen<WithoutMasters>): Foretold[] {
  // A ball that was thrown in this turn lures in the next one, and is no lure yet.
  if (view.tiles.some(({ thrown }) => thrown > 0)) return []
  const near = threats(view).flatMap(({ figure, cells }) => (cells.includes(view.hero) ? [figure] : []))
  return [
    {
      says: 'only enemies that threaten the Hero’s cell strike there',
      chance: 1,
      kept: ({ is, after }) => {
        if (after.outcome !== undefined || phaseOf(after) !== 'gmTurn') return true
        return is.enemies.every(enemy => {
          if (near.includes(enemy.figure)) return true
          return ![enemy.cell, ...destinations(is, enemy)].some(cell => standsLevel(is, { ...enemy, cell }))
        })
      },
      until: seen => seen.outcome !== undefined || seen.view.turn !== view.turn || phaseOf(seen) === 'gmTurn',
    },
  ]
}

/** WM-12.9: what is said to end the game ends it with the turn, and nothing else does by this rule. */
function doomPromises(view: View, choice: Choice): Foretold[] {
  const hero = heroAfter(view, choice)
  const isBold = choice[0] === 'push' || at(view.surface, view.hero) - at(view.surface, hero) > 1
  if (!isBold) return []
  const doom = wouldBeImpossible(view, choice)
  return [
    {
      says: doom ? 'after this no way is left' : 'after this a way is left',
      chance: 1,
      kept: ({ after }) => (after.outcome?.by === 'WM-12.9') === doom,
      until: seen => seen.outcome !== undefined || seen.view.turn !== view.turn || !isHeros(seen),
    },
  ]
}

function isHeros(seen: Seen<WithoutMasters>): boolean {
  const phase = phaseOf(seen)
  return phase === 'heroTurn' || phase === 'pickUp'
}

function phaseOf({ frames }: Seen<WithoutMasters>): string | undefined {
  return frames.at(-1)?.phase
}
