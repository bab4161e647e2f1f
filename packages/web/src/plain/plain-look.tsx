import type { BoardProps, GameLook, TableLook } from '@undercroft/games/board'
import type { Game, Option, OptionValue, Shape } from '@undercroft/kernel'
import { counted } from '../shell/counted.ts'

/** How a game looks that has no board yet: its position as text. The choices stand in the prompt, as for every game. */
export function plainLook(game: Game): GameLook<Shape> {
  return {
    id: game.id,
    tagline: 'Played in words: this game has no board of its own yet.',
    box: { minutes: '', players: playersOf(game) },
    Cover: () => <PlainCover title={game.title} />,
    table: async () => ({ table: plainTable(game) }),
  }
}

function plainTable(game: Game): TableLook<Shape> {
  return { Board: props => <PlainBoard game={game} {...props} /> }
}

function PlainBoard({ game, seen, sitters }: BoardProps<Shape> & { readonly game: Game }) {
  const names = sitters.map(each => each.player)
  const text = game.text?.(seen, names) ?? JSON.stringify(seen.view, undefined, 2)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <pre className="plain-board" tabIndex={0}>
      {text}
    </pre>
  )
}

/** A plain box with the first letter of its title. */
function PlainCover({ title }: { readonly title: string }) {
  return (
    <svg className="plain-cover" viewBox="0 0 640 480" role="img" aria-label={`A plain box: ${title}`}>
      <rect className="plain-cover-box" width="640" height="480" />
      <rect className="plain-cover-frame" x="36" y="36" width="568" height="408" rx="18" />
      <text className="plain-cover-letter" x="320" y="318" textAnchor="middle">
        {title.slice(0, 1)}
      </text>
    </svg>
  )
}

/** How many sit there, over the values of each option while the others have their usual ones. */
function playersOf(game: Game): string {
  const table = Object.entries(game.options as { readonly [name: string]: Option })
  const usual = Object.fromEntries(table.map(([name, { otherwise }]) => [name, otherwise]))
  const counts = table.flatMap(([name, option]) =>
    valuesOf(option).map(value => game.seats({ ...usual, [name]: value }).length),
  )
  const all = [game.seats(usual).length, ...counts]
  const [fewest, most] = [Math.min(...all), Math.max(...all)]
  if (fewest < most) return `${fewest} to ${most} players`
  return counted(most, 'player')
}

function valuesOf(option: Option): readonly OptionValue[] {
  switch (option.kind) {
    case 'one':
      return option.of
    case 'flag':
      return [false, true]
    case 'whole':
      return [option.from, option.to]
    case 'house':
      return []
  }
}
