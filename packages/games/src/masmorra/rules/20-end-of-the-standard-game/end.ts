import { cardAt } from '../../state/decks.ts'
import { heroId, heroOf, seatOf } from '../../state/heroes.ts'
import type { At, Open, Player, State } from '../../state/state.ts'
import { handOf } from '../19-treasure-cards-and-interrupts/hand.ts'
import type { Rule } from '../rulebook.ts'

export function end(s: State, t: At, winners: readonly number[], by: Rule): void {
  for (const player of s.heroes.keys()) tellScore(s, t, player)
  const lost = winners.length === 0 ? { lost: true as const } : {}
  s.outcome = { winners, ...lost, by, scores: seatScores(s), rounds: s.round }
}

/** MA-20.3, MA-20.4: most XP with the cards in hand, then most gold, then most LP; else it is shared. */
export function endByXp(s: State, t: At, by: Rule): void {
  s.bonus = s.heroes.map((_, player) => handOf(s, player).reduce((sum, card) => sum + cardAt(s, card).xp, 0))
  t.reveal('MA-20.4', 'all', s.bonus.slice())
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
