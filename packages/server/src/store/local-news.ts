import type { News, NewsItem } from './store.ts'

/** News within one process. */
export class LocalNews implements News {
  readonly #listeners = new Set<(news: NewsItem | undefined) => void>()

  tell(news: NewsItem | undefined): void {
    for (const listener of [...this.#listeners]) listener(news)
  }

  listen(listener: (news: NewsItem | undefined) => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }
}
