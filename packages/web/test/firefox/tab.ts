import type { Session } from './bidi.ts'

/** A point in the window, in pixels. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** One tab, as somebody sits before it. */
export interface Tab {
  goTo(url: string): Promise<void>
  /** Runs this in the page: it sees nothing but its argument, and what it gives back is plain data. */
  run<A, R>(act: (given: A) => R | Promise<R>, given: A): Promise<R>
  /** Presses the mouse there and lets it go. */
  click(at: Point): Promise<void>
  picture(): Promise<Buffer>
}

interface Tree {
  readonly contexts: readonly { readonly context: string }[]
}

interface Evaluated {
  readonly result?: { readonly value?: unknown }
  readonly exceptionDetails?: { readonly text: string }
}

export async function openTab(session: Session, viewport: { width: number; height: number }): Promise<Tab> {
  const { contexts } = (await session.call('browsingContext.getTree')) as Tree
  const context = contexts[0]?.context
  await session.call('session.subscribe', { events: ['log.entryAdded'] })
  await session.call('browsingContext.setViewport', { context, viewport })
  return {
    async goTo(url) {
      await session.call('browsingContext.navigate', { context, url, wait: 'complete' })
    },
    async run(act, given) {
      const expression = `(async () => JSON.stringify(await (${act})(${JSON.stringify(given)})))()`
      const params = { expression, target: { context }, awaitPromise: true }
      const { result, exceptionDetails } = (await session.call('script.evaluate', params)) as Evaluated
      if (exceptionDetails !== undefined) throw new Error(exceptionDetails.text)
      return typeof result?.value === 'string' ? JSON.parse(result.value) : undefined
    },
    async click({ x, y }) {
      const at = { x: Math.round(x), y: Math.round(y) }
      const press = [
        { type: 'pointerMove', ...at },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ]
      await session.call('input.performActions', {
        context,
        actions: [{ type: 'pointer', id: 'mouse', actions: press }],
      })
    },
    async picture() {
      const { data } = (await session.call('browsingContext.captureScreenshot', { context })) as { data: string }
      return Buffer.from(data, 'base64')
    },
  }
}
