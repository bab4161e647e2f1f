import type { Cargo } from '../../../content/puzzles/flooded-channel.ts'

const DRAWINGS: { readonly [C in Cargo]: { readonly body: string; readonly line: string } } = {
  eel: {
    body: 'M6 30c4-14 12-14 16-4s10 8 12-4c-4-2-5-8 0-10 6-1 9 5 6 10-1 16-14 22-22 9-4-7-6-3-8 2z',
    line: 'M36.500 15.500v.01M10 34l-5 4M41 8l4-5M44 14l4-1',
  },
  rat: {
    body: 'M4 34c0-12 9-19 20-18l4-7 5 6c6 3 11 10 13 17-2 4-6 5-10 4H16z',
    line: 'M38 25v.01M4 34c-4 0-4 8 6 8h14M20 36v4M32 36v4',
  },
  lamp: { body: 'M18 6h14l3 8H15zM16 14h18v22H16zM13 36h24v6H13z', line: 'M25 6V2M25 32c-5-5 0-8 0-13 3 5 6 8 0 13z' },
  acid: {
    body: 'M20 4h10v12l11 22c1 3 0 5-3 5H12c-3 0-4-2-3-5l11-22z',
    line: 'M17 4h16M15 30h20M21 36v.01M28 34v.01M25 25v.01',
  },
  battery: { body: 'M8 14h34v26H8zM14 8h6v6h-6zM30 8h6v6h-6z', line: 'M14 24h8M31 20v8M27 24h8M8 33h34' },
}

export function CargoDrawing({ cargo }: { readonly cargo: Cargo }) {
  const { body, line } = DRAWINGS[cargo]
  return (
    <svg className="ed-cargo-drawing" data-cargo={cargo} viewBox="0 0 50 46" aria-hidden="true">
      <path className="ed-cargo-body" d={body} />
      <path className="ed-cargo-line" d={line} />
    </svg>
  )
}
