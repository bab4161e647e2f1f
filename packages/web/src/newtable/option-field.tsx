import { findRule, type Game, type Option, type OptionValue } from '@undercroft/kernel'
import { Link } from 'wouter'
import { Choice, Switch, Whole } from '../shell/fields.tsx'

interface OptionFieldProps {
  readonly game: Game
  readonly option: Option
  readonly value: OptionValue
  readonly onChange: (value: OptionValue) => void
}

/** One setting of a game, with the rule it changes. */
export function OptionField({ game, option, value, onChange }: OptionFieldProps) {
  const { label, rule } = option
  const says = rule === undefined ? undefined : <RuleNote game={game} rule={rule} />
  const shared = { label, ...(says === undefined ? {} : { says }) }
  switch (option.kind) {
    case 'one':
      return <Choice {...shared} value={String(value)} of={option.of} name={titled} onChange={onChange} />
    case 'whole':
      return <Whole {...shared} value={Number(value)} from={option.from} to={option.to} onChange={onChange} />
    case 'flag':
      return <Switch {...shared} on={value === true} onChange={onChange} />
  }
}

function RuleNote({ game, rule }: { readonly game: Game; readonly rule: string }) {
  return (
    <>
      {findRule(game.rulebook, rule)?.says}{' '}
      <Link className="rule-link" href={`/rules/${game.id}#${rule}`}>
        Rule {rule}
      </Link>
    </>
  )
}

function titled(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1)
}
