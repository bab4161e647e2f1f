import { Judge } from '@undercroft/bots'
import type { Game, Shape, Thinking } from '@undercroft/kernel'

/** How open a game was, by the chances that the game's learned value gave after each turn. */
export interface Tension {
  /** How often another side came to stand best. */
  readonly changes: number
  /** The share of the game's turns after which the winner stood best for good. */
  readonly decided: number
  /** The lowest chance that the winner ever had. */
  readonly lowest: number
}

/** Looks at each turn of a game for who stands best. */
export class Suspense {
  readonly #thinking: Thinking<Shape>
  readonly #judge: Judge<Shape>
  readonly #favourites: number[] = []
  readonly #lowest: number[] = []
  #turn: number | undefined

  private constructor(thinking: Thinking<Shape>, judge: Judge<Shape>) {
    this.#thinking = thinking
    this.#judge = judge
  }

  /** Gives nothing for a game whose positions cannot be judged. */
  static of(game: Game): Suspense | undefined {
    const judge = new Judge(game)
    return game.thinking === undefined || !judge.knows ? undefined : new Suspense(game.thinking, judge)
  }

  look(state: Shape['state']): void {
    const turn = this.#thinking.turn(state)
    if (turn === this.#turn) return
    this.#turn = turn
    const chances = this.#judge.chances(state)
    let best = 0
    for (const [side, chance] of chances.entries()) {
      if (chance > (chances[best] ?? 0)) best = side
      this.#lowest[side] = Math.min(this.#lowest[side] ?? 1, chance)
    }
    this.#favourites.push(best)
  }

  /** Sums a finished game up; nothing, if nobody won it alone. */
  tension({ outcome }: Shape['state'], sides: readonly number[]): Tension | undefined {
    if (outcome === undefined) return undefined
    const won = new Set(outcome.winners.map(seat => sides[seat] ?? seat))
    if (outcome.lost === true) won.add(HOUSE)
    const [winner] = won
    if (winner === undefined || won.size > 1 || this.#lowest[winner] === undefined) return undefined
    const turns = this.#favourites
    const changes = turns.filter((side, i) => i > 0 && side !== turns[i - 1]).length
    const decided = (turns.findLastIndex(side => side !== winner) + 1) / turns.length
    return { changes, decided, lowest: this.#lowest[winner] ?? 0 }
  }
}

/** The side of the house, where all seats play together. */
const HOUSE = 1
