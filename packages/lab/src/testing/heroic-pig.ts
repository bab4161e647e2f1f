import { anyGame, type Game, type Seat, type Table } from '@undercroft/kernel'
import { type Pig, pig } from '@undercroft/kernel/examples'

const HEROES = ['bold', 'calm', 'sly'] as const

/** Deals Heroes, says who plays which, and lets chance say who begins. */
function dealing(): Pick<Game<Pig>, 'setup' | 'subjects'> {
  const heroes = new WeakMap<object, readonly string[]>()
  return {
    setup(options, t) {
      const left: string[] = [...HEROES]
      const dealt = Array.from({ length: options.players }, () => left.splice(t.pick(left.length, 'hero'), 1)[0] ?? '')
      for (const hero of dealt) t.uses(hero)
      const state = { ...pig.setup(options, t), mover: t.pick(options.players, 'first') }
      heroes.set(state, dealt)
      return state
    },
    subjects: state => (heroes.get(state) ?? []).map(hero => [hero]),
  }
}

/** Pig between Heroes. Whoever begins wins a little more often. */
export function heroicPig(): Game {
  return anyGame({ ...pig, id: 'heroic-pig', content: [...HEROES, 'wig'], ...dealing() })
}

/**
 * Heroes who draw lots: all win equally often, but for one who wins more often by `planted` in a hundred. Whoever has drawn
 * and won may put on the wig: then it goes with winning, and does nothing.
 */
export function lots(planted: number, isWorn = false): Game {
  const deal = dealing()
  const draw = (s: Pig['state'], t: Table<Pig>): void => {
    const bold = deal.subjects?.(s).findIndex(([hero]) => hero === 'bold') ?? -1
    const lucky = t.pick(100, 'lot') < 50 + (bold < 0 ? 0 : planted)
    const seat = bold < 0 ? 0 : bold
    s.outcome = { winners: [lucky ? seat : 1 - seat], by: 'PG-1.6' }
  }
  const roll = ({ s, seat, t }: { s: Pig['state']; seat: Seat; t: Table<Pig> }): void => {
    draw(s, t)
    if (isWorn && s.outcome?.winners.includes(seat) === true) t.uses('wig')
  }
  const turn = { ...pig.phases.turn, on: { roll } }
  return anyGame({ ...pig, id: 'lots', content: [...HEROES, 'wig'], ...deal, phases: { turn } })
}
