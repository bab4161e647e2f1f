import { type Dice, type Game, Play, type Seat, type Shape, sameData } from '@undercroft/kernel'
import { answered } from '../random.ts'
import { Judge } from './judge.ts'
import type { World } from './playout.ts'

/** How much a seldom tried answer is favoured over the best one: the square root of 2, which suits rewards from 0 to 1. */
const CURIOSITY = Math.SQRT2

/** The most answers of a playout. A game that has gone on for so long is judged as it stands. */
const LONGEST = 2_000

/** An answer that was tried. */
interface Edge<T extends Shape> {
  readonly choice: T['choice']
  visits: number
  mean: number
  /** One over the square root of the visits: to keep it costs less than to find it at every look. */
  width: number
  /** The next question, if this answer has led to one. */
  next: Node<T> | undefined
}

/** A question that was reached, with the answers that were tried there. */
interface Node<T extends Shape> {
  readonly seat: Seat
  readonly edges: Edge<T>[]
  visits: number
}

/**
 * A plain tree search (UCT): each iteration walks down by the upper confidence bound of the seat that is asked, adds one
 * node, and plays on at random to the end. Dice fall anew each time and hidden things are imagined anew, so a node
 * stands for a sequence of answers and not for a position.
 */
export class Tree<T extends Shape> {
  readonly #game: Game<T>
  readonly #play: Play<T>
  readonly #dice: Dice
  readonly #judge: Judge<T>
  readonly #path: Edge<T>[] = []
  readonly #nodes: Node<T>[] = []
  readonly #root: Node<T>

  /** The seat is the one whose answer is looked for. */
  constructor(game: Game<T>, state: T['state'], seat: Seat, dice: Dice) {
    this.#game = game
    this.#play = new Play(game, state, dice)
    this.#dice = dice
    this.#judge = new Judge(game)
    this.#root = { seat, edges: [], visits: 0 }
  }

  /** Plays one game from a position in which the seat is asked what it is asked in all iterations. */
  iterate({ state, pending }: World<T>): void {
    const play = this.#play
    play.resume(this.#game.clone(state), pending)
    const nodes = this.#nodes
    const path = this.#path
    nodes.length = 0
    path.length = 0
    let node: Node<T> | undefined = this.#root
    while (node !== undefined) {
      const edge = this.#select(node)
      nodes.push(node)
      path.push(edge)
      play.take(node.seat, edge.choice)
      if (edge.next === undefined) {
        edge.next = this.#grow()
        break
      }
      node = edge.next.seat === play.asks[0]?.seat ? edge.next : undefined
    }
    this.#playOut()
    this.#credit()
  }

  /** Gives the answers to the first question, the most visited first. */
  answers(): readonly { readonly choice: T['choice']; readonly visits: number; readonly mean: number }[] {
    const tried = this.#root.edges.map(({ choice, visits, mean }) => ({ choice, visits, mean }))
    return tried.sort((a, b) => b.visits - a.visits)
  }

  /** A node for the question that is open now; none when the game is over. */
  #grow(): Node<T> | undefined {
    const ask = this.#play.asks[0]
    return ask === undefined ? undefined : { seat: ask.seat, edges: [], visits: 0 }
  }

  /** Chooses among what is offered now: the first that was never tried, else the one with the highest bound. */
  #select(node: Node<T>): Edge<T> {
    const { edges, seat } = node
    const first = this.#play.asks[0]
    const options = (first?.seat === seat ? first : this.#play.asks.find(ask => ask.seat === seat))?.options ?? []
    const wide = CURIOSITY * Math.sqrt(Math.log(node.visits + 1))
    let best: Edge<T> | undefined
    let highest = Number.NEGATIVE_INFINITY
    let strayed = false
    for (let i = 0; i < options.length; i++) {
      const choice = options[i] as T['choice']
      // Where dice and hidden things do not change what is offered, the answers stand in the order of the options.
      let edge = i < edges.length ? edges[i] : undefined
      if (edge === undefined ? strayed : edge.choice !== choice) {
        strayed = true
        edge = edges.find(each => sameData(each.choice, choice))
      }
      if (edge === undefined) {
        const tried = { choice, visits: 0, mean: 0, width: 1, next: undefined }
        edges.push(tried)
        return tried
      }
      const bound = edge.mean + wide * edge.width
      if (bound > highest) {
        highest = bound
        best = edge
      }
    }
    return answered(this.#game, best)
  }

  #playOut(): void {
    const { asks } = this.#play
    for (let answers = 0; answers < LONGEST; answers++) {
      const ask = asks[0]
      if (ask === undefined) return
      this.#play.take(ask.seat, ask.options[this.#dice.below(ask.options.length)] as T['choice'])
    }
  }

  #credit(): void {
    const { state } = this.#play
    for (let i = 0; i < this.#path.length; i++) {
      const node = this.#nodes[i] as Node<T>
      const edge = this.#path[i] as Edge<T>
      node.visits++
      edge.visits++
      edge.mean += (this.#judge.chance(state, node.seat) - edge.mean) / edge.visits
      edge.width = 1 / Math.sqrt(edge.visits)
    }
  }
}
