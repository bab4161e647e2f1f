import { type Broken, FastDice, type Step, type Table, type Together } from '@undercroft/kernel'
import { SPREADS, TRAIT_MOST, TRAIT_POINTS } from '../../content/rooms.ts'
import { RECIPES, type Recipe } from '../../state/plan.ts'
import {
  type Choice,
  type ElectroDungeon,
  type ExplorerId,
  explorerAt,
  explorerOf,
  type FrameOf,
  MOF,
  type State,
  seatOf,
} from '../../state/state.ts'
import { checkPlan, checkTraits, type Flaw } from './check.ts'
import { layOut, shareOut } from './commit.ts'
import { drawPlan } from './fill.ts'

/** The number of dungeons per recipe: one hidden draw, recorded with the choice, decides all of it. */
const SEEDS = 2 ** 30

const DRAW: readonly Choice[] = RECIPES.map(recipe => ['draw', recipe])
const SPREAD: readonly Choice[] = SPREADS.map(({ points }) => ['allocate', ...points])

/** ED-3.22: the MoF lays out the dungeon while the Explorers share out their points, in secret and for good. */
export const setup: Together<ElectroDungeon, FrameOf<'setup'>> = {
  final: 'ED-3.22',
  offer(s, o) {
    o.ask(MOF, 'Lay out the dungeon', 'secret').form('place')
    for (const choice of DRAW) o.may(choice)
    for (const explorer of s.explorers.keys()) {
      o.ask(seatOf(explorer), `Share out ${TRAIT_POINTS} points over Move, See, Fight and Live`, 'secret')
      o.form('allocate')
      for (const choice of SPREAD) o.may(choice)
    }
  },

  check: ({ s, choice }) => flawsOf(s, choice).map(asBroken),

  invent({ seat, dice }) {
    if (seat === MOF) return ['place', drawPlan('scattered', n => dice.below(n))]
    const points = [1, 1, 1, 1]
    for (let left = TRAIT_POINTS - 4; left > 0; ) {
      const trait = dice.below(4)
      if ((points[trait] ?? 0) >= TRAIT_MOST) continue
      points[trait] = (points[trait] ?? 0) + 1
      left--
    }
    const [move = 1, see = 1, fight = 1, live = 1] = points
    return ['allocate', move, see, fight, live]
  },

  all(s, t, answers) {
    for (const [seat, answer] of answers.entries()) if (answer !== undefined) commit(s, seat, answer, t)
    const points = s.explorers.map(({ start }) => start)
    t.reveal('ED-3.22', 'all', points)
    for (const [explorer, { start }] of s.explorers.entries())
      t.tell({ what: 'traits', explorer, points: start.slice() })
    s.frames.push({ phase: 'order' })
  },
}

/** ED-3.28: every restriction that is broken, with its code. */
function flawsOf(s: State, choice: Choice): Flaw[] {
  if (choice[0] === 'place') return checkPlan(choice[1], s.options.customTasks)
  return choice[0] === 'allocate' ? checkTraits(choice.slice(1).map(Number)) : []
}

function asBroken({ code, rule, says }: Flaw): Broken<ElectroDungeon> {
  return { rule, facts: { says: `${code}: ${says}` } }
}

function commit(s: State, seat: number, answer: Choice, t: Table<ElectroDungeon>): void {
  if (answer[0] === 'place') layOut(s, answer[1])
  else if (answer[0] === 'draw') layOut(s, drawn(answer[1], t))
  else if (answer[0] === 'allocate') shareOut(explorerAt(s, explorerOf(seat)), answer.slice(1).map(Number))
}

function drawn(recipe: Recipe, t: Table<ElectroDungeon>): ReturnType<typeof drawPlan> {
  const dice = new FastDice(t.pick(SEEDS, 'setup'))
  const plan = drawPlan(recipe, n => dice.below(n))
  t.reveal('ED-3.22', [MOF], plan)
  return plan
}

/** ED-3.23 to ED-3.26: the highest Move begins, the others follow clockwise, the MoF is always last. */
export const order: Step<ElectroDungeon, FrameOf<'order'>> = {
  run(s, t) {
    const most = Math.max(...s.explorers.map(({ move }) => move))
    let first = [...s.explorers.keys()].filter(id => s.explorers[id]?.move === most)
    // ED-3.25: those tied roll until one is left.
    while (first.length > 1) first = highest(first, t)
    const [begins = 0] = first
    s.order = [...s.explorers.keys()].map(i => (begins + i) % s.explorers.length)
    t.tell({ what: 'order', order: s.order.slice() })
    s.frames.push({ phase: 'round' })
  },
}

/** ED-3.24: those of the tied who rolled highest. */
function highest(tied: readonly ExplorerId[], t: Table<ElectroDungeon>): ExplorerId[] {
  const faces = tied.map(() => t.roll(6, 'first turn'))
  const best = Math.max(...faces)
  return tied.filter((_, i) => faces[i] === best)
}
