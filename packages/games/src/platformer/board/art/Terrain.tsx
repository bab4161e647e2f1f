/* What a Space is made of. A Space is 100 by 100 with its floor at 100; a slab of floor is drawn around that edge. */

export type Land = 'forest' | 'void'

/** Where feet stand: on top of the slab. */
export const STAND = 91

interface Landed {
  readonly land: Land
  /** Shapes differ a little from Space to Space, and are the same each time. */
  readonly salt: number
}

interface SlabProps extends Landed {
  /** Whether the floor goes on in the Space beside: then the slab has no end there. */
  readonly left: boolean
  readonly right: boolean
}

const TUFTS = [
  'M8 92Q10 82 13 91Q16 80 19 91M62 91Q65 83 67 91Q71 81 73 92',
  'M34 91Q36 82 39 91Q42 79 45 92M84 92Q86 84 89 91',
  'M18 92Q21 83 23 91M52 91Q54 81 58 91Q60 84 62 92',
]

/** A Platform: a thick slab, grown over in the forest, cut from glass in the void. */
export function Slab({ land, salt, left, right }: SlabProps) {
  const [from, to] = [left ? -1 : 3, right ? 101 : 97]
  const [l, r] = [left ? 0 : 7, right ? 0 : 7]
  if (land === 'void') {
    const d = `M${from} 92H${to}L${to - r} 106L${to - r - (right ? 0 : 14)} 110H${from + l + (left ? 0 : 12)}L${from + l} 104Z`
    return (
      <g className="pl-slab pl-slab-void">
        <path className="pl-slab-body" d={d} />
        <path
          className="pl-slab-facet"
          d={`M${18 + 11 * (salt % 3)} 94L${30 + 9 * (salt % 4)} 108M${58 + 8 * (salt % 3)} 94L${70 - 6 * (salt % 2)} 108`}
        />
        <path className="pl-slab-top" d={`M${from} 92.500H${to}`} />
      </g>
    )
  }
  return (
    <g className="pl-slab pl-slab-forest">
      <path className="pl-slab-body" d={`M${from} 92H${to}L${to - r / 2} 110H${from + l / 2}Z`} />
      <path
        className="pl-slab-grain"
        d={`M${from + 5} 103H${30 + 9 * (salt % 5)}M${52 + 6 * (salt % 3)} 106H${to - 5}`}
      />
      <path
        className="pl-slab-moss"
        d={`M${from} 91H${to}V97Q${to - 8} 102 ${to - 14} 97Q${to - 24} 95 ${to - 31} 98Q${to - 40} 103 ${to - 47} 97Q${to - 60} 94 ${to - 66} 98Q${to - 75} 104 ${to - 82} 97L${from} 97Z`}
      />
      <path className="pl-slab-tuft" d={TUFTS[salt % TUFTS.length] ?? ''} />
    </g>
  )
}

/** A one-way passage: a slab that opens upwards. */
export function Passage() {
  return (
    <g className="pl-passage">
      <path className="pl-passage-bar" d="M2 93H98V109H2Z" />
      <path className="pl-passage-arrow" d="M14 106L24 96L34 106M40 106L50 96L60 106M66 106L76 96L86 106" />
    </g>
  )
}

/** A Wall on the left edge of a Space. */
export function Wall({ land, salt }: Landed) {
  return (
    <g className={`pl-wall pl-wall-${land}`}>
      <path className="pl-wall-body" d="M-8-2H8V100H-8Z" />
      {land === 'forest' ? (
        <path
          className="pl-wall-joint"
          d={`M-8 ${18 + (salt % 5)}H8M-8 42H8M-8 ${66 - (salt % 4)}H8M-8 88H8M${salt % 2 === 0 ? 1 : -2} 20V42M-2 66V88`}
        />
      ) : (
        <path className="pl-wall-joint" d="M-8 12L8 28M-8 44L8 60M-8 76L8 92" />
      )}
    </g>
  )
}

