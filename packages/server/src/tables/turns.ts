/** A queue that runs one task after the other; the first starts at once. */
export class Turns {
  #isBusy = false
  readonly #waiting: (() => void)[] = []

  get isBusy(): boolean {
    return this.#isBusy
  }

  take<T>(act: () => Promise<T>): Promise<T> {
    if (!this.#isBusy) return this.#run(act)
    return new Promise((done, failed) => {
      this.#waiting.push(() => this.#run(act).then(done, failed))
    })
  }

  async #run<T>(act: () => Promise<T>): Promise<T> {
    this.#isBusy = true
    try {
      return await act()
    } finally {
      this.#isBusy = false
      this.#waiting.shift()?.()
    }
  }
}
