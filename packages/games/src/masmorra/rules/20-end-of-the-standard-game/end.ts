import type { Decision, Step } from '@undercroft/kernel'
import { cardOf } from '../../state/decks.ts'
import { foeOf, foesIn, MALAPHYAS, removeFoe } from '../../state/foes.ts'
import type { FrameOf } from '../../state/frames.ts'
import { heroId, heroOf, seatOf } from '../../state/heroes.ts'
import { lastRound } from '../../state/options.ts'
import { type At, type FoeId, type Masmorra, NONE, type Open, type Player, type State } from '../../state/state.ts'
import { noCombat } from '../12-combat/strike.ts'
import { handOf } from '../19-treasure-cards-and-interrupts/hand.ts'
import type { Rule } from '../rulebook.ts'

/** MA-24.5: the last space of the clock, whatever the number of Heroes (MA-24.16). */
const LAST_TURN = 21

/** MA-3.7: the Dark Ritual Room, then the clock, then the end of a round. */
export const endTurn: Step<Masmorra, FrameOf<'endTurn'>> = {
  run(s) {
    s.turn.stage = 'end'
    s.frames.push({ phase: 'ritual' }, { phase: 'endOfTurn' })
  },
}

/** MA-11.11: once, at the end of the explorer's turn, a Cultist becomes a Dark Watcher. */
export const ritual: Decision<Masmorra, FrameOf<'ritual'>> = {
  before(s) {
    if (cultists(s).length === 0) s.frames.pop()
  },
  offer(s, o) {
    o.ask(seatOf(s, s.turn.player), 'Which Cultist becomes a Dark Watcher?')
    for (const foe of cultists(s)) o.may(['ritual', foe])
  },
  on: {
    ritual({ s, choice: [, foe], t }) {
      const { room } = foeOf(s, foe)
      removeFoe(s, t, foe, 'MA-11.11')
      s.frames.push({ phase: 'spawn', kind: 'major', room, is: 'watcher', bound: false })
    },
  },
}

function cultists(s: Open): FoeId[] {
  const { ritualRoom } = s.turn
  return ritualRoom === NONE ? [] : foesIn(s, ritualRoom).filter(foe => foeOf(s, foe).is === 'cultist')
}

export const endOfTurn: Step<Masmorra, FrameOf<'endOfTurn'>> = {
  run(s, t) {
    const next = (s.turn.player + 1) % s.heroes.length // MA-3.8
    if (s.options.mode === 'alliance') {
      // MA-24.1: 16 XP end nothing here
      if (s.time === LAST_TURN) {
        t.tell({ what: 'allLost', by: 'MA-24.11' })
        end(s, t, [], 'MA-24.11')
        return
      }
      s.time++
      t.tell({ what: 'time', time: s.time })
    } else if (next === s.first) {
      if (s.options.mode === 'standard' && s.ending) {
        endByXp(s, t, 'MA-20.1')
        return
      }
      if (s.round >= lastRound(s.options)) {
        endByXp(s, t, 'MA-25.2')
        return
      }
    }
    s.frames.push({ phase: 'startTurn', player: next })
  },
}

/** MA-21.2, MA-24.2: the fall of Malaphyas ends the game once the combat is over. */
export const afterCombat: Step<Masmorra, FrameOf<'afterCombat'>> = {
  run(s, t) {
    s.combat = noCombat()
    if (!foeOf(s, MALAPHYAS).gone || s.options.mode === 'standard') return
    t.tell({ what: 'freed', hero: heroId(s, s.turn.player), by: 'MA-21.1' })
    if (s.options.mode === 'epic') endByXp(s, t, 'MA-21.1')
    else end(s, t, [...new Set(s.heroes.map((_, player) => seatOf(s, player)))], 'MA-24.2')
  },
}

/** MA-24.3 */
export function allLose(s: State, t: At, player: Player): void {
  t.tell({ what: 'allLost', hero: heroId(s, player), by: 'MA-24.3' })
  end(s, t, [], 'MA-24.3')
}

function end(s: State, t: At, winners: readonly number[], by: Rule): void {
  for (const player of s.heroes.keys()) tellScore(s, t, player)
  const lost = winners.length === 0 ? { lost: true as const } : {}
  s.outcome = { winners, ...lost, by, scores: seatScores(s), rounds: s.round }
}

/** MA-20.3, MA-20.4: most XP with the cards in hand, then most gold, then most LP; else it is shared. */
function endByXp(s: State, t: At, by: Rule): void {
  t.reveal('MA-20.4', 'all')
  s.bonus = s.heroes.map((_, player) => handOf(s, player).reduce((sum, card) => sum + cardOf(card).xp, 0))
  const ranks = s.heroes.map((hero, player) => [scoreOf(s, player), hero.gold, hero.lying ? 0 : hero.lp] as const)
  const best = ranks.reduce((a, b) => (compare(b, a) > 0 ? b : a))
  const winners = [...ranks.keys()].filter(player => compare(ranks[player] ?? best, best) === 0)
  for (const player of s.heroes.keys()) tellScore(s, t, player)
  s.outcome = { winners: winners.map(player => seatOf(s, player)), by, scores: seatScores(s), rounds: s.round }
}

type Rank = readonly [xp: number, gold: number, lp: number]

function compare(a: Rank, b: Rank): number {
  return a[0] - b[0] || a[1] - b[1] || a[2] - b[2]
}

function scoreOf(s: Open, player: Player): number {
  return heroOf(s, player).xp + (s.bonus[player] ?? 0)
}

/** One score for each seat; a seat that runs several Heroes has them all. */
function seatScores(s: Open): number[] {
  const scores: number[] = []
  for (const player of s.heroes.keys()) {
    const seat = seatOf(s, player)
    scores[seat] = (scores[seat] ?? 0) + scoreOf(s, player)
  }
  return scores
}

function tellScore(s: State, t: At, player: Player): void {
  const { xp, gold, lp, lying } = heroOf(s, player)
  t.tell({ what: 'scored', hero: heroId(s, player), xp, bonus: s.bonus[player] ?? 0, gold, lp: lying ? 0 : lp })
}
