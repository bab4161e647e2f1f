/** A floor tile in perspective, by its row (0 is nearest) and how far it lies from the middle. */
function tile(row: number, column: number): string {
  const corner = (r: number, c: number) => {
    const depth = 1 / (1 + r * 0.34)
    return `${320 + c * 128 * depth} ${222 + 238 * depth}`
  }
  return `M${corner(row, column - 0.46)}L${corner(row, column + 0.46)}L${corner(row + 0.92, column + 0.46)}L${corner(row + 0.92, column - 0.46)}Z`
}

const FLOOR = [0, 1, 2, 3, 4, 5].flatMap(row => [-2, -1, 0, 1, 2].map(column => ({ row, column })))
const STRUCK = { row: 1, column: 0 }
const BOLT =
  'M362 -6L308 116L340 111L284 220L320 212L290 304L316 297L314 382L356 272L329 277L370 180L336 187L386 80L354 87L398 -6Z'

/** The home page's picture: the maze at night, and the number that the lightning has chosen. */
export function Cover() {
  return (
    <svg
      className="ed-cover"
      viewBox="0 0 640 480"
      role="img"
      aria-label="Two explorers in a maze of glowing numbers, and lightning between them"
    >
      <defs>
        <linearGradient id="ed-c-night" x2="0" y2="1">
          <stop offset="0" stopColor="#120a2e" />
          <stop offset=".5" stopColor="#3a2378" />
          <stop offset="1" stopColor="#140d30" />
        </linearGradient>
        <radialGradient id="ed-c-flash" cx="50%" cy="62%" r="55%">
          <stop offset="0" stopColor="#c9f6ff" stopOpacity=".85" />
          <stop offset=".35" stopColor="#4fb7ff" stopOpacity=".42" />
          <stop offset="1" stopColor="#4fb7ff" stopOpacity="0" />
        </radialGradient>
        <linearGradient id="ed-c-wall" x2="0" y2="1">
          <stop offset="0" stopColor="#221652" />
          <stop offset="1" stopColor="#0f0926" />
        </linearGradient>
        <radialGradient id="ed-c-edge" cx="50%" cy="50%" r="72%">
          <stop offset=".55" stopColor="#0a0618" stopOpacity="0" />
          <stop offset="1" stopColor="#0a0618" stopOpacity=".75" />
        </radialGradient>
      </defs>
      <rect width="640" height="480" fill="url(#ed-c-night)" />
      <g className="ed-c-floor">
        {FLOOR.map(({ row, column }) => (
          <path
            key={`${row},${column}`}
            d={tile(row, column)}
            data-struck={row === STRUCK.row && column === STRUCK.column ? '' : undefined}
          />
        ))}
      </g>
      <path d="M0 60L212 182V316L0 480Z" fill="url(#ed-c-wall)" />
      <path d="M640 60L428 182V316L640 480Z" fill="url(#ed-c-wall)" />
      <path
        className="ed-c-circuit"
        d="M0 150L96 196V268L150 292M0 250L60 270V350M30 420L120 352V312M212 214L168 200V150"
      />
      <path
        className="ed-c-circuit"
        d="M640 150L544 196V268L490 292M640 250L580 270V350M610 420L520 352V312M428 214L472 200V150"
      />
      <path className="ed-c-lair" d="M52 216L128 240V336L52 384Z" />
      <path className="ed-c-eyes" d="M78 286h.1M100 284h.1" />
      <path className="ed-c-gate" d="M512 240L588 216V384L512 336Z" />
      <path className="ed-c-lock" d="M544 288a8 8 0 1 1 12 7l4 22h-20l4-22a8 8 0 0 1 0-7Z" />
      <ellipse cx="320" cy="312" rx="270" ry="210" fill="url(#ed-c-flash)" />
      <path className="ed-c-bolt-glow" d={BOLT} />
      <path className="ed-c-bolt" d={BOLT} />
      <text className="ed-c-number" x="341" y="395">
        4
      </text>
      <Explorer x={186} y={438} scale={1.12} colour="#E69F00" />
      <Explorer x={470} y={402} scale={0.9} colour="#56B4E9" turned />
      <rect width="640" height="480" fill="url(#ed-c-edge)" />
    </svg>
  )
}

interface ExplorerProps {
  readonly x: number
  readonly y: number
  readonly scale: number
  readonly colour: string
  readonly turned?: boolean
}

/** Coat, hood and a lamp held out; the scarf has the seat's colour. */
function Explorer({ x, y, scale, colour, turned = false }: ExplorerProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${turned ? -scale : scale} ${scale})`}>
      <ellipse cx="6" cy="2" rx="46" ry="9" fill="#080414" opacity=".6" />
      <path fill="#191034" d="M-26 0C-30 -44 -22 -84 0 -92C22 -84 30 -44 27 0Z" />
      <path fill="#2b1d58" d="M4 -90C22 -82 30 -44 27 0H14C18 -40 14 -70 4 -90Z" />
      <path fill="#191034" d="M-15 -96C-16 -118 -6 -128 4 -127C15 -126 20 -114 16 -96C8 -86 -8 -86 -15 -96Z" />
      <path fill="#f6d9b8" d="M4 -116C13 -116 16 -108 14 -99C9 -94 3 -95 0 -99C-1 -108 0 -115 4 -116Z" />
      <path
        fill={colour}
        d="M-17 -92C-6 -84 10 -84 18 -92L20 -82C8 -74 -8 -74 -19 -82ZM-17 -84L-34 -56L-22 -54L-8 -78Z"
      />
      <path fill="none" stroke="#191034" strokeWidth="11" strokeLinecap="round" d="M14 -72L44 -58" />
      <path fill="none" stroke="#0d0722" strokeWidth="3" d="M46 -58V-50" />
      <path fill="#ffd98a" stroke="#0d0722" strokeWidth="3" d="M38 -50H54L51 -28H41Z" />
      <circle cx="46" cy="-39" r="24" fill="#ffd34d" opacity=".28" />
    </g>
  )
}
