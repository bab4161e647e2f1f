import type { Refusal } from '@undercroft/games/board'
import { type AnyChoice, type Seat, type StandingOrder, sameData, type Viewer } from '@undercroft/kernel'
import { loadedPlayable } from '../looks.ts'
import { getSettings, subscribeSettings } from '../settings/settings.ts'
import { type Sitting, unkeptTable } from '../store/tables.ts'
import { afterPicture } from './after-picture.ts'
import { Playback, type Stage } from './playback.ts'
import type { Line, Report, Request, Snapshot } from './protocol.ts'
import type { Explained, OpenState, TableSource, TableState } from './source.ts'
import { isComparable } from './thinking/advice.ts'

/** The page's end of one table: talks to the worker, shows what comes, and passes the screen on. */
export class TableClient implements TableSource {
  readonly #worker: Worker
  readonly #playback: Playback
  readonly #listeners = new Set<() => void>()
  readonly #checks = new Map<number, (refusals: readonly Refusal[]) => void>()
  readonly #heard = new Map<Viewer, number>()
  readonly #unsubscribe: () => void
  #state: TableState = { kind: 'opening' }
  /** What the page has been told to draw: who clicks answers what is asked there. */
  #told = this.#state
  #viewer: Viewer | undefined
  /** Snapshots for other eyes are late ones, and not to be shown. */
  #expected: Viewer | 'nobody' | undefined
  #checkId = 0
  /** All lines that the worker has sent of its last snapshot. */
  #lines: readonly Line[] = []
  #unsaved: string | undefined
  #isHearing = false
  #taken: number | undefined
  /** What bots do in quick succession is drawn at most once a picture, and never before the picture that answers a click. */
  readonly #tellCalmly = afterPicture(() => this.#tell())
  #download: ((text: string, name: string) => void) | undefined

