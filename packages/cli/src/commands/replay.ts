import { type Game, type Match, replay, type Shape, type Viewer } from '@undercroft/kernel'
import { CommandError, command, say, sayJson, widthOf, wrong } from '../command.ts'
import { sayUnknown } from '../near.ts'
import { sayLog, sayPosition } from '../position.ts'
import { namesOf, openRecord, playerName, type Recorded, sayProblem } from '../recorded.ts'
import { columns } from '../table.ts'

export const replayCommand = command({
  name: 'replay',
  summary: 'Plays a record again and shows the position and the log after any of its steps.',
  usage: 'FILE',
  options: {
    at: { kind: 'whole', value: 'N', from: 0, to: Number.MAX_SAFE_INTEGER, says: 'after so many steps (all of them)' },
    viewer: { kind: 'text', value: 'SEAT', says: 'through the eyes of this seat (spectator)' },
    json: { kind: 'flag', says: 'print position and log as one line of JSON' },
  },
  notes: () => 'FILE is what "play --record" or the page has saved; "-" reads it from stdin.',
  async run({ words: [file = ''], options: { at, viewer, json } }, io) {
    const opened = await openRecord(file, io)
    if (!opened.ok) return wrong(io, sayProblem(file, opened.problem))
    const { game, record } = opened
    const steps = record.steps.length
    if (at !== undefined && at > steps) {
      throw new CommandError(`--at ${at} is beyond the end: this record has ${steps} steps`)
    }
    const replayed = replay(game, record, { at: at ?? steps })
    if (!replayed.ok) return wrong(io, sayProblem(file, replayed.error))
    const shown: Shown = { ...opened, match: replayed.value, at: at ?? steps, viewer: 'spectator' }
    const eyes = { ...shown, viewer: readViewer(shown, viewer) }
    if (json) sayJson(io, asJson(eyes))
    else say(io, ...asText(eyes, widthOf(io)))
    return 0
  },
})

type Shown = Extract<Recorded, { ok: true }> & {
  readonly match: Match<Shape>
  readonly at: number
  readonly viewer: Viewer
}

function readViewer({ record }: Shown, text = 'spectator'): Viewer {
  if (text === 'spectator') return text
  const names = record.seats.map(seat => seat.name)
  const seat = names.findIndex(name => name.toLowerCase() === text.toLowerCase())
  if (seat < 0) throw new CommandError(sayUnknown('viewer', text, [...names, 'spectator']))
  return seat
}

/** What `replay --json` prints; documented, and stable. */
function asJson({ game, record, match, at, viewer }: Shown): object {
  const { view, outcome } = match.see(viewer)
  const names = namesOf(record.seats)
  return {
    game: game.id,
    options: match.options,
    seats: record.seats,
    steps: record.steps.length,
    at,
    ...(outcome === undefined ? {} : { outcome }),
    view,
    log: sayLog(game, match.heard(viewer), names),
  }
}

function asText(shown: Shown, width: number): string[] {
  const { game, record, match, at, viewer } = shown
  const names = namesOf(record.seats)
  return [
    `${game.title}, after ${at} of ${record.steps.length} steps, as ${viewerName(game, match, viewer)} sees it`,
    ...record.seats.map(seat => `  ${seat.name}: ${playerName(seat)} (${seat.kind})`),
    ...record.options.map(option => `  ${option}`),
    '',
    sayPosition(game, match.see(viewer), names, width),
    '',
    'step  what happened',
    ...columns(sayLog(game, match.heard(viewer), names).map(({ step, text }) => [String(step).padStart(4), text])),
  ]
}

function viewerName(game: Game, match: Match<Shape>, viewer: Viewer): string {
  return viewer === 'spectator' ? 'a spectator' : (game.seats(match.options)[viewer]?.name ?? '')
}
