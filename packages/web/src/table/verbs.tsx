import { useMemo } from 'react'
import { ChoiceButton } from './choice-button.tsx'
import { entryOf, foldable, offBoard } from './entries.ts'
import { digitsOf, hasEditor } from './groups.ts'
import type { PromptProps } from './prompt.tsx'

/** What can be answered and is no place on the board, while the list is folded. */
export function Verbs(props: PromptProps) {
  const { state, playable, board, docks } = props
  const { ask } = board
  const { seen } = state.now
  const entries = useMemo(() => {
    if (ask === undefined || hasEditor(ask, playable.look) || !foldable(ask, playable)) return []
    const digits = digitsOf(ask, playable.look)
    return offBoard(ask, playable.look).map(choice => ({
      ...entryOf(choice, ask, playable, seen),
      digit: digits.indexOf(choice) + 1,
    }))
  }, [ask, playable, seen])
  if (ask === undefined || docks.isOpen('answers') || !foldable(ask, playable)) return undefined
  return (
    <div className="prompt-verbs">
      {entries.map(entry => (
        <ChoiceButton key={entry.key} {...props} entry={entry} />
      ))}
    </div>
  )
}