/** A Ladder fills its Space; through a laddered Platform it goes on above it. */
export function Ladder({ land, through }: { readonly land: Land; readonly through: boolean }) {
  const top = through ? -16 : 4
  const rungs = through ? [-8, 8, 24, 40, 56, 72, 88] : [12, 28, 44, 60, 76, 92]
  return (
    <g className={`pl-ladder pl-ladder-${land}`}>
      <path className="pl-ladder-edge" d={`M34 ${top}V100M66 ${top}V100`} />
      <path className="pl-ladder-edge" d={rungs.map(y => `M34 ${y}H66`).join('')} />
      <path className="pl-ladder-rail" d={`M34 ${top}V100M66 ${top}V100`} />
      <path className="pl-ladder-rung" d={rungs.map(y => `M34 ${y}H66`).join('')} />
    </g>
  )
}

/** A Trap: thorns strung across the forest, shards hanging in the void. It need not stand on anything. */
export function Trap({ land }: { readonly land: Land }) {
  if (land === 'void')
    return (
      <g className="pl-trap pl-trap-void">
        <path d="M14 90L20 62L28 88ZM30 90L38 54L46 90ZM48 90L55 66L62 90ZM62 90L72 58L80 90ZM80 90L85 70L91 90Z" />
        <path className="pl-trap-lit" d="M20 66V84M38 60V86M72 64V86" />
      </g>
    )
  return (
    <g className="pl-trap pl-trap-forest">
      <path className="pl-trap-vine" d="M2 80C18 60 30 94 48 76C64 60 78 96 98 74" />
      <path d="M12 74L10 58L20 70ZM26 80L32 64L36 82ZM44 80L44 62L54 73ZM60 71L70 56L72 73ZM78 84L86 68L88 82Z" />
      <path d="M18 79L16 90L26 82ZM40 82L40 94L48 78ZM66 76L66 90L76 80Z" />
    </g>
  )
}

/** A Shop: a stall with a striped awning and a lamp. */
export function Stall() {
  return (
    <g className="pl-stall">
      <path className="pl-stall-wood" d="M16 36V91M84 36V91M12 66H88V91H12Z" />
      <path className="pl-stall-plank" d="M12 74H88M12 82H88" />
      <path className="pl-stall-awning" d="M8 36L18 18H82L92 36Z" />
      <path className="pl-stall-stripe" d="M24 36L31 18H43L40 36ZM56 36L57 18H69L76 36Z" />
      <path
        className="pl-stall-hem"
        d="M8 36Q14.500 44 22 36Q29 44 36 36Q43 44 50 36Q57 44 64 36Q71 44 78 36Q85 44 92 36Z"
      />
      <path className="pl-stall-goods" d="M24 66V58H30V66ZM36 66L40 56L44 66ZM54 66A5 5 0 1 1 64 66ZM72 66V60H80V66Z" />
      <circle className="pl-stall-lamp" cx="50" cy="48" r="4.500" />
    </g>
  )
}

/** A Void Portal. */
export function Portal() {
  return (
    <g className="pl-portal">
      <ellipse className="pl-portal-glow" cx="50" cy="50" rx="34" ry="42" />
      <ellipse className="pl-portal-ring" cx="50" cy="50" rx="27" ry="36" />
      <path
        className="pl-portal-swirl"
        d="M50 22C66 24 70 46 60 58C52 68 38 62 40 50C42 42 54 42 54 50M50 78C34 76 30 54 40 42"
      />
    </g>
  )
}

/** Where Enemies appear: a paw scratched into the wall. */
export function SpawnMark() {
  return (
    <g className="pl-spawn-mark">
      <ellipse cx="50" cy="64" rx="11" ry="9" />
      <ellipse cx="34" cy="52" rx="4.500" ry="6.500" />
      <ellipse cx="44" cy="44" rx="4.500" ry="6.500" />
      <ellipse cx="56" cy="44" rx="4.500" ry="6.500" />
      <ellipse cx="66" cy="52" rx="4.500" ry="6.500" />
    </g>
  )
}

/** Where the Boss appears: a crown scratched into the wall. */
export function BossMark() {
  return <path className="pl-boss-mark" d="M26 68L20 36L36 50L50 28L64 50L80 36L74 68ZM26 74H74V80H26Z" />
}

/** A Special Icon Space: a stone to lay something on. */
export function Pedestal() {
  return (
    <g className="pl-pedestal">
      <path d="M30 91L34 74H66L70 91ZM26 68H74V75H26Z" />
    </g>
  )
}
