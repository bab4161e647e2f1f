import { fail, ok, type PlainForms, type Result } from '@undercroft/kernel'
import { SPREADS, TRAIT_MOST, TRAIT_NAMES, TRAIT_POINTS, TRAITS } from '../content/rooms.ts'
import { brokenAnswer } from '../rules/12-puzzles/index.ts'
import { messageWord, OWN_LIMITS } from '../state/own-task.ts'
import { planWord } from '../state/plan.ts'
import { answerWord, type SeenPuzzle } from '../state/puzzles.ts'
import type { ElectroDungeon } from '../state/state.ts'
import { EXAMPLE_PLAN, readPlan } from './plan-text.ts'
import { examplesOf } from './puzzles/index.ts'

/** How a dungeon, points, an answer to a puzzle and messages are typed. */
export const forms: PlainForms<ElectroDungeon> = {
  place: {
    says: 'each room with its card, and key; each door with its card, task, and what is won; parted by commas',
    such: () => `place ${EXAMPLE_PLAN}`,
    read: text => {
      const plan = readPlan(text)
      return plan.ok ? ok(planWord.say(plan.value)) : plan
    },
  },
  allocate: {
    says: `${TRAITS.map(trait => TRAIT_NAMES[trait]).join(', ')}: ${TRAIT_POINTS} points in all, 1 to ${TRAIT_MOST} each; or a name: allocate scout`,
    such: () => `allocate ${SPREADS[0]?.points.join(' ')}`,
    read: readPoints,
  },
  solve: {
    says: 'the answer, as it stands below the puzzle; its number may be left out',
    such: ({ view }) => (view.task?.kind === 'puzzle' ? exampleOf(view.task.puzzle) : undefined),
    read: (text, { view }) => {
      if (view.task?.kind !== 'puzzle') return fail('there is no puzzle that you could solve')
      const { puzzle } = view.task.puzzle
      const words = text.trim().split(/[\s,]+/)
      const said = ['.', '-', '', ':', '/', '+'].map(part => words.join(part))
      const tokens = said.flatMap(each => [each, `${puzzle}:${each}`, `${puzzle}:${each.toLowerCase()}`])
      const read = tokens.find(token => answerWord.read(token)?.puzzle === puzzle)
      const such = examplesOf(view.task.puzzle).join(' or ')
      return read === undefined ? fail(`"${text.trim()}" is no answer to this puzzle: it reads like ${such}`) : ok(read)
    },
  },
  say: {
    says: `anything, in ${OWN_LIMITS.message} characters`,
    such: () => 'say Is it something that one can hold?',
    read: readMessage,
  },
  reply: {
    says: `anything, in ${OWN_LIMITS.message} characters`,
    such: () => 'reply No, but you are close.',
    read: readMessage,
  },
}

/** The first example that would be judged: no weighing is shown when all are used up. */
function exampleOf(seen: SeenPuzzle): string | undefined {
  return examplesOf(seen).find(line => {
    const answer = answerWord.read(line.slice('solve '.length))
    return answer !== undefined && brokenAnswer(seen, answer) === undefined
  })
}

function readMessage(text: string): Result<string> {
  const plain = text.trim().replace(/^"(.*)"$/, '$1')
  return plain === '' ? fail('what do you want to say?') : ok(messageWord.say(plain))
}

/** "4 2 3 3", "move 4 see 2 fight 3 live 3" in any order, or the name of a spread. */
function readPoints(text: string): Result<string> {
  const spread = SPREADS.find(({ name }) => name.toLowerCase() === text.trim().toLowerCase())
  if (spread !== undefined) return ok(spread.points.join(' '))
  const words = text.toLowerCase().match(/[a-z-]+|\d+/g) ?? []
  const wrong = words.find(word => !/^\d+$/.test(word) && !TRAITS.some(trait => trait === word))
  if (wrong !== undefined) {
    const names = SPREADS.map(({ name }) => name).join(', ')
    return fail(`"${wrong}" is neither a trait (${TRAITS.join(', ')}) nor a ready-made spread (${names})`)
  }
  const numbers = words.filter(word => /^\d+$/.test(word))
  if (numbers.length !== TRAITS.length) return fail(`there are 4 numbers (${TRAITS.join(', ')}), not ${numbers.length}`)
  const named = words.filter(word => !/^\d+$/.test(word))
  if (named.length === 0) return ok(numbers.join(' '))
  const missing = TRAITS.find(trait => !named.includes(trait))
  return missing === undefined
    ? ok(TRAITS.map(trait => numbers[named.indexOf(trait)]).join(' '))
    : fail(`${missing} is missing`)
}
