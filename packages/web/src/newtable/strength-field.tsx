import { BOT_LEVELS, type BotLevel, LEVELS } from '@undercroft/bots'
import { Choice } from '../shell/fields.tsx'

interface StrengthFieldProps {
  readonly label: string
  readonly level: BotLevel
  readonly onChange: (level: BotLevel) => void
}

/** How strong the bots are that take places which nobody else takes. */
export function StrengthField({ label, level, onChange }: StrengthFieldProps) {
  return (
    <Choice
      label={label}
      value={level}
      of={BOT_LEVELS}
      name={each => LEVELS[each].name}
      says={`A bot that ${LEVELS[level].says}.`}
      onChange={onChange}
    />
  )
}
