import { relative } from 'node:path'
import { readLesson } from '@undercroft/kernel/lessons/read'
import type { Plugin } from 'vite'

const LESSON = /\/lessons\/[^/]+\.yaml$/

/** Makes plain data of the chapters of games' guided play: the page reads no YAML. */
export function lessons(): Plugin {
  return {
    name: 'lessons',
    enforce: 'pre',
    transform(text, id) {
      if (!LESSON.test(id)) return undefined
      const { lesson, faults } = readLesson(text, relative(process.cwd(), id))
      if (faults[0] !== undefined) throw faults[0]
      return { code: `export const lesson = ${JSON.stringify(lesson)}`, map: null, moduleType: 'js' }
    },
  }
}
