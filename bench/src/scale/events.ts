/** What is to happen, the earliest first. */
export class Events<T> {
  readonly #heap: { readonly at: number; readonly what: T }[] = []

  add(at: number, what: T): void {
    const heap = this.#heap
    const item = { at, what }
    let i = heap.length
    heap.push(item)
    while (i > 0) {
      const parent = (i - 1) >> 1
      const above = heap[parent]
      if (above === undefined || above.at <= at) break
      heap[i] = above
      i = parent
    }
    heap[i] = item
  }

  next(): { readonly at: number; readonly what: T } | undefined {
    const heap = this.#heap
    const [first] = heap
    const last = heap.pop()
    if (last === undefined || heap.length === 0) return first
    let i = 0
    for (;;) {
      const [left, right] = [heap[2 * i + 1], heap[2 * i + 2]]
      const isRight = right !== undefined && left !== undefined && right.at < left.at
      const below = isRight ? right : left
      if (below === undefined || below.at >= last.at) break
      heap[i] = below
      i = 2 * i + (isRight ? 2 : 1)
    }
    heap[i] = last
    return first
  }
}
