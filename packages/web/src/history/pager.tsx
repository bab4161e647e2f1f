import { Icon } from '../shell/icons.tsx'

/** The page that an address asks for, within those that there are. */
export function pageOf(search: URLSearchParams, count: number, rows: number): number {
  const asked = Number(search.get('page') ?? 1)
  const last = Math.max(1, Math.ceil(count / rows))
  return Number.isInteger(asked) ? Math.min(last, Math.max(1, asked)) : 1
}

interface PagerProps {
  readonly at: number
  readonly of: number
  readonly onTurn: (page: number) => void
}

/** The ways to the other pages of a long list. */
export function Pager({ at, of, onTurn }: PagerProps) {
  if (of < 2) return undefined
  return (
    <nav className="pager" aria-label="Pages">
      <button type="button" className="button" disabled={at === 1} onClick={() => onTurn(at - 1)}>
        <Icon name="previous" /> Newer
      </button>
      <span>
        Page {at} of {of}
      </span>
      <button type="button" className="button" disabled={at === of} onClick={() => onTurn(at + 1)}>
        Older <Icon name="next" />
      </button>
    </nav>
  )
}
