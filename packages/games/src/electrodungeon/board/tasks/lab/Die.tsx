const PIPS: { readonly [face: number]: string } = {
  1: '0 0',
  2: '-1 -1,1 1',
  3: '-1 -1,0 0,1 1',
  4: '-1 -1,1 -1,-1 1,1 1',
  5: '-1 -1,1 -1,0 0,-1 1,1 1',
  6: '-1 -1,1 -1,-1 0,1 0,-1 1,1 1',
}

interface DieProps {
  readonly face: number
  readonly sides?: 6 | 20
  /** What it counts for: bad ones are red, those that matter glow. */
  readonly tone?: 'plain' | 'lit' | 'bad' | 'dim'
}

export function Die({ face, sides = 6, tone = 'plain' }: DieProps) {
  return (
    <svg className="ed-die" data-tone={tone} viewBox="-26 -26 52 52" role="img" aria-label={`${face}`}>
      {sides === 20 ? (
        <>
          <path className="ed-die-body" d="M0 -24L21 -12V12L0 24L-21 12V-12Z" />
          <text className="ed-die-text" y="6">
            {face}
          </text>
        </>
      ) : (
        <>
          <rect className="ed-die-body" x="-22" y="-22" width="44" height="44" rx="9" />
          {PIPS[face]?.split(',').map(place => {
            const [x = 0, y = 0] = place.split(' ').map(Number)
            return <circle key={place} className="ed-die-pip" cx={x * 12} cy={y * 12} r="4.4" />
          })}
        </>
      )}
    </svg>
  )
}

/** A closed die: somebody else's, under a cup. */
export function HiddenDie() {
  return (
    <svg className="ed-die" data-tone="dim" viewBox="-26 -26 52 52" aria-hidden="true">
      <rect className="ed-die-body" x="-22" y="-22" width="44" height="44" rx="9" />
      <path className="ed-die-veil" d="M-8 -4a8 8 0 1 1 11 7q-3 1.500 -3 5M0 13v1" />
    </svg>
  )
}
