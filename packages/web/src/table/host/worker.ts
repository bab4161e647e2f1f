import { loadGame } from '@undercroft/games'
import type { AnyChoice } from '@undercroft/kernel'
import { keepTable, loadBook, loadCard, type NewTable, saveTable } from '../../store/tables.ts'
import { type Beat, type Failure, type Line, type Report, type Request, type Speed, USUAL_PAUSE } from '../protocol.ts'
import { Thinker } from '../thinking/thinker.ts'
import { TableHost } from './host.ts'
import { Keeper } from './keeper.ts'

/** This thread knows everything of its table; the page's thread learns only what goes through `post`. */
const scope = self as unknown as {
  postMessage(report: Report): void
  onmessage: ((message: MessageEvent<Request>) => void) | null
}

let id = ''
let host: TableHost | undefined
let readOnly = true
let speed: Speed = 'normal'
const thinker = new Thinker()
/** Which answer without a person is being waited for: a later one calls it off. */
let awaited = 0
let timing: ReturnType<typeof setTimeout> | undefined
let channel: BroadcastChannel | undefined

/** What the browser could not keep when it was made; nothing from the moment it can. */
let unkept: NewTable | undefined

const keeper = new Keeper(
  {
    async save(card, book) {
      if (unkept === undefined) return saveTable(card, book)
      const kept = await keepTable(card, book)
      unkept = undefined
      return kept
    },
  },
  trouble => post({ kind: 'saving', trouble }),
  () => inTurn(async () => void (host !== undefined && (await save(host)))),
)

/** One request after the other: what is saved is never older than what was answered. */
let queue: Promise<void> = Promise.resolve()

scope.onmessage = ({ data }) => inTurn(() => handle(data))

function inTurn(act: () => Promise<void>): void {
  queue = queue.then(act).catch((error: unknown) => {
    failed({ message: `Something went wrong at this table: ${error instanceof Error ? error.message : String(error)}` })
  })
}

function post(report: Report): void {
  scope.postMessage(report)
}

function failed(failure: Failure): void {
  host = undefined
  post({ kind: 'failed', failure })
}

async function handle(request: Request): Promise<void> {
  if (request.kind === 'open') return open(request)
  if (request.kind === 'speed') {
    speed = request.speed
    return
  }
  if (host === undefined) return
  switch (request.kind) {
    case 'look-as':
      if (!host.mayLookAs(request.viewer)) return
      host.lookAs(request.viewer)
      return shownTo(host)
    case 'look-at': {
      const seen = host.lookAt(request.step)
      if (seen !== undefined) post({ kind: 'position', step: request.step, viewer: host.viewer, seen })
      return
    }
    case 'check':
      return post({ kind: 'checked', id: request.id, refusals: host.check(request.choice) })
    case 'advise':
      return advise(host, request.chances)
    case 'record':
      return post({ kind: 'record', text: host.text(), name: `${host.game.id}-${id}.undercroft` })
    case 'verify':
      return post(host.verify())
    case 'answer':
    case 'undo':
    case 'order':
    case 'sit':
      if (readOnly) return post({ kind: 'notice', message: 'This table is being played in another tab.' })
      return change(host, request)
  }
}

type Change = Extract<Request, { kind: 'answer' | 'undo' | 'order' | 'sit' }>

async function change(table: TableHost, request: Change): Promise<void> {
  thinker.stop('advice')
  let beats: readonly Beat[] = []
  if (request.kind === 'answer') {
    const answered = table.answer(request.choice, request.ticket)
    if (!answered.ok) return post(answered.error)
    beats = answered.value
  } else if (request.kind === 'undo') {
    const { viewer } = table
    if (request.as !== undefined && table.mayLookAs(request.as)) table.lookAs(request.as)
    const refused = table.undo()
    if (refused !== undefined) {
      table.lookAs(viewer)
      return post(refused)
    }
  } else if (request.kind === 'order') {
    table.order(request.orders)
  } else {
    table.sit(request.sittings)
  }
  await goOn(table, beats)
}

/** Says at once what looks best, and a moment later what thinking has found, with chances. */
function advise(table: TableHost, chances: boolean): void {
  post(table.advise())
  const wanted = chances ? table.toAdvise() : undefined
  if (wanted === undefined) return
  const { task, ticket } = wanted
  void thinker.think('advice', task).then(found => {
    if (found !== undefined) post({ kind: 'advice', ticket, ...found })
  })
}

/** Whoever has the screen now may have only so much time from here on. */
async function shownTo(table: TableHost): Promise<void> {
  const begins = !readOnly && table.keepTime(Date.now())
  if (begins && !(await save(table))) return
  show([])
  if (begins) drive()
}

