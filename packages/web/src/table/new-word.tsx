import { useEffect, useState } from 'react'
import { changeSettings, useSettings } from '../settings/settings.ts'
import { Icon } from '../shell/icons.tsx'
import { Explained } from '../words/explained.tsx'
import { keepWord, knownWords, newWord } from '../words/new-words.ts'
import type { PromptProps } from './prompt.tsx'

/** How many of the newest lines are looked through for a word that has come up. */
const LINES = 6

/** Explains a word that comes up for the first time, once: at most one with each question, until that is answered. */
export function NewWord({ asked, board: { ask }, state, playable, coach }: PromptProps & { readonly asked: string }) {
  const { game } = playable
  const { hints } = useSettings()
  const [found, setFound] = useState<Found>()
  const ticket = hints && coach === undefined ? ask?.ticket : undefined
  // A question keeps its word, also while something is shown in between.
  if (ticket !== undefined && found?.ticket !== ticket) {
    const { now, stage } = state
    const lines = now.lines.slice(Math.max(0, stage.told - LINES), stage.told).map(line => line.text)
    setFound({ ticket, word: newWord(game, [asked, ...lines.toReversed()], knownWords(game.id)) })
  }
  const word = found?.word
  useEffect(() => {
    if (word !== undefined) keepWord(game.id, word.id)
  }, [game.id, word])
  if (word === undefined || ticket === undefined || state.advice !== undefined) return undefined
  return (
    <div className="prompt-new" role="note" aria-label="A new word">
      <Icon name="owl" />
      <p>
        <b>{word.word}</b>: <Explained game={game} text={word.first} except={word.id} />
      </p>
      <button type="button" className="button button-quiet" onClick={() => changeSettings({ hints: false })}>
        No more hints
      </button>
    </div>
  )
}

interface Found {
  readonly ticket: number
  readonly word: ReturnType<typeof newWord>
}
