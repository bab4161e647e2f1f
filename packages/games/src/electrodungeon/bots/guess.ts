import type { Seat } from '@undercroft/kernel'
import { oneFrom, type Picker } from '../content/pick.ts'
import type { OwnTalk } from '../state/own-task.ts'

/** The usual answers to riddles in dungeons. */
const ANSWERS = [
  'a shadow',
  'an echo',
  'time',
  'a key',
  'fire',
  'water',
  'lightning',
  'a river',
  'tomorrow',
  'a mirror',
  'silence',
  'a candle',
]
const DEEDS = ['I hold on with both hands', 'I go first', 'I wait until the others tire', 'I take the long way round']

/** A bot guesses this often at one task. */
const MOST_GUESSES = 3

/** A guess at an own task of the Master that this seat has not made yet; nothing once it has guessed enough. */
export function guessAt({ trial, said }: OwnTalk, seat: Seat, pick: Picker): string | undefined {
  const made = said.flatMap(line => ('text' in line && line.by === seat ? [line.text] : []))
  if (made.length >= MOST_GUESSES) return undefined
  return oneFrom(
    (trial ? DEEDS : ANSWERS).filter(each => !made.includes(each)),
    pick,
  )
}
