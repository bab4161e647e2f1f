import { Icon } from '../../shell/icons.tsx'
import { ProblemNote } from '../parts.tsx'
import { useApart } from './apart.ts'
import '../../styles/order.css'

/** On one's own page: whom one has muted and blocked. */
export function ApartPart() {
  const { list, busy, problem, mute, block } = useApart()
  if (list === undefined || list.muted.length + list.blocked.length === 0) return undefined
  const button = { type: 'button', disabled: busy, className: 'button button-small button-quiet' } as const
  return (
    <section aria-labelledby="apart">
      <h2 id="apart">Whom you keep away from</h2>
      <ul className="guests">
        {list.blocked.map(({ person, name }) => (
          <li key={person}>
            <Icon name="barred" /> {name} <span className="tag">blocked</span>
            <button {...button} onClick={() => block(person, false)}>
              Unblock<span className="unseen"> {name}</span>
            </button>
          </li>
        ))}
        {list.muted.map(({ person, name }) => (
          <li key={person}>
            <Icon name="mute" /> {name} <span className="tag">muted</span>
            <button {...button} onClick={() => mute(person, false)}>
              Hear again<span className="unseen"> {name}</span>
            </button>
          </li>
        ))}
      </ul>
      <ProblemNote text={problem} />
    </section>
  )
}
