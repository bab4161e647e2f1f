import { LEVELS, levelNamed } from '@undercroft/bots'
import { type Game, readOptions } from '@undercroft/kernel'
import { PickOne } from './fields.tsx'

/** Those that play many games in little time come first. */
const BOTS = ['random', 'greedy', 'search:8', 'veteran', 'master'] as const
const QUICK = { random: 'answers anything', greedy: 'quick', 'search:8': 'thinks a little' } as const

const EACH = 'each'
const AS_ABOVE = 'above'

interface BotsPartProps {
  readonly game: Game
  /** The first value of every option: how many seats there are. */
  readonly options: object
  readonly bots: readonly string[]
  /** What nobody stands for: "as above". */
  readonly above?: boolean
  readonly onChange: (bots: readonly string[]) => void
}

/** Who plays: one bot for all seats, or one for each. */
export function BotsPart({ game, options, bots, above = false, onChange }: BotsPartProps) {
  const read = readOptions<object>(game.options, options)
  const seats = read.ok ? game.seats(read.value).map(({ name }) => name) : []
  const [first = 'greedy'] = bots
  const value = bots.length === 0 ? AS_ABOVE : bots.length === 1 ? first : EACH
  const pick = (next: string): void => {
    onChange(next === AS_ABOVE ? [] : next === EACH ? seats.map(() => first) : [next])
  }
  return (
    <>
      <PickOne
        {...{ label: 'Who plays', value, name: sayBot, onPick: pick }}
        of={[...(above ? [AS_ABOVE] : []), ...BOTS, ...(seats.length > 1 ? [EACH] : [])]}
      />
      {bots.length > 1 && (
        <div className="lab-seats">
          {bots.map((bot, i) => (
            <PickOne
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
              key={i}
              {...{ label: seats[i] ?? `Player ${i + 1}`, value: bot, of: BOTS as readonly string[], name: sayBot }}
              onPick={next => onChange(bots.with(i, next))}
            />
          ))}
        </div>
      )}
    </>
  )
}

function sayBot(name: string): string {
  if (name === EACH) return 'One for each player'
  if (name === AS_ABOVE) return 'As above'
  const level = levelNamed(name)
  const known = level === undefined ? name : LEVELS[level].name
  return Object.hasOwn(QUICK, name) ? `${known} (${QUICK[name as keyof typeof QUICK]})` : known
}
