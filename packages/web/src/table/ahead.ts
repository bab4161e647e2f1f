import { loadPlayable } from '../looks.ts'

/** Fetches what a table of this game needs before anybody sits down at it. */
export async function fetchTable(game: string): Promise<void> {
  await Promise.all([import('./table-page.tsx'), loadPlayable(game)])
}
