import {
  ANY_PHASE,
  type OpenAsk,
  type Shape,
  type StandingOrder,
  sameData,
  sayChoice,
  type Words,
} from '@undercroft/kernel'
import { type ReactNode, useState } from 'react'
import { Icon } from '../shell/icons.tsx'
import type { TableProps } from './open-table.tsx'

/** Where one is asked without the others' knowing: whether one wants to be asked again, and what for. */
export function Orders(props: TableProps) {
  const { state, playable, extras } = props
  const { now, looking } = state
  if (now.viewer === 'spectator' || now.readOnly || looking !== undefined || now.outcome !== undefined) return undefined
  const people = now.card.sittings.filter(({ kind }) => kind === 'person').length
  const shared = extras === undefined && people > 1
  const { windows } = playable.look
  return (
    <>
      <WindowOrders {...props} />
      {shared && windows !== undefined && <SharedScreen key={now.viewer} {...props} windows={windows} />}
    </>
  )
}

/** The orders that stand, and the open question. */
function WindowOrders({ client, state: { now }, playable: { game }, board: { ask } }: TableProps) {
  const isQuiet = ask?.shown === 'quiet'
  if (!isQuiet && now.orders.length === 0) return undefined
  const give = (order: StandingOrder) => client.order([...now.orders, order])
  const isHolding = now.orders.at(-1)?.answer === 'ask'
  return (
    <div className="prompt-orders">
      {isQuiet && (
        <>
          <Order onGive={() => give({ phase: ask.phase, answer: 'pass' })}>
            <Icon name="skip" /> Pass here from now on
          </Order>
          {worthAsking(ask, game.words).map(({ choice, begins }) => (
            <Order key={begins} onGive={() => give({ phase: ask.phase, answer: 'pass', unless: [begins] })}>
              <Icon name="skip" /> Ask me here only for: {game.label(choice, now.seen)}
            </Order>
          ))}
          {!isHolding && (
            <Order onGive={() => give(ALWAYS)}>
              <Icon name="hourglass" /> Always ask me, whatever I can do
            </Order>
          )}
        </>
      )}
      {now.orders.length > 0 && (
        <Order onGive={() => client.order([])}>
          <Icon name="undo" /> {isHolding ? 'Ask me as usual' : 'Ask me again everywhere'}
        </Order>
      )}
    </div>
  )
}

function Order({ onGive, children }: { readonly onGive: () => void; readonly children: ReactNode }) {
  return (
    <button type="button" className="button button-quiet button-small" onClick={onGive}>
      {children}
    </button>
  )
}

const ALWAYS: StandingOrder = { phase: ANY_PHASE, answer: 'ask' }
const NEVER: StandingOrder = { phase: ANY_PHASE, answer: 'pass' }

/** What one may want at a shared screen, and what the others can tell by it. */
const WISHES = [
  {
    name: 'Ask me when I can do something',
    tells: 'The screen comes to you only then: the others see that you could.',
    orders: [],
  },
  {
    name: 'Ask me every time',
    tells: 'The screen goes round often, and tells nobody anything.',
    orders: [ALWAYS],
  },
  {
    name: 'Do not ask me: pass for me',
    tells: 'The screen stays where it is until it is your turn.',
    orders: [NEVER],
  },
] as const

/** Before anything of the kind happens everybody says how they want it; and can say otherwise later. */
function SharedScreen({ client, state: { now }, windows }: TableProps & { readonly windows: string }) {
  const [open, setOpen] = useState(now.unsaid === true)
  if (!open) {
    return (
      <div className="prompt-orders">
        <Order onGive={() => setOpen(true)}>
          <Icon name="eye" /> When am I asked?
        </Order>
      </div>
    )
  }
  return (
    <fieldset className="prompt-wishes">
      <legend>You may be asked {windows}.</legend>
      {WISHES.map(({ name, tells, orders }) => (
        <button
          key={name}
          type="button"
          className="wish"
          aria-pressed={now.unsaid !== true && sameData(orders, now.orders)}
          data-tip={tells}
          onClick={() => {
            client.order(orders)
            setOpen(false)
          }}
        >
          <b>{name}</b>
          <small>{tells}</small>
        </button>
      ))}
    </fieldset>
  )
}

/** What one may want to be asked for: everything but the default, each thing once, whatever it is done to. */
function worthAsking({ options, otherwise }: OpenAsk<Shape>, words: Words) {
  const others = options.filter((_, i) => i !== otherwise)
  const found = Map.groupBy(others, choice => sayChoice(words, choice).split(' ').slice(0, 2).join(' '))
  return [...found].flatMap(([begins, [choice]]) => (choice === undefined ? [] : [{ begins, choice }]))
}