  constructor(id: string, still: () => boolean) {
    this.#playback = new Playback(
      (stage, now) => this.#staged(stage, now),
      () => getSettings().speed,
      still,
      ({ card }) => loadedPlayable(card.game)?.look ?? {},
    )
    this.#worker = new Worker(new URL('./host/worker.ts', import.meta.url), { type: 'module', name: 'table' })
    this.#worker.onmessage = ({ data }: MessageEvent<Report>) => this.#hear(data)
    this.#worker.onerror = () => this.#set({ kind: 'failed', failure: { message: 'The table could not be started.' } })
    this.#unsubscribe = subscribeSettings(() => this.#send({ kind: 'speed', speed: getSettings().speed }))
    this.#send({ kind: 'open', id, speed: getSettings().speed, unkept: unkeptTable(id) })
  }

  close(): void {
    this.#unsubscribe()
    this.#playback.stop()
    this.#worker.terminate()
    this.#listeners.clear()
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  readonly state = (): TableState => this.#told

  readonly taken = (): number | undefined => this.#taken

  answer(choice: AnyChoice, goesOn = false): void {
    const open = this.#told.kind === 'open' ? this.#told : undefined
    if (open === undefined || open.looking !== undefined || open.stage.busy) return
    if (!goesOn && this.#playback.hasJustEnded) return
    const ticket = open.now.ask?.ticket
    if (ticket !== this.#open()?.now.ask?.ticket) return // it has been answered, and what is asked now is not drawn yet
    if (ticket !== undefined && ticket === this.#taken) return // the answer is on its way: a second click is none
    this.#send({ kind: 'answer', choice, ticket })
    this.#taken = ticket
    this.#call()
  }

  /** Something that may be done at any time, asked or not. */
  aside(choice: AnyChoice): void {
    this.#send({ kind: 'answer', choice, ticket: undefined })
  }

  undo(): void {
    this.#send({ kind: 'undo' })
  }

  order(orders: readonly StandingOrder[]): void {
    this.#send({ kind: 'order', orders })
  }

  advise(): void {
    this.explain(undefined) // its words stand where a refusal does
    this.#send({ kind: 'advise', chances: getSettings().chances && this.#isComparable() })
  }

  verify(): void {
    this.#send({ kind: 'verify' })
  }

  sit(sittings: readonly Sitting[]): void {
    this.#viewer = undefined
    this.#send({ kind: 'sit', sittings })
  }

  lookAs(viewer: Viewer): void {
    this.#viewer = viewer
    this.#expected = viewer
    this.#send({ kind: 'look-as', viewer })
  }

  /** Every rule that a form's value breaks. */
  readonly check = (choice: AnyChoice): Promise<readonly Refusal[]> => {
    const id = ++this.#checkId
    return new Promise(done => {
      this.#checks.set(id, done)
      this.#send({ kind: 'check', id, choice })
    })
  }

  download(save: (text: string, name: string) => void): void {
    this.#download = save
    this.#send({ kind: 'record' })
  }

  /** Looks at the position after so many answers; without a number, at the present one. */
  lookAt(step: number | undefined): void {
    const open = this.#open()
    if (open === undefined) return
    this.#playback.skip()
    if (step === undefined || step >= open.now.steps) {
      this.#patch({ looking: undefined })
      return
    }
    this.#patch({ looking: { step, seen: open.looking?.seen }, explained: undefined })
    this.#send({ kind: 'look-at', step })
  }

  explain(explained: Explained | undefined): void {
    if (this.#open()?.explained !== explained) this.#patch({ explained })
  }

  /** Asks the rules why a choice that nobody listed is refused. */
  async explainByRules(choice: AnyChoice): Promise<void> {
    const refusals = await this.check(choice)
    if (refusals.length > 0) this.explain({ choice, refusals, pinned: true })
  }

  skip(): void {
    this.#playback.skip()
  }

  again(): void {
    if (this.#open()?.stage.busy !== false) return
    this.lookAt(undefined)
    this.#playback.again()
  }

  /** The person whom the screen was handed to is alone with it now. */
  uncover(): void {
    if (this.#state.kind === 'covered') this.lookAs(this.#state.to)
  }

  /** Whoever has just moved takes it back before anybody else has looked. */
  takeBack(): void {
    if (this.#state.kind !== 'covered' || this.#state.back === undefined) return
    const { back } = this.#state
    this.#viewer = back
    this.#expected = back
    this.#send({ kind: 'undo', as: back })
  }

  #send(request: Request): void {
    this.#worker.postMessage(request)
  }

  #hear(report: Report): void {
    this.#isHearing = true
    this.#receive(report)
    this.#isHearing = false
  }

  #receive(report: Report): void {
    switch (report.kind) {
      case 'snapshot':
        this.#taken = undefined
        this.#lines = [...this.#lines.slice(0, report.kept), ...report.snapshot.lines]
        this.#show({ ...report.snapshot, lines: this.#lines })
        break
      case 'position':
        this.#showPosition(report)
        break
      case 'refused':
        this.#taken = undefined
        this.explain({ choice: report.choice, refusals: report.refusals, pinned: true })
        break
      case 'notice': {
        this.#taken = undefined
        const refusals = report.rule === undefined ? [] : [{ rule: report.rule }]
        this.explain({ message: report.message, refusals, pinned: true })
        break
      }
      case 'checked':
        this.#checks.get(report.id)?.(report.refusals)
        this.#checks.delete(report.id)
        break
      case 'advice':
        this.#advised(report)
        break
      case 'record':
        this.#download?.(report.text, report.name)
        break
      case 'saving':
        this.#unsaved = report.trouble
        this.#patch({ unsaved: report.trouble })
        break
      case 'verified':
        this.#patch({ verified: report })
        break
      case 'failed':
        this.#playback.stop()
        this.#set({ kind: 'failed', failure: report.failure })
        break
    }
  }

  /** What was thought about replaces the first advice only where it differs. */
  #advised({ ticket, choice, chances }: Extract<Report, { kind: 'advice' }>): void {
    const open = this.#open()
    if (open?.now.ask?.ticket !== ticket) return
    this.#patch({ advice: chances !== undefined && sameData(open.advice, choice) ? open.advice : choice, chances })
  }

  #showPosition({ step, viewer, seen }: Extract<Report, { kind: 'position' }>): void {
    const open = this.#open()
    if (open?.looking?.step === step && open.now.viewer === viewer) this.#patch({ looking: { step, seen } })
  }

  #show(snapshot: Snapshot): void {
    if (this.#expected !== undefined && this.#expected !== snapshot.viewer) return
    this.#expected = undefined
    // The first snapshot is nobody's: with several people the screen is handed to the one who is asked.
    const people = peopleOf(snapshot)
    if (this.#viewer === undefined) {
      if (people.length < 2) this.#viewer = snapshot.viewer
      else if (this.#passOn(snapshot)) return
      else this.#viewer = snapshot.viewer
    }
    this.#playback.add(snapshot)
  }

  #staged(stage: Stage, now: Snapshot): void {
    const open = this.#open()
    const fresh = open === undefined || open.now.viewer !== now.viewer
    if (this.#playback.idle && stage.showing.length === 0 && this.#passOn(now)) return
    const same = !fresh && open.now === now
    // Through other eyes one looks at the same moment, of a game that hides nothing any more.
    const stays = fresh && mayLook(now) ? open?.looking : undefined
    if (stays !== undefined) this.#send({ kind: 'look-at', step: stays.step })
    this.#set({
      kind: 'open',
      now,
      stage,
      looking: fresh ? stays : open.looking,
      newFrom: fresh ? this.#heard.get(now.viewer) : open.newFrom,
      explained: same || (!fresh && sameData(open.now.ask, now.ask)) ? open?.explained : undefined,
      advice: same ? open.advice : undefined,
      chances: same ? open.chances : undefined,
      verified: fresh ? undefined : open.verified,
      unsaved: this.#unsaved,
    })
    this.#heard.set(now.viewer, now.lines.length)
  }

  /** Gives the screen to whoever is asked and is not looking at it; covers it if they must not see each other's secrets. */
  #passOn(now: Snapshot): boolean {
    const { waiting, viewer, card } = now
    const to = waiting[0]
    if (now.readOnly || now.outcome !== undefined || card.opened === true || to === undefined) return false
    if (peopleOf(now).length < 2 || waiting.some(seat => seat === viewer)) return false
    if (!now.secretive || getSettings().openHands) {
      this.lookAs(to)
      return this.#open() === undefined
    }
    this.#playback.stop()
    this.#send({ kind: 'look-as', viewer: 'spectator' })
    this.#expected = 'nobody'
    const back = now.mayUndo && viewer !== 'spectator' ? viewer : undefined
    this.#set({ kind: 'covered', to, back, sittings: card.sittings, game: card.game })
    return true
  }

  #isComparable(): boolean {
    const now = this.#open()?.now
    const look = now && loadedPlayable(now.card.game)?.look
    return now?.ask !== undefined && look !== undefined && isComparable(now.ask, look)
  }

  #open(): OpenState | undefined {
    return this.#state.kind === 'open' ? this.#state : undefined
  }

  #patch(change: Partial<OpenState>): void {
    const open = this.#open()
    if (open !== undefined) this.#set({ ...open, ...change })
  }

  #set(state: TableState): void {
    this.#state = state
    if (this.#isHearing) this.#tellCalmly()
    else this.#tell()
  }

  #tell(): void {
    this.#told = this.#state
    this.#call()
  }

  #call(): void {
    for (const listener of this.#listeners) listener()
  }
}

function mayLook({ outcome, card }: Snapshot): boolean {
  return outcome !== undefined || card.opened === true
}

function peopleOf({ card }: Snapshot): Seat[] {
  return card.sittings.flatMap((sitting, seat) => (sitting.kind === 'person' ? [seat] : []))
}