/** What has been answered is saved, then shown; then others may answer. */
async function goOn(table: TableHost, beats: readonly Beat[]): Promise<void> {
  table.keepTime(Date.now())
  if (!(await save(table))) return
  show(beats)
  drive()
}

async function open(wanted: Extract<Request, { kind: 'open' }>): Promise<void> {
  id = wanted.id
  speed = wanted.speed
  unkept = wanted.unkept
  if (!(await load())) return
  const lock = `undercroft table ${id}`
  const free = await new Promise<boolean>(done => {
    void navigator.locks.request(lock, { ifAvailable: true }, held => {
      done(held !== null)
      return held === null ? undefined : new Promise<void>(() => {}) // held until the worker ends
    })
  })
  if (free) return takeOver()
  channel = new BroadcastChannel(lock)
  channel.onmessage = () => inTurn(refresh)
  show([])
  void navigator.locks.request(lock, () => {
    inTurn(async () => {
      channel?.close()
      if (await load()) await takeOver()
    })
    return new Promise<void>(() => {})
  })
}

/** This tab plays the table from now on. */
async function takeOver(): Promise<void> {
  readOnly = false
  channel = new BroadcastChannel(`undercroft table ${id}`)
  if (host !== undefined) await goOn(host, [])
}

async function load(): Promise<boolean> {
  const card = unkept?.card ?? (await loadCard(id))
  if (card === undefined) {
    failed({
      message: 'There is no such table in this browser: it may have been deleted, or played on another device.',
    })
    return false
  }
  const game = await loadGame(card.game)
  if (game === undefined) {
    failed({ message: `This table plays "${card.game}", a game that is not here.` })
    return false
  }
  const book = unkept?.book ?? (await loadBook(id))
  if (book === undefined) {
    failed({ message: 'The saved game of this table cannot be read.' })
    return false
  }
  const viewer = host?.viewer
  const opened = TableHost.open(game, card, book)
  if (!opened.ok) {
    failed(opened.error)
    return false
  }
  host = opened.value
  if (viewer !== undefined) host.lookAs(viewer)
  return true
}

/** Another tab has played on: look at what it saved. */
async function refresh(): Promise<void> {
  if (readOnly && (await load())) show([])
}

async function save(table: TableHost): Promise<boolean> {
  if (await keeper.save(table)) {
    channel?.postMessage('saved')
    return true
  }
  failed({
    title: 'This table was deleted in another tab',
    message: 'Nothing of it is kept any more; the game can still be saved as a file.',
    text: table.text(),
  })
  return false
}

/** The lines that the page has: of a long game only what is new is sent. */
let sent: readonly Line[] = []

function show(beats: readonly Beat[]): void {
  if (host === undefined) return
  const snapshot = host.snapshot(beats, readOnly)
  const { lines } = snapshot
  const kept = keptOf(sent, lines)
  sent = lines
  post({ kind: 'snapshot', snapshot: { ...snapshot, lines: lines.slice(kept) }, kept })
}

/** How many lines are the same. A line stays the same object until something is taken back, or other eyes look. */
function keptOf(before: readonly Line[], now: readonly Line[]): number {
  let kept = Math.min(before.length, now.length)
  while (kept > 0 && before[kept - 1] !== now[kept - 1]) kept--
  return kept
}

/** Lets bots and standing orders answer, one after the other, until a person is asked; and waits for who has only so long. */
function drive(): void {
  const wait = ++awaited
  thinker.stop('answer')
  clearTimeout(timing)
  if (readOnly || host === undefined) return
  const end = host.timeUpAt()
  if (end !== undefined) timing = setTimeout(() => inTurn(answerLate), end - Date.now())
  const pause = host.pause(USUAL_PAUSE[speed])
  if (pause === undefined) return
  const task = host.toThink()
  const thought = task && thinker.think('answer', task)
  const held = new Promise<void>(done => setTimeout(done, pause))
  void Promise.all([thought, held]).then(([found]) => inTurn(() => answerUnasked(wait, found?.choice)))
}

async function answerUnasked(wait: number, thought: AnyChoice | undefined): Promise<void> {
  if (wait !== awaited) return
  const beats = host?.answerAsBot(thought) ?? host?.answerByOrder()
  if (host !== undefined && beats !== undefined) await goOn(host, beats)
}

async function answerLate(): Promise<void> {
  const beats = host?.answerLate(Date.now())
  if (host !== undefined && beats !== undefined) await goOn(host, beats)
  else drive() // a timer may fire a little early
}
