import type { Flaw } from '../rules/03-setting-up/check.ts'
import type { Rule } from '../rules/rulebook.ts'

interface FlawsProps {
  readonly flaws: readonly Flaw[]
  readonly done: string
  openRule(rule: Rule): void
}

/** Everything that is still wrong, each with its rule. */
export function Flaws({ flaws, done, openRule }: FlawsProps) {
  return (
    <ul className="ed-flaws" aria-label="What is still wrong" aria-live="polite">
      {flaws.map(({ code, rule, says }) => (
        <li key={`${code} ${rule} ${says}`} data-code={code}>
          {says}{' '}
          <button type="button" className="ed-rule" onClick={() => openRule(rule)}>
            {rule}
          </button>
        </li>
      ))}
      {flaws.length === 0 && <li className="ed-flaws-none">{done}</li>}
    </ul>
  )
}
