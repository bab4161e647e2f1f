import { ANY_PHASE, type OpenAsk, type Shape, type StandingOrder, sayChoice, type Words } from '@undercroft/kernel'
import { Icon } from '../shell/icons.tsx'
import type { TableProps } from './open-table.tsx'

/** Where one is asked without the others' knowing: whether one wants to be asked again, and what for. */
export function Orders({ client, state, playable, board }: TableProps) {
  const { now, looking } = state
  const { ask } = board
  const { game } = playable
  const isQuiet = ask?.shown === 'quiet'
  if (now.viewer === 'spectator' || now.readOnly || looking !== undefined) return undefined
  if (now.outcome !== undefined || (!isQuiet && now.orders.length === 0)) return undefined
  const give = (order: StandingOrder) => client.order([...now.orders, order])
  const isHolding = now.orders.at(-1)?.answer === 'ask'
  return (
    <div className="prompt-orders">
      {isQuiet && (
        <>
          <button
            type="button"
            className="button button-quiet button-small"
            onClick={() => give({ phase: ask.phase, answer: 'pass' })}
          >
            <Icon name="skip" /> Pass here from now on
          </button>
          {worthAsking(ask, game.words).map(({ choice, begins }) => (
            <button
              key={begins}
              type="button"
              className="button button-quiet button-small"
              onClick={() => give({ phase: ask.phase, answer: 'pass', unless: [begins] })}
            >
              <Icon name="skip" /> Ask me here only for: {game.label(choice, now.seen)}
            </button>
          ))}
          {!isHolding && (
            <button
              type="button"
              className="button button-quiet button-small"
              onClick={() => give({ phase: ANY_PHASE, answer: 'ask' })}
            >
              <Icon name="hourglass" /> Always ask me, whatever I can do
            </button>
          )}
        </>
      )}
      {now.orders.length > 0 && (
        <button type="button" className="button button-quiet button-small" onClick={() => client.order([])}>
          <Icon name="undo" /> {isHolding ? 'Ask me as usual' : 'Ask me again everywhere'}
        </button>
      )}
    </div>
  )
}

/** What one may want to be asked for: everything but the default, each thing once, whatever it is done to. */
function worthAsking({ options, otherwise }: OpenAsk<Shape>, words: Words) {
  const others = options.filter((_, i) => i !== otherwise)
  const found = Map.groupBy(others, choice => sayChoice(words, choice).split(' ').slice(0, 2).join(' '))
  return [...found].flatMap(([begins, [choice]]) => (choice === undefined ? [] : [{ begins, choice }]))
}
