import { sayReasons } from '@undercroft/bots'
import { type AnyChoice, sameData, sayChoice } from '@undercroft/kernel'
import { useEffect, useRef } from 'react'
import { Icon } from '../shell/icons.tsx'
import { Explained } from '../words/explained.tsx'
import { capital } from './capital.ts'
import { ChoiceButton } from './choice-button.tsx'
import { entryOf, foldable, labelOf, offBoard } from './entries.ts'
import { isFormAdvice } from './groups.ts'
import type { PromptProps } from './prompt.tsx'

/** What is advised, and why: its place on the board glows, and one button does it; so does one for each of the next best. */
export function Advised(props: PromptProps) {
  const { state, board, playable, docks } = props
  const { advice, chances = [], now } = state
  const { ask } = board
  const says = useRef<HTMLDivElement>(null)
  // Where the prompt's room is small, what is advised comes into sight.
  useEffect(() => {
    if (advice !== undefined) says.current?.scrollIntoView({ block: 'nearest' })
  }, [advice])
  if (advice === undefined || ask === undefined || isFormAdvice(ask, playable.look, advice)) return undefined
  const { game, look } = playable
  const folded = foldable(ask, playable) && !docks.isOpen('answers')
  const standing = folded ? offBoard(ask, look) : []
  // What stands as a button, or in an open list, says its chance there. A form's own value is in no list.
  const shown = folded ? standing : ask.options
  const stands = (choice: AnyChoice) => shown.some(each => sameData(each, choice))
  const apart = !stands(advice)
  const unseen = chances.slice(1).flatMap(({ choice }) => (stands(choice) ? [] : [choice]))
  const advised = { choice: advice, chances }
  const said = sayReasons(game, now.seen, ask.seat, advised, choice => labelOf(playable, choice, now.seen))
  return (
    <div ref={says} className="prompt-advice">
      <p role="status" className={folded && !apart && said === '' ? 'unseen' : undefined}>
        <Icon name="owl" />
        <span>
          <span className={apart ? 'unseen' : undefined}>
            {labelOf(playable, advice, now.seen)}
            {said !== '' && ': '}
          </span>
          <Explained game={game} text={apart ? capital(said) : said} />
        </span>
      </p>
      <div className="advice-answers">
        {[...(apart ? [advice] : []), ...unseen].map(choice => (
          <ChoiceButton
            key={sayChoice(game.words, choice)}
            {...props}
            entry={entryOf(choice, ask, playable, now.seen)}
          />
        ))}
      </div>
    </div>
  )
}
