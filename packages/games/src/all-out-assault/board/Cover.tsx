import { Glyph } from './Glyph.tsx'

/** Lines of the floor that run to the vanishing point, and those across it, nearer ones further apart. */
const DEPTHS = [262, 276, 294, 318, 350, 394, 452]
const LANES = [-6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6]
const ARCHES = Array.from({ length: 13 }, (_, i) => -8 + i * 54)

/** The home page's picture: two pawns face to face at noon. */
export function Cover() {
  return (
    <svg className="aa-cover" viewBox="0 0 640 480" role="img" aria-label="Two pawns face each other in a sand arena">
      <defs>
        <linearGradient id="aa-c-sky" x2="0" y2="1">
          <stop offset="0" stopColor="#5fb3cf" />
          <stop offset=".55" stopColor="#bfe0d8" />
          <stop offset="1" stopColor="#ffeec4" />
        </linearGradient>
        <linearGradient id="aa-c-sand" x2="0" y2="1">
          <stop offset="0" stopColor="#f3dca4" />
          <stop offset="1" stopColor="#c6924f" />
        </linearGradient>
        <linearGradient id="aa-c-wall" x2="0" y2="1">
          <stop offset="0" stopColor="#e3bd83" />
          <stop offset="1" stopColor="#a97440" />
        </linearGradient>
        <radialGradient id="aa-c-sun" cx="50%" cy="50%" r="50%">
          <stop offset="0" stopColor="#fffbe6" />
          <stop offset=".22" stopColor="#fff3bd" />
          <stop offset=".32" stopColor="#ffe69a" stopOpacity=".55" />
          <stop offset="1" stopColor="#ffe69a" stopOpacity="0" />
        </radialGradient>
        <radialGradient id="aa-c-edge" cx="50%" cy="45%" r="75%">
          <stop offset=".6" stopColor="#2b1204" stopOpacity="0" />
          <stop offset="1" stopColor="#2b1204" stopOpacity=".5" />
        </radialGradient>
      </defs>
      <rect width="640" height="480" fill="url(#aa-c-sky)" />
      <circle cx="320" cy="70" r="190" fill="url(#aa-c-sun)" />
      <Wall />
      <rect y="250" width="640" height="230" fill="url(#aa-c-sand)" />
      <g className="aa-c-lines">
        {DEPTHS.map(y => (
          <path key={y} d={`M0 ${y}H640`} />
        ))}
        {LANES.map(lane => (
          <path key={lane} d={`M${320 + lane * 44} 262L${320 + lane * 132} 480`} />
        ))}
      </g>
      <g className="aa-c-enamel">
        <path className="aa-c-red" d="M66 372A34 12 0 1 1 134 372A34 12 0 1 1 66 372Z" />
        <path className="aa-c-blue" d="M541 357L585 372L541 387L497 372Z" />
        <path className="aa-c-green" d="M288 386A32 11 0 1 1 352 386A32 11 0 1 1 288 386Z" />
      </g>
      <path className="aa-c-dust" d="M0 300Q90 280 190 296T400 290T640 298V322Q520 306 420 314T210 318T0 324Z" />
      <Fighter side="a" x={176} />
      <Fighter side="b" x={464} />
      <g className="aa-c-clash" transform="translate(320 316)">
        <circle r="43" />
        <circle r="37" />
        <Glyph name="attack" size={50} />
      </g>
      <rect width="640" height="480" fill="url(#aa-c-edge)" />
    </svg>
  )
}

/** The stands: arches in two tiers, with banners of both sides. */
function Wall() {
  return (
    <g>
      <path d="M0 118Q320 164 640 118V256H0Z" fill="url(#aa-c-wall)" />
      <path className="aa-c-cornice" d="M0 118Q320 164 640 118" />
      <path className="aa-c-cornice" d="M0 184Q320 214 640 184" />
      <g className="aa-c-arches">
        {ARCHES.map((x, i) => {
          const drop = 20 - ((i - 6) * (i - 6) * 20) / 36
          return (
            <g key={x} transform={`translate(${x} ${drop * 1.4})`}>
              <path d="M8 178V154A15 15 0 0 1 38 154V178Z" />
              <path d="M6 236V212A17 17 0 0 1 40 212V236Z" transform={`translate(0 ${-drop * 0.6})`} />
            </g>
          )
        })}
      </g>
      {[68, 138, 502, 572].map(x => (
        <g key={x} transform={`translate(${x} ${x === 68 || x === 572 ? 122 : 132})`}>
          <path className="aa-c-pole" d="M0-44V12" />
          <path
            className={x < 320 ? 'aa-c-banner-a' : 'aa-c-banner-b'}
            d="M0-40C14-46 22-34 38-40V-10C24-4 14-16 0-10Z"
          />
        </g>
      ))}
      <rect className="aa-c-foot" y="240" width="640" height="14" />
    </g>
  )
}

/** One pawn, large, its shadow short under the noon sun. */
function Fighter({ side, x }: { readonly side: 'a' | 'b'; readonly x: number }) {
  const outline =
    side === 'a'
      ? 'M0-92A92 92 0 1 1 0 92A92 92 0 1 1 0-92Z'
      : 'M0-98C32-80 63-74 92-74V-6C92 44 52 82 0 102C-52 82-92 44-92-6V-74C-63-74-32-80 0-98Z'
  return (
    <g transform={`translate(${x} 318)`}>
      <ellipse className="aa-c-shadow" cx="0" cy="104" rx="104" ry="20" />
      <path className="aa-c-base" d="M-50 92H50L62 112H-62Z" />
      <g className={`aa-side-${side}`}>
        <path className="aa-c-outline" d={outline} />
        <path className="aa-c-rim" d={outline} />
        <path className="aa-c-shine" d={outline} transform="scale(.95)" />
        <path className="aa-c-pips" d={outline} pathLength={12} transform="scale(.86)" />
        <path className="aa-c-face" d={outline} transform="scale(.72)" />
        <g transform={side === 'a' ? 'translate(0 -2)' : 'translate(0 -6)'}>
          <Glyph className="aa-token-glyph" name={side === 'a' ? 'a1' : 'b1'} size={104} />
        </g>
        <path className="aa-c-gleam" d={outline} transform="scale(.66)" />
      </g>
    </g>
  )
}
