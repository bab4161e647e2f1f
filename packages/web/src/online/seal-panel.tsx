import { Icon } from '../shell/icons.tsx'
import { notedWord, wrongSeal } from './seals.ts'
import type { OnlineCard } from './wire.ts'

interface SealProps {
  readonly card: OnlineCard
  readonly me: string | undefined
}

/** What fixes the dice, before they fall: the fingerprint of the secret, one's own word, and what that is good for. */
export function SealPanel({ card, me }: SealProps) {
  const word = notedWord(card.id)
  const people = new Set(card.seats.flatMap(({ person }) => person ?? []))
  const isAlone = people.size === 1 && me !== undefined && people.has(me)
  return (
    <section className="seal" aria-labelledby="dice">
      <h2 id="dice">
        <Icon name="seal" /> Sealed dice
      </h2>
      <p>
        The dice follow from a secret that the server has fixed already, and from a word of everybody who sits here.
        This is the secret's fingerprint: at the end the secret is shown, and your browser checks every roll.
      </p>
      <code>{card.seal.commitment}</code>
      {word !== undefined && (
        <>
          <p>
            Your browser has drawn this word after it had the fingerprint, so the server could not choose the dice by
            it:
          </p>
          <code>{word}</code>
        </>
      )}
      <p className="muted">
        Bots add no word.{' '}
        {isAlone
          ? 'You sit alone with bots: whoever runs the server cannot choose your dice. Once your word is in they could work out how the dice will fall, but not change it.'
          : 'Once all words are in, whoever runs the server could work out how the dice will fall, but not change it. They could choose the dice only together with somebody who sits here and sends the last word.'}
      </p>
    </section>
  )
}

/** An alarm, where the seal is not what this browser knows it to be. */
export function SealNotice({ card, me }: SealProps) {
  const wrong = wrongSeal(card, me)
  if (wrong === undefined) return undefined
  return (
    <div className="line-notice" data-kind="lost" role="alert">
      <Icon name="barred" />
      <p>{wrong} Do not trust the dice of this game.</p>
    </div>
  )
}
