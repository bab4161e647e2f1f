import { type Happened, type Promised, type Seat, type Seen, sameData } from '@undercroft/kernel'
import { at, next, WAY_OF } from '../content/cells.ts'
import { COSTS } from '../content/units.ts'
import { stepKind } from '../rules/05-the-hero-moves/steps.ts'
import type { Choice } from '../state/choices.ts'
import { enemyOf, enemyOn } from '../state/enemies.ts'
import type { Event } from '../state/events.ts'
import type { WithoutMasters } from '../state/state.ts'
import type { View } from '../state/view.ts'
import { attackChances, strikeChance } from '../words/odds.ts'
import { enemyReachable, heroAfter, pushPreview, wouldBeImpossible } from '../words/previews.ts'

type Promise = Promised<WithoutMasters>
type Happening = Happened<WithoutMasters>

/** All that labels, odds and previews say of a choice. */
export function promises({ view }: Seen<WithoutMasters>, _seat: Seat, choice: Choice): readonly Promise[] {
  switch (choice[0]) {
    case 'step': {
      const to = next(view.hero, WAY_OF[choice[1]])
      const how = stepKind(at(view.surface, view.hero), at(view.surface, to)) ?? 'move'
      const mp = view.mp - COSTS[how]
      return [
        told(`a ${how} costs ${COSTS[how]} mp`, 'stepped', event => event.how === how && event.mp === mp),
        ...dooms(view, choice),
      ]
    }
    case 'push':
      return [...pushes(view, choice), ...dooms(view, choice)]
    case 'throw':
      return [
        told('a throw costs 1 mp', 'threw', event => event.mp === view.mp - COSTS.throw && event.to === choice[1]),
      ]
    case 'attack': {
      const { kills = 0, hits = 0 } = attackChances(view, choice[1]) ?? {}
      const isIt = (event: { readonly figure: number }): boolean => event.figure === choice[1]
      return [byDice('an attack kills', kills, 'died', isIt), byDice('an attack hits', hits, 'hit', isIt)]
    }
    case 'strike': {
      const { hits, loss } = strikeChance(view, choice[1])
      return [
        byDice('an enemy hits', hits, 'struck', event => event.loss === loss && event.treats === view.treats - loss),
        byDice('an enemy misses', 1 - hits, 'dodged', event => event.figure === choice[1]),
      ]
    }
    case 'moveEnemy': {
      const may = enemyReachable(view, choice[1]).some(({ cell }) => cell === choice[2])
      return may
        ? [sure('an enemy comes to where it can', ({ is }) => enemyOf(is.enemies, choice[1])?.cell === choice[2])]
        : []
    }
    default:
      return []
  }
}

function pushes(view: View, choice: Extract<Choice, readonly ['push', unknown]>): Promise[] {
  const made = pushPreview(view, choice)
  if (typeof made === 'string') return []
  const mp = view.mp - COSTS.push
  const killed = made.kills.map(cell => enemyOn(view.enemies, cell)?.figure).toSorted()
  return [
    told('a push does what was shown', 'pushed', event => {
      return event.mp === mp && sameData(event.to, made.to) && sameData(event.covers, made.covers)
    }),
    sure('a push kills whom it was shown to kill', ({ told: news }) => {
      const died = news.flatMap(event => (event.what === 'died' && event.crushed ? [event.figure] : []))
      return sameData(died.toSorted(), killed)
    }),
  ]
}

/** WM-12.9: what is said to end the game ends it with the turn, and nothing else does by this rule. */
function dooms(view: View, choice: Choice): Promise[] {
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

function isHeros({ frames }: Seen<WithoutMasters>): boolean {
  const phase = frames.at(-1)?.phase
  return phase === 'heroTurn' || phase === 'pickUp'
}

type Told<What extends Event['what']> = Extract<Event, { readonly what: What }>

function told<What extends Event['what']>(says: string, what: What, fits: (event: Told<What>) => boolean): Promise {
  return sure(says, happened => hears(happened, what, fits))
}

function sure(says: string, kept: (happened: Happening) => boolean): Promise {
  return { says, chance: 1, kept }
}

function byDice<What extends Event['what']>(
  says: string,
  chance: number,
  what: What,
  fits: (event: Told<What>) => boolean,
): Promise {
  return { says, chance, byDice: true, kept: happened => hears(happened, what, fits) }
}

function hears<What extends Event['what']>(
  { told: news }: Happening,
  what: What,
  fits: (event: Told<What>) => boolean,
): boolean {
  return news.some(event => event.what === what && fits(event as Told<What>))
}
