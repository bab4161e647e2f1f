import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

/** What a watcher of the server wants to know, in the form that Prometheus reads. */
export class Metrics {
  readonly #registry = new Registry()
  readonly requests = new Histogram({
    name: 'undercroft_http_seconds',
    help: 'How long HTTP requests take.',
    labelNames: ['route', 'method', 'status'],
    buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2],
    registers: [this.#registry],
  })
  readonly answers = new Counter({
    name: 'undercroft_answers_total',
    help: 'Answers to tables, by who gave them and what became of them.',
    labelNames: ['result'],
    registers: [this.#registry],
  })
  /** Messages that came in on sockets: counted here, and told when somebody asks. */
  messages = 0
  readonly failures = new Counter({
    name: 'undercroft_failures_total',
    help: 'What went wrong by no fault of a client.',
    labelNames: ['where'],
    registers: [this.#registry],
  })
  /** From a choice, an undo or orders on a socket to its answer, and the commit within it. */
  readonly socketAnswers = this.#seconds('socket_answer_seconds', 'How long answers to choices on sockets take.')
  readonly commits = this.#seconds('commit_seconds', 'How long it takes to write down what happens at a table.')
  /** By how much the server answers too late for those whose time is up, and for bots. */
  readonly lateClocks = this.#seconds(
    'clock_late_seconds',
    'How long after the end of its time a seat is answered for.',
  )
  readonly lateBots = this.#seconds('bot_late_seconds', 'How much longer than it seems to think a bot takes.')
  readonly analyses = new Counter({
    name: 'undercroft_analyses_total',
    help: 'Finished games that were looked at, by what came of it.',
    labelNames: ['result'],
    registers: [this.#registry],
  })

  constructor() {
    collectDefaultMetrics({ register: this.#registry })
    const messages = (): number => this.messages
    new Counter({
      name: 'undercroft_socket_messages_total',
      help: 'Messages that came in on sockets.',
      registers: [this.#registry],
      collect() {
        this.reset()
        this.inc(messages())
      },
    })
  }

  #seconds(name: string, help: string): Histogram {
    const buckets = [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10]
    return new Histogram({ name: `undercroft_${name}`, help, buckets, registers: [this.#registry] })
  }

  /** A gauge that is computed when it is read. */
  gauge(name: string, help: string, count: () => number): void {
    new Gauge({
      name: `undercroft_${name}`,
      help,
      registers: [this.#registry],
      collect() {
        this.set(count())
      },
    })
  }

  get type(): string {
    return this.#registry.contentType
  }

  text(): Promise<string> {
    return this.#registry.metrics()
  }
}
