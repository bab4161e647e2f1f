/** One barrel of the vault: wedge-shaped stones over two piers. */
function Arch({
  half,
  spring,
  rise,
  width,
  tone,
}: Readonly<Record<'half' | 'spring' | 'rise' | 'width' | 'tone', number>>) {
  const left = 720 - half
  const right = 720 + half
  const path = `M${left} 560V${spring}C${left} ${spring - rise * 1.3} ${right} ${spring - rise * 1.3} ${right} ${spring}V560`
  return (
    <g className={`arch arch-${tone}`}>
      <path className="arch-fill" d={path} />
      <path className="arch-shade" d={path} strokeWidth={width + 8} />
      <path className="arch-stones" d={path} strokeWidth={width} strokeDasharray={`${width * 1.1} 4`} />
    </g>
  )
}

const SLABS = [
  [-1500, 640],
  [-900, 655],
  [-460, 672],
  [-150, 690],
  [150, 750],
  [460, 768],
  [900, 785],
  [1500, 800],
] as const

/** A vault under a tavern, one lantern, and a table that waits. */
export function Vault() {
  return (
    <svg className="vault" viewBox="0 0 1440 560" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <defs>
        <radialGradient id="vault-glow">
          <stop offset="0" className="glow-core" />
          <stop offset="0.35" className="glow-mid" />
          <stop offset="1" className="glow-edge" />
        </radialGradient>
        <linearGradient id="vault-floor" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" className="floor-far" />
          <stop offset="1" className="floor-near" />
        </linearGradient>
        <pattern id="vault-bricks" width="96" height="48" patternUnits="userSpaceOnUse">
          <path d="M0 0.500H96M0 24.500H96M24 0V24M72 24V48" className="mortar" />
        </pattern>
      </defs>
      <rect width="1440" height="560" className="vault-wall" />
      <rect width="1440" height="560" fill="url(#vault-bricks)" />
      <Arch half={640} spring={330} rise={330} width={92} tone={1} />
      <Arch half={450} spring={330} rise={235} width={66} tone={2} />
      <Arch half={305} spring={345} rise={165} width={46} tone={3} />
      <Arch half={205} spring={360} rise={112} width={32} tone={4} />
      <path d="M540 440H900L1440 560H0z" fill="url(#vault-floor)" />
      <g className="slabs">
        {SLABS.map(([near, far]) => (
          <path key={near} d={`M${720 + near} 560L${far} 440`} />
        ))}
        <path d="M480 454H960M400 472H1040M280 499H1160M90 541H1350" />
      </g>
      <ellipse cx="720" cy="500" rx="560" ry="60" fill="url(#vault-glow)" className="vault-pool" />
      <circle cx="720" cy="196" r="560" fill="url(#vault-glow)" className="vault-light" />
      <g className="lantern">
        <path d="M720 -10V108" className="chain" />
        <circle cx="720" cy="114" r="9" className="iron-ring" />
        <path d="M694 146q26-44 52 0z" className="iron" />
        <rect x="688" y="145" width="64" height="9" rx="3" className="iron" />
        <path d="M694 154h52l8 72h-68z" className="glass" />
        <path d="M720 172c16 18 17 28 12 38-3 7-21 7-24 0-5-10-2-20 12-38z" className="flame" />
        <path d="M720 191c7 9 8 14 5 19-2 4-9 4-11 0-2-5 0-10 6-19z" className="flame-heart" />
        <path d="M694 154l-8 72M746 154l8 72M720 154v72" className="bars" />
        <path d="M680 226h80l6 12h-92z" className="iron" />
      </g>
    </svg>
  )
}
