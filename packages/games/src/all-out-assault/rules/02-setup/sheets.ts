import type { Broken, Together } from '@undercroft/kernel'
import { anySheet } from '../../content/archetypes.ts'
import { PAIRS } from '../../state/choices.ts'
import { FIRST_TURN, type FrameOf } from '../../state/frames.ts'
import { type AllOutAssault, PAWNS, pawnOf, pawnsOf, SEATS, STATS } from '../../state/state.ts'

const PROMPT = 'Write two sheets: the numbers 1 to 6, each once, for either of your pawns'

/** AA-2.3, AA-2.5: both at once, unseen, and final when handed in. Drafts are no business of the rules. */
export const sheets: Together<AllOutAssault, FrameOf<'sheets'>> = {
  final: 'AA-2.5',
  offer(_, o) {
    for (let seat = 0; seat < SEATS.length; seat++) {
      o.ask(seat, PROMPT, 'secret').form('sheets')
      for (let i = 0; i < PAIRS.length; i++) o.may(PAIRS[i] as (typeof PAIRS)[number])
    }
  },
  check({ seat, choice }) {
    if (choice[0] !== 'sheets') return [{ rule: 'AA-3.4' }]
    const [first, second] = pawnsOf(seat)
    return [...brokenSheet(first, choice[1]), ...brokenSheet(second, choice[2])]
  },
  invent: ({ dice }) => ['sheets', anySheet(dice), anySheet(dice)],
  all(s, _, answers) {
    for (const [seat, answer] of answers.entries()) {
      if (answer?.[0] !== 'sheets') continue
      for (const [i, id] of pawnsOf(seat).entries()) {
        const sheet = i === 0 ? answer[1] : answer[2]
        const pawn = pawnOf(s, id)
        pawn.start = sheet.slice()
        pawn.stats = sheet.slice()
      }
    }
    s.frames.push(FIRST_TURN)
  },
}

const NUMBERS = [1, 2, 3, 4, 5, 6] as const

/** AA-2.4, and AA-2.5 for a sheet that is not complete. */
export function brokenSheet(pawn: number, sheet: readonly number[]): Broken<AllOutAssault>[] {
  const broken: Broken<AllOutAssault>[] = []
  const name = PAWNS[pawn] ?? ''
  const missing = NUMBERS.filter(number => !sheet.includes(number))
  if (sheet.length < STATS.length) {
    const says = `the sheet of ${name} has ${sheet.length} of ${STATS.length} numbers`
    broken.push({ rule: 'AA-2.5', facts: { says, instead: `still to place: ${missing.join(', ')}` } })
  }
  const twice = NUMBERS.filter(number => sheet.indexOf(number) !== sheet.lastIndexOf(number))
  const foreign = sheet.filter(number => number < 1 || number > 6)
  const wrong = [
    ...twice.map(number => `${number} more than once`),
    ...foreign.map(number => `${number}, which is not from 1 to 6`),
  ]
  if (wrong.length > 0) {
    const says = `${name} has ${wrong.join(', and ')}`
    broken.push({ rule: 'AA-2.4', facts: { says, instead: `missing: ${missing.join(', ')}` } })
  }
  return broken
}
