import { Die as AnyDie } from '../../../../drawing/Die.tsx'

interface DieProps {
  readonly face: number
  readonly sides?: 6 | 20
  /** What it counts for: bad ones are red, those that matter glow. */
  readonly tone?: 'plain' | 'lit' | 'bad' | 'dim'
}

/** Leaves room for the glow of a lit die. */
const ROOM = 9

export function Die({ tone = 'plain', ...die }: DieProps) {
  return <AnyDie className="ed-die" room={ROOM} tone={tone} label={`${die.face}`} {...die} />
}

/** A closed die: somebody else's, under a cup. */
export function HiddenDie() {
  return (
    <AnyDie className="ed-die" room={ROOM} tone="dim" face={0}>
      <path className="ed-die-veil" d="M-18 -9a18 18 0 1 1 25 16q-7 3 -7 11M0 30v2" />
    </AnyDie>
  )
}
