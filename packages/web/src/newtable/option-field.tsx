import type { Game, OptionValue, Setting } from '@undercroft/kernel'
import { Link } from 'wouter'
import { Choice, Switch, Whole } from '../shell/fields.tsx'
import { titled } from './titled.ts'

interface OptionFieldProps {
  readonly game: Game
  readonly option: Setting
  readonly value: OptionValue
  readonly onChange: (value: OptionValue) => void
}

/** One setting of a game: what it changes in a sentence, and the way to its rule. */
export function OptionField({ game, option, value, onChange }: OptionFieldProps) {
  const { label, says, rule } = option
  const words = says !== undefined || rule !== undefined
  const shared = { label, ...(words ? { says: <OptionWords game={game} option={option} /> } : {}) }
  switch (option.kind) {
    case 'one':
      return <Choice {...shared} value={String(value)} of={option.of} name={titled} onChange={onChange} />
    case 'whole':
      return <Whole {...shared} value={Number(value)} from={option.from} to={option.to} onChange={onChange} />
    case 'flag':
      return <Switch {...shared} on={value === true} onChange={onChange} />
  }
}

function OptionWords({ game, option: { label, says, rule } }: Pick<OptionFieldProps, 'game' | 'option'>) {
  return (
    <>
      {says}{' '}
      {rule !== undefined && (
        <Link className="rule-link" href={`/rules/${game.id}#${rule}`}>
          The rule<span className="unseen"> of: {label}</span>
        </Link>
      )}
    </>
  )
}
