import type { Dice, Seat, Viewer } from '../../index.ts'
import { cloneFrames } from '../../index.ts'
import { imagineHand, unseen } from '../../kit/index.ts'
import type { State, View } from './rules.ts'

export function view(s: State, viewer: Viewer): View {
  const own = viewer === 'spectator' ? -1 : viewer
  const { turnsLeft, mover } = s
  return {
    turnsLeft,
    mover,
    row: s.rows[own]?.slice() ?? [],
    treasures: s.treasures[own]?.slice() ?? [],
    knows: s.knows.map((knows, who) => knows.map((guard, whose) => (who === own || isOpen(s, whose) ? guard : 0))),
    dug: s.treasures.map(treasures => treasures.length),
    coins: s.coins.slice(),
    wards: s.wards.slice(),
  }
}

/** A guard that was turned up in a raid is known to all. */
function isOpen(s: State, whose: Seat): boolean {
  return s.knows.every(knows => knows[whose] !== 0)
}

export function imagine(seen: View, seat: Seat, dice: Dice): State {
  return {
    frames: [],
    turnsLeft: seen.turnsLeft,
    mover: seen.mover,
    rows: seen.coins.map((_, each) => (each === seat ? seen.row.slice() : someRow(seen, seat, each, dice))),
    knows: seen.knows.map(knows => knows.slice()),
    treasures: seen.dug.map((dug, each) =>
      each === seat ? seen.treasures.slice() : Array.from({ length: dug }, () => dice.below(3) + 1),
    ),
    coins: seen.coins.slice(),
    wards: seen.wards.slice(),
  }
}

function someRow(seen: View, seat: Seat, whose: Seat, dice: Dice): number[] {
  if (seen.row.length === 0) return [] // nobody has handed in yet
  const known = [seen.knows[seat]?.[whose] ?? 0].filter(guard => guard > 0)
  return imagineHand({ count: seen.row.length }, unseen([1, 2, 3, 4], known), dice, known)
}

export function clone(s: State): State {
  return {
    ...s,
    frames: cloneFrames(s.frames),
    rows: s.rows.map(row => row.slice()),
    knows: s.knows.map(knows => knows.slice()),
    treasures: s.treasures.map(treasures => treasures.slice()),
    coins: s.coins.slice(),
    wards: s.wards.slice(),
  }
}

export function sound(s: State): string[] {
  const wrong: string[] = []
  for (const [seat, row] of s.rows.entries()) {
    if (new Set(row).size !== row.length) wrong.push(`seat ${seat} has two equal guards`)
    for (const knows of s.knows) {
      if (![0, row[0]].includes(knows[seat]))
        wrong.push(`somebody takes the first guard of seat ${seat} for a ${knows[seat]}`)
    }
  }
  return wrong
}
