import { faceName, throwIn } from '@undercroft/kernel'
import { useMemo } from 'react'
import { counted } from '../shell/counted.ts'
import { Icon } from '../shell/icons.tsx'
import type { TableProps } from './open-table.tsx'
import type { Line } from './protocol.ts'

interface Ledger {
  readonly label: string
  readonly sides: number
  readonly faces: readonly number[]
  readonly rolls: number
}

/** The ledger of luck: how often each die has shown what, and how anybody can check that nobody bent it. */
export function Luck({ state, playable }: TableProps) {
  const { now, stage } = state
  const ledgers = useMemo(() => ledgersOf(now.lines.slice(0, stage.told)), [now.lines, stage.told])
  return (
    <div className="luck">
      {ledgers.length === 0 && <p className="muted">No die has been thrown yet.</p>}
      {ledgers.map(({ label, sides, faces, rolls }) => {
        const most = Math.max(...faces)
        const mean = faces.reduce((sum, count, i) => sum + count * (i + 1), 0) / rolls
        const names = faces.map((_, i) => faceName(playable.game, label, i + 1))
        const average = names.includes(undefined)
          ? `, ${mean.toFixed(1)} on average (fair: ${((sides + 1) / 2).toFixed(1)})`
          : ''
        return (
          <figure key={`${label} ${sides}`} className="ledger">
            <figcaption>
              <strong>{label}</strong>
              <span>
                {counted(rolls, 'roll')}
                {average}
              </span>
            </figcaption>
            <ol className="ledger-bars" style={{ '--sides': sides }}>
              {faces.map((count, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a face is its index
                <li key={i}>
                  <span className="ledger-bar" style={{ '--part': count / most }} />
                  <span className="ledger-count">{count}</span>
                  <span className="ledger-face">{names[i] ?? i + 1}</span>
                </li>
              ))}
            </ol>
          </figure>
        )
      })}
      <SealNote {...{ state }} />
    </div>
  )
}

function SealNote({ state }: Pick<TableProps, 'state'>) {
  const { seal } = state.now
  return (
    <div className="seal">
      <h3>
        <Icon name="seal" /> {seal === undefined ? 'Dice without a seal' : 'Sealed dice'}
      </h3>
      {seal === undefined ? (
        <p>This game went on from a file: its later dice are fair, but cannot be checked against a seal.</p>
      ) : (
        <>
          <p>
            Every draw was fixed before the first move by a secret. Its fingerprint is below; the secret is shown when
            the game is over, and anyone can then check every roll.
          </p>
          <code>{seal.commitment}</code>
          {seal.secret !== undefined && (
            <>
              <p>The secret was:</p>
              <code>{seal.secret}</code>
            </>
          )}
        </>
      )}
    </div>
  )
}

function ledgersOf(lines: readonly Line[]): Ledger[] {
  const rolls = lines.flatMap(({ event }) => throwIn(event) ?? [])
  return [...Map.groupBy(rolls, ({ label, sides }) => `${label} ${sides}`).values()].flatMap(group => {
    const first = group[0]
    if (first === undefined) return []
    const shown = group.flatMap(each => each.faces)
    const faces = Array.from({ length: first.sides }, (_, i) => shown.filter(face => face === i + 1).length)
    return [{ label: first.label, sides: first.sides, faces, rolls: shown.length }]
  })
}
