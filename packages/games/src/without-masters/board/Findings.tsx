import type { FormProps } from '../../board.ts'
import type { Flaw } from '../rules/03-building-a-setup/check.ts'
import type { TileAccess } from '../rules/04-access-and-opening/access.ts'
import type { WithoutMasters } from '../state/state.ts'
import { Routes } from './Routes.tsx'

interface FindingsProps {
  readonly table: FormProps<WithoutMasters>
  readonly flaws: readonly Flaw[]
  /** Undefined while it is being searched, or cannot be. */
  readonly tiles: readonly TileAccess[] | undefined
  readonly shown: TileAccess | undefined
  readonly flawed: Flaw | undefined
  onFlaw(flaw: Flaw | undefined): void
  onShow(tile: TileAccess | undefined): void
}

/** What is wrong with the draft, with its rules, and which tiles the dog can come to. */
export function Findings({ table, flaws, tiles, shown, flawed, onFlaw, onShow }: FindingsProps) {
  return (
    <>
      <section className="wm-card" aria-label="Rules">
        <h3>{flaws.length === 0 ? 'Everything is in its place' : 'Not right yet'}</h3>
        <ul className="wm-flaws" aria-live="polite">
          {flaws.map(flaw => (
            <li key={`${flaw.rule} ${flaw.says}`}>
              <button
                type="button"
                className="wm-flaw"
                aria-pressed={flawed?.says === flaw.says}
                onClick={() => onFlaw(flawed?.says === flaw.says ? undefined : flaw)}
              >
                {flaw.says}
                {flaw.instead !== undefined && <small>{flaw.instead}</small>}
              </button>
              <button type="button" className="wm-rule" onClick={() => table.openRule(flaw.rule)}>
                {flaw.rule}
              </button>
            </li>
          ))}
        </ul>
      </section>
      <section className="wm-card" aria-label="Ways">
        <h3>Ways to the tiles</h3>
        {tiles === undefined ? (
          <p>
            {flaws.length === 0 ? 'Looking for ways …' : 'Ways are looked for once the dog has a board to walk on.'}
          </p>
        ) : (
          <Routes tiles={tiles} shown={shown} onShow={onShow} />
        )}
      </section>
    </>
  )
}
