import type { Decision, Table } from '@undercroft/kernel'
import { ITEMS, type Item } from '../../state/choices.ts'
import { LEAVE, take } from '../../state/ready-choices.ts'
import { FRAME, type FrameOf, HERO, type State, type WithoutMasters } from '../../state/state.ts'
import { findUncovered, layTile, MOST_TAKES, mayTake, removeTile } from '../../state/tiles.ts'
import { heroFacts } from '../../words/hero-facts.ts'
import { meantFacts } from '../../words/meant.ts'

/** WM-5.8: what happens where the Hero arrives, before anything else. */
export function arrive(s: State, t: Table<WithoutMasters>): void {
  s.takes = 0
  eat(s, t)
  if (opensEnd(s)) {
    complete(s)
    return
  }
  goOn(s)
  if (mayTake(s, 'ball') || mayTake(s, 'key')) s.frames.push(FRAME.pickUp)
}

/** WM-5.9: with move points left the turn goes on. */
export function goOn(s: State): void {
  s.frames.push(s.mp > 0 ? FRAME.heroTurn : FRAME.heroEnds)
}

/** WM-8.6 */
function eat(s: State, t: Table<WithoutMasters>): void {
  for (;;) {
    const index = findUncovered(s, 'treat', s.hero)
    if (index < 0) return
    removeTile(s, index)
    s.treats++
    t.uses('tile.treat')
    t.tell({ what: 'ate', cell: s.hero, treats: s.treats })
  }
}

/** WM-12.1, WM-12.2: the plain end tile, or the locked one with the key in hand (WM-8.8). */
function opensEnd({ hero, end, locked, held }: State): boolean {
  return hero === end && (!locked || held === 'key')
}

/** WM-12.1: at once, whatever else there was to do. */
function complete(s: State): void {
  s.frames.length = 0
  s.frames.push(FRAME.completed)
}

/** WM-8.3: arrived on an item, the Hero takes or leaves it; with the last move point too. */
export const pickUp: Decision<WithoutMasters, FrameOf<'pickUp'>> = {
  offer(s, o) {
    o.ask(HERO, 'Take what lies here, or leave it')
    for (const item of ITEMS) {
      if (mayTake(s, item)) o.may(take(item))
      else if (o.explaining) o.refuse(take(item), takeBroken(s, item))
    }
    o.otherwise().may(LEAVE)
  },

  facts: refused =>
    refused.choice[0] === 'take' ? heroFacts(refused.s, refused.choice, refused.rule) : meantFacts(refused),

  on: {
    take({ s, choice: [, item], t }) {
      takeItem(s, item, t)
    },
    leave() {},
  },
}

/** The rule against taking an item here. */
export function takeBroken(s: State, item: Item): 'WM-1.6' | 'WM-8.2' | 'WM-8.3' {
  if (s.takes >= MOST_TAKES || !s.tiles.some(({ kind, cell }) => kind === item && cell === s.hero)) return 'WM-8.3'
  return findUncovered(s, item, s.hero) < 0 ? 'WM-1.6' : 'WM-8.2'
}

/** WM-8.3, WM-8.4: takes an item up and puts the one in hand down; nothing but this, a throw and a lock empties a hand (WM-8.5). */
export function takeItem(s: State, item: Item, t: Table<WithoutMasters>): void {
  const { held, hero } = s
  removeTile(s, findUncovered(s, item, hero))
  s.held = item
  s.takes++
  if (held === 'nothing') {
    t.tell({ what: 'took', item, cell: hero })
  } else {
    layTile(s, held, hero)
    t.tell({ what: 'took', item, cell: hero, putDown: held })
  }
  t.uses(`tile.${item}`)
  // A key that changes hands changes what WM-12.10 looks at.
  s.doubtful = true
  if (opensEnd(s)) complete(s)
}
