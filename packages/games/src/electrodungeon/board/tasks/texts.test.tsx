import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { upTo } from '../../content/pick.ts'
import { LAMP_NAMES } from '../../content/puzzles/dark-grid.ts'
import { sayClue } from '../../content/puzzles/four-statues.ts'
import { PUZZLE_IDS, type PuzzleId } from '../../content/puzzles/index.ts'
import { STATUE_NAMES, sayStatement } from '../../content/puzzles/lying-statues.ts'
import { RUNES } from '../../content/puzzles/rune-sums.ts'
import { SYMBOLS } from '../../content/puzzles/sequence-lock.ts'
import { guessPuzzle, tryAnswer } from '../../rules/12-puzzles/index.ts'
import { pose, type SeenAttempt, type SeenPuzzle, seePuzzle } from '../../state/puzzles.ts'
import { nothing } from '../../testing/board.ts'
import { picker } from '../../testing/picker.ts'
import { sayPuzzle } from '../../words/puzzles/index.ts'
import { PuzzlePicture } from './PuzzlePicture.tsx'

/** A fact as the page has it, and as the terminal has it. */
type Fact = readonly [page: string, terminal: string]
const same = (fact: string | number): Fact => [`${fact}`, `${fact}`]

const SIDES = ['left', 'top', 'right', 'bottom']
const WIRES: Record<string, string> = {
  'left and right': '───',
  'top and bottom': ' │ ',
  'left and top': '─┘ ',
  'top and right': ' └─',
  'right and bottom': ' ┌─',
  'bottom and left': '─┐ ',
  'right and left': '───',
  'bottom and top': ' │ ',
}

const FACTS: { [K in PuzzleId]: (seen: SeenAttempt<K>) => readonly Fact[] } = {
  'PZ-01': ({ shown: { lit } }) =>
    LAMP_NAMES.map((name, lamp) =>
      lit[lamp] ? [`Lamp ${name}, burning`, `[${name}]`] : [`Lamp ${name}, dark`, ` ${name} `],
    ),
  'PZ-02': () => SYMBOLS.map(same),
  'PZ-03': ({ shown: { coils, weighings } }) => [
    [`Coil ${coils}`, `1 to ${coils}`],
    [`${weighings} weighings left`, `${weighings} of ${weighings} weighings left`],
  ],
  'PZ-04': ({ shown: { cargo, conflicts, room, limit } }) => [
    ...cargo.map(same),
    ...conflicts.map(([a, b]) => same(`${a} and ${b}`)),
    same(`The raft holds ${room} besides the ferryman.`),
    [`of ${limit} crossings`, `${limit} crossings at most`],
  ],
  'PZ-05': ({ shown }) => shown.clues.map(clue => same(`${sayClue(clue)}.`)),
  'PZ-06': ({ shown: { tiles, turns, from, to } }) => [
    ...upTo(4).map((row): Fact => {
      const joins = upTo(4).map(column => {
        const turn = turns[4 * row + column] ?? 0
        return `${SIDES[turn]} and ${SIDES[(turn + (tiles[4 * row + column] === 'straight' ? 2 : 1)) % 4]}`
      })
      const wires = joins.map(each => WIRES[each]).join(' ')
      return [
        `Row ${row + 1}, column 1: joins ${joins[0]}`,
        `${row === from ? 'in >' : '    '} ${wires} ${row === to ? '> out' : '     '}`,
      ]
    }),
    [`comes in at row ${from + 1}`, 'in >'],
    [`must leave at row ${to + 1}`, '> out'],
  ],
  'PZ-07': ({ shown: { values, target } }) => [
    ...values.map((value): Fact => [`${value} volts`, ` ${value}`]),
    [`wants ${target}`, `wants ${target} volts`],
  ],
  'PZ-08': ({ shown: { sizes, target, limit } }) => [
    [`<b>${sizes.a}</b> of ${sizes.a}`, `Tank a: ${sizes.a} of ${sizes.a}`],
    [`<b>0</b> of ${sizes.b}`, `Tank b: 0 of ${sizes.b}`],
    [`<b>0</b> of ${sizes.c}`, `Tank c: 0 of ${sizes.c}`],
    [`Wanted: <b>${target}</b>`, `Wanted in one of them: ${target},`],
    [`of ${limit} pours`, `${limit} pours`],
  ],
  'PZ-09': ({ shown }) =>
    shown.statements.map((each, i) => [sayStatement(each), `${STATUE_NAMES[i]}: “${sayStatement(each)}”`]),
  'PZ-10': ({ shown: { tiles, limit } }) => [
    ...tiles.flatMap((tile, at): Fact[] =>
      tile === 0 ? [] : [[`Breaker ${tile}, row ${Math.floor(at / 3) + 1}, column ${(at % 3) + 1}`, ` ${tile}`]],
    ),
    ...upTo(3).map(
      (row): Fact => [
        '',
        `  ${tiles
          .slice(3 * row, 3 * row + 3)
          .join(' ')
          .replace('0', '.')}`,
      ],
    ),
    [`of ${limit} slides`, `${limit} slides`],
  ],
  'PZ-11': ({ shown: { terms } }) => [...terms.map(same), ['', terms.join('  ')]],
  'PZ-12': ({ shown: { grid, rows, columns } }) => [
    ...grid.map(rune => same(RUNES[rune] ?? '')),
    ...upTo(3).map((row): Fact => {
      const runes = grid.slice(3 * row, 3 * row + 3).map(rune => (RUNES[rune] ?? '').padEnd(5))
      return [`row ${row + 1}: </span>${rows[row]}`, `${runes.join('  ')}  = ${rows[row]}`]
    }),
    ...columns.map((sum, column): Fact => [`column ${column + 1}: </span>${sum}`, `= ${sum}`]),
  ],
}

function factsOf<K extends PuzzleId>(seen: { [P in K]: SeenAttempt<P> }[K]): readonly Fact[] {
  return FACTS[seen.puzzle](seen)
}

function picture(seen: SeenPuzzle): string {
  return renderToStaticMarkup(<PuzzlePicture seen={seen} mine onAnswer={nothing} onGiveUp={nothing} />)
}

describe.each(PUZZLE_IDS)('%s in a terminal', id => {
  it('says what its picture shows', () => {
    for (const i of upTo(20)) {
      const seen = seePuzzle(pose(id, picker(`${id} ${i}`)))
      const [html, text] = [picture(seen), sayPuzzle(seen, 'Ann').join('\n')]
      for (const [page, terminal] of factsOf(seen)) {
        expect(html).toContain(page)
        expect(text).toContain(terminal)
      }
    }
  })

  it('says what was tried, as far as its picture does', () => {
    const pick = picker(`${id} tried`)
    const posed = pose(id, pick)
    tryAnswer(posed, guessPuzzle(posed, pick))
    expect(sayPuzzle(seePuzzle(posed), 'Ann').filter(line => line.startsWith('Tried 1: '))).toHaveLength(1)
  })
})
