import { createRequire } from 'node:module'
import type { Dice } from '@undercroft/kernel'
import type { Game } from 'boardgame.io'
import { ITERATIONS, type Playout } from '../stopwatch.ts'
import { LINES } from './lines.ts'
import { anyOf, seededDice } from './random.ts'

// boardgame.io's entry points are folders, which only CommonJS can load.
const require = createRequire(import.meta.url)
const { Client } = require('boardgame.io/client') as typeof import('boardgame.io/client')
const { MCTSBot } = require('boardgame.io/ai') as typeof import('boardgame.io/ai')
const { INVALID_MOVE } = require('boardgame.io/core') as typeof import('boardgame.io/core')

const EMPTY = ''

const ticTacToe: Game<{ cells: string[] }> = {
  name: 'tictactoe',
  setup: () => ({ cells: Array<string>(9).fill(EMPTY) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark({ G, playerID }, cell: number) {
      if (G.cells[cell] !== EMPTY) return INVALID_MOVE
      G.cells[cell] = playerID
      return undefined
    },
  },
  endIf({ G: { cells }, ctx }) {
    const mover = ctx.currentPlayer
    if (LINES.some(([a, b, c]) => cells[a] === mover && cells[b] === mover && cells[c] === mover)) {
      return { winner: mover }
    }
    return cells.includes(EMPTY) ? undefined : { draw: true }
  },
  ai: {
    enumerate: ({ cells }) => cells.flatMap((mark, cell) => (mark === EMPTY ? [{ move: 'mark', args: [cell] }] : [])),
  },
}

export const pig: Game<{ stake: number; scores: number[] }> = {
  name: 'pig',
  setup: () => ({ stake: 0, scores: [0, 0] }),
  moves: {
    roll({ G, random, events }) {
      const face = random.D6()
      if (face > 1) {
        G.stake += face
      } else {
        G.stake = 0
        events.endTurn()
      }
    },
    hold({ G, playerID, events }) {
      if (G.stake === 0) return INVALID_MOVE
      const seat = Number(playerID)
      G.scores[seat] = (G.scores[seat] ?? 0) + G.stake
      G.stake = 0
      events.endTurn()
      return undefined
    },
  },
  endIf({ G, ctx }) {
    return G.scores.some(score => score >= 100) ? { winner: ctx.currentPlayer } : undefined
  },
  ai: { enumerate: ({ stake }) => (stake === 0 ? [{ move: 'roll' }] : [{ move: 'roll' }, { move: 'hold' }]) },
}

/** A match is a client; `reset` would begin another with the same dice. */
function playouts<G>(game: Game<G>, dice: Dice): Playout {
  return () => {
    const client = Client<G>({ game, numPlayers: 2, debug: false })
    client.start()
    for (let moves = 0; ; moves++) {
      const state = client.getState()
      if (state === null) throw new Error('boardgame.io has no state, which it has only while it waits for a server')
      const { G, ctx } = state
      if (ctx.gameover !== undefined) {
        client.stop()
        return moves
      }
      const action = anyOf(game.ai?.enumerate(G, ctx, ctx.currentPlayer) ?? [], dice)
      if ('move' in action) client.moves[action.move]?.(...(action.args ?? []))
    }
  }
}

export function tictactoe(): Playout {
  return playouts(ticTacToe, seededDice())
}

export function pigTo100(): Playout {
  return playouts(pig, seededDice())
}

/** Searches the empty board with boardgame.io's own bot; its `play` gives a promise, but has searched when it returns. */
export function search(): Playout {
  const client = Client({ game: ticTacToe, numPlayers: 2, debug: false })
  client.start()
  const state = client.getState()
  client.stop()
  if (state === null) throw new Error('boardgame.io has no state, which it has only while it waits for a server')
  const enumerate = ticTacToe.ai?.enumerate ?? (() => [])
  const bot = new MCTSBot({ game: ticTacToe, enumerate, seed: 'bench', iterations: ITERATIONS })
  return () => {
    void bot.play(state, '0')
    return ITERATIONS
  }
}
