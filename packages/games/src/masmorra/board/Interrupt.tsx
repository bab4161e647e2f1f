import type { BoardProps } from '../../board.ts'
import { HERO_NAMES } from '../content/heroes.ts'
import { sayMoment, sayPlayed } from '../rules/19-treasure-cards-and-interrupts/moments.ts'
import { cardOf } from '../state/decks.ts'
import { heroOf } from '../state/heroes.ts'
import type { Choice, Masmorra } from '../state/state.ts'
import { Act } from './Act.tsx'
import { Uses } from './CardFace.tsx'
import { GlyphIcon } from './Glyph.tsx'

type Answer = Extract<Choice, readonly ['answer', ...unknown[]]>

/** What a window is about, the cards on the stack with the last one first (MA-19.6), and what one could answer. */
export function Interrupt({ seen, ask, advised, choose }: BoardProps<Masmorra>) {
  const { view, frames } = seen
  const frame = frames.at(-1)
  if (frame?.phase !== 'window' || ask === undefined) return undefined
  const answers = ask.options.filter((choice): choice is Answer => choice[0] === 'answer')
  const pass = ask.options.find(([verb]) => verb === 'pass')
  return (
    <section className="ma-interrupt" aria-label="A moment to interrupt" data-tells="below">
      <p>
        <GlyphIcon name="hourglass" /> {sayMoment({ ...view, stack: [] }, frames, frame)}.
      </p>
      {view.stack.length > 0 && (
        <ol reversed>
          {[...view.stack].reverse().map((played, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a stack of cards has only its order
            <li key={i} data-cancelled={played.cancelled ? '' : undefined}>
              <b>{sayPlayed(view, played)}</b>, {sayHero(heroOf(view, played.player).id)}:{' '}
              {cardOf(played.card)[played.part].says}
            </li>
          ))}
        </ol>
      )}
      {[...Map.groupBy(answers, ([, hero, card]) => `${hero} ${card}`)].map(([key, choices]) => {
        const [first] = choices
        if (first === undefined) return undefined
        const [, hero, card] = first
        return (
          <div key={key} className="ma-part ma-part-orange" data-live="">
            <b>
              {view.options.solo && `${HERO_NAMES[hero]}: `}
              {cardOf(card).name}
            </b>
            <p>{cardOf(card).orange.says}</p>
            <Uses card={card} choices={choices} seen={seen} advised={advised} choose={choose} />
          </div>
        )
      })}
      {pass !== undefined && (
        <Act name="pass" main onAct={() => choose(pass)}>
          Pass
        </Act>
      )}
    </section>
  )
}

function sayHero(id: keyof typeof HERO_NAMES | 'none'): string {
  return id === 'none' ? '' : HERO_NAMES[id]
}
