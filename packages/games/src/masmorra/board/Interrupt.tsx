import type { BoardProps } from '../../board.ts'
import { HERO_NAMES } from '../content/heroes.ts'
import { WINDOWS } from '../content/windows.ts'
import { cardOf } from '../decks.ts'
import { heroOf } from '../heroes.ts'
import { label } from '../labels.ts'
import type { Masmorra } from '../state.ts'
import { SignIcon } from './Sign.tsx'

/** What a window is about, the cards on the stack with the last one first (MA-19.6), and what one could answer. */
export function Interrupt({ seen, ask, choose }: BoardProps<Masmorra>) {
  const { view, frames } = seen
  const frame = frames.at(-1)
  if (frame?.phase !== 'window' || ask === undefined) return undefined
  const whose = heroOf(view, frame.player)
  const answers = ask.options.filter(([verb]) => verb === 'answer')
  const pass = ask.options.find(([verb]) => verb === 'pass')
  return (
    <section className="ma-interrupt" aria-label="A moment to interrupt" data-tells="below">
      <p>
        <SignIcon name="hourglass" /> {whose.id === 'none' ? '' : `${HERO_NAMES[whose.id]}: `}
        {WINDOWS[frame.window]}.
      </p>
      {view.stack.length > 0 && (
        <ol reversed>
          {[...view.stack].reverse().map((played, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a stack of cards has only its order
            <li key={i} data-cancelled={played.cancelled ? '' : undefined}>
              <b>{cardOf(played.card).name}</b>, {sayHero(heroOf(view, played.player).id)}:{' '}
              {cardOf(played.card)[played.part].says}
            </li>
          ))}
        </ol>
      )}
      <div className="ma-acts">
        {answers.slice(0, 6).map(choice => (
          <button key={label(choice, seen)} type="button" className="ma-act" onClick={() => choose(choice)}>
            {label(choice, seen)}
          </button>
        ))}
        {pass !== undefined && (
          <button type="button" className="ma-act ma-act-main" onClick={() => choose(pass)}>
            Pass
          </button>
        )}
      </div>
    </section>
  )
}

function sayHero(id: keyof typeof HERO_NAMES | 'none'): string {
  return id === 'none' ? '' : HERO_NAMES[id]
}
