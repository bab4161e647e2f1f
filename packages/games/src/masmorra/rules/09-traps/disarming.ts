import type { Docked } from '../../content/faces.ts'
import { tileFacts } from '../../content/tiles.ts'
import { heroId, heroOf } from '../../state/heroes.ts'
import { trapOf, trapsBeside } from '../../state/map.ts'
import type { At, Handlers, Open, Player, State, TrapId } from '../../state/state.ts'
import { actionBroken, begin, tellNimble } from '../10-rooms/docks.ts'
import type { Rule } from '../rulebook.ts'

/** Why this trap cannot be disarmed from the room the Hero stands in, whatever the dice. */
export function trapBroken(s: Open, player: Player, trap: TrapId): Rule | undefined {
  if (!trapsBeside(s, heroOf(s, player).room).includes(trap)) return 'MA-9.13'
  return trapOf(s, trap).live ? undefined : 'MA-9.14'
}

/** MA-9.14: a disarmed trap never acts again; one of Level 2 gives more XP. */
export function disarmTrap(s: State, t: At, player: Player, trap: TrapId): void {
  const here = trapOf(s, trap)
  here.live = false
  t.uses(`tile.${here.tile}`)
  t.tell({ what: 'disarmed', hero: heroId(s, player), trap, tile: here.tile })
  s.frames.push({ phase: 'roomReward', player, amount: here.level === 1 ? 2 : 3, by: 'MA-9.14' })
}

/** The dice printed on a trap (MA-9.13). */
export function trapDock(s: Open, trap: TrapId): readonly Docked[] {
  return tileFacts(trapOf(s, trap).tile).dock?.dice ?? []
}

export function disarmBroken(s: Open, trap: TrapId): Rule | undefined {
  const used = s.turn.dockedTraps.includes(trap) ? 'MA-5.5' : undefined
  return actionBroken(s) ?? trapBroken(s, s.turn.player, trap) ?? used
}

export const disarmHandlers = {
  disarm({ s, f, choice: [, trap, dice], t }) {
    tellNimble(s, t, trapDock(s, trap), dice)
    s.turn.dockedTraps.push(trap)
    begin(s, 'disarm', dice)
    s.frames.push({ phase: 'roomActs', action: 'disarm', trap }, f)
  },
} satisfies Handlers
