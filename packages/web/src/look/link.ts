import { packText, unpackText } from '@undercroft/games/drawing'
import { fail, ok, type Result, type Seat, type Viewer, withoutSum, withSum } from '@undercroft/kernel'

/** Where somebody looks: after so many answers, or at the end; through a seat's eyes, or through nobody's. */
export interface Moment {
  readonly step: number | undefined
  readonly viewer: Viewer
}

/** A whole game, and the moment to look at. */
export interface Looked extends Moment {
  readonly record: string
}

/** The first letter names the way in which games are written: a later one will have another. */
const FORM = /^1\.(\d{0,6})\.(\d{0,2})\.([\w-]+)$/
const ANY_FORM = /^(\d+)\..*$/
const MOST_IN_LINK = 200_000
const MOST_UNPACKED = 4_000_000

/** Letters that a message may have where it is short of room: beyond them a link is cut off, or no link any more. */
export const ROOM_IN_MESSAGE = 2000

const DAMAGED =
  'This link is damaged: a part of it is missing, or was changed on the way. Some programs cut long links off: ' +
  'ask for it once more, or for the game as a file, which opens at the bottom of the first page.'

/** What stands in an address after the #: no server and no log sees it. */
export async function lookHash({ record, step, viewer }: Looked): Promise<string> {
  return `1.${step ?? ''}.${viewer === 'spectator' ? '' : viewer}.${await packText(withoutSum(record))}`
}

/** Reads that part of an address; says what is wrong with it. */
export async function readLookHash(hash: string): Promise<Result<Looked>> {
  const written = hash.trim().replace(/^#/, '')
  if (written === '') return fail('This link carries no game: the part after # is missing. Ask for it once more.')
  const version = ANY_FORM.exec(written)?.[1]
  if (version === undefined) return fail('What this link carries is no game of ours: it was made for something else.')
  if (version !== '1') {
    return fail('This link was made by a newer version of this page, and cannot be read here. Load the page anew.')
  }
  if (written.length > MOST_IN_LINK) return fail('This link is longer than any game that is played here.')
  const [, step = '', seat = '', letters] = FORM.exec(written) ?? []
  const lines = letters === undefined ? undefined : await unpackText(letters, MOST_UNPACKED)
  if (lines === undefined) return fail(DAMAGED)
  const viewer: Viewer = seat === '' ? 'spectator' : (Number(seat) as Seat)
  return ok({ record: withSum(lines), step: step === '' ? undefined : Number(step), viewer })
}

/** The moment that an address of an online table names: `?at=57&as=1`. */
export function readMoment(search: string): Moment | undefined {
  const asked = new URLSearchParams(search)
  const [at, as] = ['at', 'as'].map(name => {
    const value = asked.get(name) ?? ''
    return /^\d{1,6}$/.test(value) ? Number(value) : undefined
  })
  return at === undefined && as === undefined ? undefined : { step: at, viewer: as ?? 'spectator' }
}

/** And how it is written. */
export function sayMoment({ step, viewer }: Moment): string {
  const said = [step === undefined ? [] : `at=${step}`, viewer === 'spectator' ? [] : `as=${viewer}`].flat()
  return said.length === 0 ? '' : `?${said.join('&')}`
}
