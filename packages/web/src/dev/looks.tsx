import { anyLook, type BoardProps, type GameLook } from '@undercroft/games/board'
import type { Shape } from '@undercroft/kernel'
import type { Pig, TicTacToe } from '@undercroft/kernel/examples'

const MARKS = ['X', 'O', ''] as const

function Grid({ seen, choose, refusal, explain, ask }: BoardProps<TicTacToe>) {
  return (
    <svg viewBox="0 0 300 300" role="group" aria-label="Board">
      {seen.view.cells.map((mark, cell) => {
        const choice = ['mark', cell] as const
        const free = ask !== undefined && refusal(choice) === undefined
        const x = (cell % 3) * 100
        const y = Math.floor(cell / 3) * 100
        return (
          // biome-ignore lint/a11y/useSemanticElements: SVG has no button
          <g
            key={`${x} ${y}`}
            role="button"
            tabIndex={0}
            aria-label={`Cell ${cell + 1} ${MARKS[mark]}`}
            onClick={() => (free ? choose(choice) : explain(choice))}
            onKeyDown={event => event.key === 'Enter' && choose(choice)}
          >
            <rect
              x={x + 4}
              y={y + 4}
              width={92}
              height={92}
              rx={10}
              fill="var(--raised)"
              stroke={free ? 'var(--accent)' : 'var(--line)'}
              strokeWidth={free ? 3 : 1}
            />
            <text x={x + 50} y={y + 70} fontSize={60} textAnchor="middle" fill="var(--text)">
              {MARKS[mark]}
            </text>
          </g>
        )
      })}
    </svg>
  )
}

function Scores({ seen, sitters }: BoardProps<Pig>) {
  return (
    <svg viewBox="0 0 300 300" role="img" aria-label={`At stake: ${seen.view.stake}`}>
      <text x={150} y={120} fontSize={80} textAnchor="middle" fill="var(--accent)">
        {seen.view.stake}
      </text>
      {seen.view.scores.map((score, seat) => (
        <text
          key={sitters[seat]?.name}
          x={150}
          y={180 + seat * 34}
          fontSize={24}
          textAnchor="middle"
          fill="var(--text)"
        >
          {sitters[seat]?.player}: {score} of {seen.view.goal}
        </text>
      ))}
    </svg>
  )
}

function Cover() {
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true">
      <rect width={100} height={100} fill="#5a3a1c" />
    </svg>
  )
}

const grid: GameLook<TicTacToe> = {
  id: 'tictactoe',
  tagline: 'Three in a row, for those who have a minute.',
  box: { minutes: '2 minutes', players: '2 players' },
  Cover,
  Board: Grid,
}

const scores: GameLook<Pig> = {
  id: 'pig',
  tagline: 'One die, and the question when to stop.',
  box: { minutes: '10 minutes', players: '2 to 6 players' },
  Cover,
  Board: Scores,
}

export const exampleLooks: readonly GameLook<Shape>[] = [anyLook(scores), anyLook(grid)]
