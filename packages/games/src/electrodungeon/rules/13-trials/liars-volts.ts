import { upTo } from '../../content/pick.ts'
import { CUP, FACES, type TrialMove } from '../../state/trial-moves.ts'
import type { Bid, LiarsVolts } from '../../state/trials.ts'
import { contest, nextAfter, type Referee, type Trial, win } from './trial.ts'

/** Everybody who is in rolls under its cup, and looks. */
function shake(s: LiarsVolts, referee: Referee): void {
  s.cups = s.isIn.map(isIn => (isIn ? upTo(CUP).map(() => referee.pick(FACES, 'cup') + 1) : []))
  for (const [who, cup] of s.cups.entries()) if (s.isIn[who]) referee.reveal('ED-13.2', [who], cup)
}

export function diceInPlay({ isIn }: LiarsVolts): number {
  return CUP * isIn.filter(Boolean).length
}

function countOf(cups: readonly (readonly number[])[], face: number): number {
  return cups.flat().filter(die => die === face).length
}

export function isHigher(count: number, face: number, bid: Bid | undefined): boolean {
  return bid === undefined || count > bid.count || (count === bid.count && face > bid.face)
}

function raises(s: LiarsVolts): TrialMove[] {
  return upTo(diceInPlay(s)).flatMap(i =>
    upTo(FACES)
      .filter(face => isHigher(i + 1, face + 1, s.bid))
      .map((face): TrialMove => ['raise', i + 1, face + 1]),
  )
}

/** Whoever was wrong is out. The others shake again, and the next one after it begins. */
function settle(s: LiarsVolts, by: number, bid: Bid, referee: Referee): void {
  const trial = 'TR-03'
  referee.reveal('ED-13.2', 'all', s.cups)
  const count = countOf(s.cups, bid.face)
  for (const [cup, dice] of s.cups.entries()) {
    if (s.isIn[cup])
      referee.tell({ trial, news: 'rolled', by: cup, dice, total: dice.filter(die => die === bid.face).length })
  }
  referee.tell({ trial, news: 'counted', count, face: bid.face })
  const out = count >= bid.count ? by : bid.by
  s.called = { by, bid, cups: s.cups, count, out }
  s.isIn[out] = false
  s.turn = nextAfter(out, s.isIn)
  delete s.bid
  referee.tell({ trial, news: 'out', by: out })
  const over = s.isIn.filter(Boolean).length === 1
  if (over) win(s, trial, s.turn, referee)
  if (over) s.cups = s.cups.map(() => [])
  else shake(s, referee)
}

/** The chance that at least `need` of `dice` unseen dice show one face. */
export function chanceOf(need: number, dice: number): number {
  let chance = 0
  for (let hits = Math.max(0, need); hits <= dice; hits++) {
    let ways = 1
    for (let i = 0; i < hits; i++) ways = (ways * (dice - i)) / (i + 1)
    chance += ways * (1 / FACES) ** hits * (1 - 1 / FACES) ** (dice - hits)
  }
  return chance
}

export const liarsVolts: Trial<LiarsVolts> = {
  start(who, referee) {
    const s: LiarsVolts = { ...contest(who), trial: 'TR-03', cups: [], isIn: who.map(() => true), turn: 0 }
    shake(s, referee)
    return s
  },
  asks: s =>
    s.winner === undefined
      ? [{ who: s.turn, shown: 'open', prompt: "Liar's Volts: raise, or call the last bid a lie" }]
      : [],
  offers: s => (s.bid === undefined ? raises(s) : [['callBid'], ...raises(s)]),
  play(s, moves, referee) {
    const move = moves[s.turn]
    if (move?.[0] === 'raise') {
      s.bid = { by: s.turn, count: move[1], face: move[2] }
      s.turn = nextAfter(s.turn, s.isIn)
    } else if (s.bid !== undefined) {
      settle(s, s.turn, s.bid, referee)
    }
  },
}
