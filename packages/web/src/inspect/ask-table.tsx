import type { InspectedAsk } from '@undercroft/kernel'

interface AskTableProps {
  readonly ask: InspectedAsk
  readonly name: string
  readonly onTake: (choice: string) => void
}

/** One question: what is offered, what each option is worth to the hints, and what is refused by which rule. */
export function AskTable({ ask, name, onTake }: AskTableProps) {
  return (
    <section className="inspect-ask" aria-label={`The question to ${name}`}>
      <h2>
        {name}: {ask.prompt}
      </h2>
      <p>
        Phase <code>{ask.phase}</code>, shown {ask.shown}
        {ask.form !== undefined && `, a form: ${ask.form}`}
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">Choice</th>
            <th scope="col">Label</th>
            <th scope="col">Odds</th>
            <th scope="col">Worth</th>
          </tr>
        </thead>
        <tbody>
          {ask.options.map(({ choice, label, odds, worth, otherwise }) => (
            <tr key={choice}>
              <td>
                <button type="button" className="button button-small" onClick={() => onTake(choice)}>
                  {choice}
                </button>
              </td>
              <td>
                {label}
                {otherwise && ' (the default)'}
              </td>
              <td>{odds}</td>
              <td>{worth?.toFixed(2)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {ask.refused.length > 0 && (
        <details>
          <summary>{ask.refused.length} refused</summary>
          <ul>
            {ask.refused.map(({ choice, rule, facts }) => (
              <li key={`${choice} ${rule}`}>
                <code>{choice}</code> {rule}
                {facts !== undefined && `: ${facts.says}`}
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}
