import type { Level } from '../state/state.ts'

interface LevelsProps {
  readonly known: readonly Level[]
  /** Those that are seen. */
  readonly shown: readonly Level[]
  /** Where the play is. */
  readonly played: Level
  /** Where something is just happening. */
  readonly news: Level | undefined
  /** Where something can be done. */
  readonly live: readonly Level[]
  onShow(level: Level | 'all'): void
}

/** The levels to look at: one at a time, or side by side. */
export function Levels({ known, shown, played, news, live, onShow }: LevelsProps) {
  const all = shown.length > 1
  return (
    <nav className="ma-levels" aria-label="Levels">
      {known.map(each => (
        <button
          key={each}
          type="button"
          aria-pressed={!all && shown.includes(each)}
          data-news={each === news && !shown.includes(each) ? '' : undefined}
          data-live={live.includes(each) ? '' : undefined}
          onClick={() => onShow(each)}
        >
          <span className="ma-levels-word">Level </span>
          {each}
          {each === played && <span className="unseen">, where the play is</span>}
        </button>
      ))}
      {known.length > 1 && (
        <button
          type="button"
          className="ma-levels-all"
          aria-pressed={all}
          title="Levels side by side"
          onClick={() => onShow('all')}
        >
          All<span className="unseen"> levels side by side</span>
        </button>
      )}
    </nav>
  )
}
