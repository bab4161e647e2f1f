import type { RecordSeat } from './record.ts'
import { lineSums } from './sums.ts'

const SEAT = /^seat (\S+) (person|bot) (.*)$/

/** The same record with other names of those who played; its sums are written anew. */
export function withPlayers(text: string, nameOf: (seat: number, before: RecordSeat) => string): string {
  const lines = text.trimEnd().split(/\r?\n/).slice(0, -1)
  const dice = lines.findIndex(line => line.startsWith('dice '))
  let seat = 0
  const renamed = lines.map((line, i) => {
    const [, name, kind, player] = (i < dice && SEAT.exec(line)) || []
    if (name === undefined || kind === undefined || player === undefined) return line
    const next = nameOf(seat++, { name, kind: kind === 'bot' ? 'bot' : 'person', player })
    return `seat ${name} ${kind} ${next.replaceAll(/\s+/g, ' ').trim()}`
  })
  return `${[...renamed, `sum ${lineSums(renamed)}`].join('\n')}\n`
}
