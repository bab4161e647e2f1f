import type { Lesson } from '@undercroft/kernel/lessons'

/** A chapter of a game's guided play, before anything of it is loaded. */
export interface Chapter {
  readonly id: string
  load(): Promise<Lesson>
}

/** Every chapter that there is, each in its game's folder; a plugin of the page's build reads them. */
const LESSONS = import.meta.glob<Lesson>('./*/lessons/*.yaml', { import: 'lesson' })

/** The chapters of a game in their order: `./platformer/lessons/02-climb.yaml` is the second, `climb`. */
export function chaptersOf(game: string): readonly Chapter[] {
  return Object.keys(LESSONS)
    .filter(path => path.startsWith(`./${game}/lessons/`))
    .sort()
    .flatMap(path => {
      const id = /\/\d+-([\w-]+)\.yaml$/.exec(path)?.[1]
      const load = LESSONS[path]
      return id === undefined || load === undefined ? [] : [{ id, load }]
    })
}
