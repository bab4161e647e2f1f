import { percent } from '@undercroft/bots'
import { sameData } from '@undercroft/kernel'
import { Icon } from '../shell/icons.tsx'
import { takeNoFocus } from './arrows.ts'
import type { Entry } from './entries.ts'
import { useIsPointed } from './pointing.ts'
import type { PromptProps } from './prompt.tsx'

/** One answer: pointing at it lights its place on the board, and the other way round. */
export function ChoiceButton(props: PromptProps & { readonly entry: Entry }) {
  const { entry, state, client, pointing, onPoint } = props
  const { choice, label, odds, digit } = entry
  const advised = state.advice !== undefined && sameData(state.advice, choice)
  const chance = state.chances?.find(each => sameData(each.choice, choice))?.chance
  const pointed = useIsPointed(pointing, choice)
  return (
    <button
      type="button"
      className="choice"
      data-advised={advised}
      data-sent={state.sent?.choice !== undefined && sameData(state.sent.choice, choice)}
      data-pointed={pointed}
      aria-keyshortcuts={digit === 0 ? undefined : String(digit)}
      onPointerEnter={() => onPoint(choice)}
      onPointerLeave={() => onPoint(undefined)}
      onFocus={() => onPoint(choice)}
      onBlur={() => onPoint(undefined)}
      onMouseDown={takeNoFocus}
      onClick={() => client.answer(choice)}
    >
      {digit > 0 && (
        <span className="choice-digit" aria-hidden="true">
          {digit}
        </span>
      )}
      <span className="choice-label">{label}</span>
      {odds !== undefined && <span className="choice-odds">{odds}</span>}
      {chance !== undefined && (
        <span className="choice-odds choice-chance">
          {percent(chance)}%<span className="choice-chance-words"> to win</span>
        </span>
      )}
      {advised && (
        <span className="choice-advised">
          <Icon name="owl" /> <span className="choice-advised-word">advised</span>
        </span>
      )}
    </button>
  )
}
