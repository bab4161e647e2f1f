import type { ReactNode } from 'react'
import '../styles/ratings.css'

interface FiguresTableProps {
  readonly caption?: string
  readonly heads: readonly string[]
  /** The column that says what a row is about. */
  readonly named: number
  readonly rows: readonly { readonly key: string | number; readonly cells: readonly ReactNode[] }[]
}

/** A table of people or games, a row for each. */
export function FiguresTable({ caption, heads, named, rows }: FiguresTableProps) {
  return (
    <div className="profile-table">
      <table>
        {caption !== undefined && <caption>{caption}</caption>}
        <thead>
          <tr>
            {heads.map(head => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells }) => (
            <tr key={key}>
              {cells.map((cell, i) =>
                i === named ? (
                  <th key={heads[i]} scope="row">
                    {cell}
                  </th>
                ) : (
                  <td key={heads[i]}>{cell}</td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
