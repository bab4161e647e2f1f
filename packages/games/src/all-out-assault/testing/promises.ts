import type { Dice, Foresight, Happened, Promised, Seat, Seen } from '@undercroft/kernel'
import type { Choice } from '../state/choices.ts'
import { drawSheet } from '../state/deduction.ts'
import type { Event } from '../state/events.ts'
import { imagine } from '../state/imagine.ts'
import { at, isFit } from '../state/sheet.ts'
import { type AllOutAssault, PAWNS, pawnOf, type State } from '../state/state.ts'
import { type Foreseen, foresee } from '../words/foresight.ts'

type Promise = Promised<AllOutAssault>
type Kept = Happened<AllOutAssault>

/** What is foreseen of a choice, as promises that a law can hold against what then happens. */
export const foresight: Foresight<AllOutAssault> = {
  promises: (seen, seat, choice) => foresee(seen, seat, choice).flatMap(each => promisesOf(each, choice)),
  worlds,
}

/** Chances are over all sheets that the public clues leave open, one as likely as another (AA-8.6). */
function worlds({ view }: Seen<AllOutAssault>, seat: Seat, dice: Dice): State {
  const s = imagine(view, seat, dice)
  for (const [id, { secret, clues }] of view.pawns.entries()) {
    const sheet = secret === undefined ? drawSheet(clues, dice) : undefined
    if (sheet !== undefined) pawnOf(s, id).stats = sheet
  }
  return s
}

function promisesOf(foreseen: Foreseen, choice: Choice): Promise[] {
  switch (foreseen.what) {
    case 'injury':
      return [
        certain(`Injury ${foreseen.hurts ? 'hurts' : 'does no harm'}`, ({ told }) => {
          const [found] = told.filter(each => each.what === 'hurt' || each.what === 'unharmed')
          return found?.what === (foreseen.hurts ? 'hurt' : 'unharmed')
        }),
      ]
    case 'closed':
      // AA-8.4: whoever is not fit to train is asked all the same, and may only say no
      return [
        {
          ...certain(`the tile is closed by ${foreseen.rule}`, ({ after, was }) =>
            foreseen.rule === 'AA-5.15'
              ? !isFit(pawnOf(was, was.active).stats)
              : after.frames.at(-1)?.phase !== 'modifier',
          ),
          until: ({ frames }) => frames.at(-1)?.phase !== 'injure',
        },
      ]
    case 'gain':
      return foreseen.chances.map((chance, gain) => ({
        says: `Meditation gives ${gain}`,
        chance,
        byDice: true,
        kept: happened => eventOf(happened, 'meditated')?.gain === gain,
      }))
    case 'raise':
      return [
        {
          says: 'the number is more than some stat',
          chance: foreseen.faces / 6,
          byDice: true,
          kept: ({ after, is }) => {
            const frame = after.frames.at(-1)
            return frame?.phase === 'red' && pawnOf(is, is.active).stats.some(stat => stat < frame.number)
          },
        },
      ]
    case 'blue':
      return Array.from({ length: foreseen.to - foreseen.from + 1 }, (_, i) => ({
        says: `the number is ${foreseen.from + i}`,
        chance: 1 / 6,
        byDice: true,
        kept: ({ after }: Kept) => {
          const frame = after.frames.at(-1)
          return frame?.phase === 'blue' && frame.number === foreseen.from + i
        },
      }))
    case 'hold':
      return [
        {
          ...certain(`${PAWNS[foreseen.pawn]} is held`, ({ after }) => after.view.pawns[foreseen.pawn]?.held === true),
          until: ({ frames }) => frames.at(-1)?.phase !== 'train',
        },
      ]
    case 'becomes':
      return [
        certain(
          'the stat becomes what is said',
          ({ was, is }) =>
            at(pawnOf(was, foreseen.pawn).stats, foreseen.stat) === foreseen.was &&
            at(pawnOf(is, foreseen.pawn).stats, foreseen.stat) === foreseen.is,
        ),
      ]
    case 'masked':
      return foreseen.values.length === 0
        ? []
        : [
            certain('the stat is one of those that are said', ({ was }) =>
              foreseen.values.includes(at(pawnOf(was, foreseen.pawn).stats, foreseen.stat)),
            ),
          ]
    case 'compares':
      return comparisons(foreseen, choice)
  }
}

function comparisons({ value, chances }: Extract<Foreseen, { what: 'compares' }>, choice: Choice): Promise[] {
  const won = (happened: Kept): number => {
    const [attacker, defender] = eventOf(happened, 'compared')?.values ?? [0, 0]
    const [own, other] = choice[0] === 'attack' ? [attacker, defender] : [defender, attacker]
    return own === value ? Math.sign(own - other) : Number.NaN
  }
  return [
    { says: 'the own stat is higher', chance: chances.higher, kept: happened => won(happened) === 1 },
    { says: 'the stats are tied', chance: chances.tied, kept: happened => won(happened) === 0 },
    { says: 'the own stat is lower', chance: chances.lower, kept: happened => won(happened) === -1 },
  ]
}

function certain(says: string, kept: Promise['kept']): Promise {
  return { says, chance: 1, kept }
}

/** The first event of this kind. */
function eventOf<W extends Event['what']>({ told }: Kept, what: W): Extract<Event, { what: W }> | undefined {
  return told.find(each => each.what === what) as Extract<Event, { what: W }> | undefined
}
