import { freeCards, isAbout, whyNot } from '../../rules/19-treasure-cards-and-interrupts/windows.ts'
import type { Rule } from '../../rules/rulebook.ts'
import type { FrameOf } from '../../state/frames.ts'
import { playerOf, runs } from '../../state/heroes.ts'
import { type Choice, NONE, type State } from '../../state/state.ts'
import { wrongTarget } from './parts.ts'

/** MA-19.5: a card of one's own hand that answers what has happened; then what it is aimed at. */
export function wrongAnswer(
  s: State,
  f: FrameOf<'window'>,
  seat: number,
  [, hero, card, target]: Extract<Choice, readonly ['answer', ...unknown[]]>,
): Rule {
  const player = playerOf(s, hero)
  if (player === NONE || !runs(s, seat, player)) return 'MA-6.9'
  if (!freeCards(s, player).includes(card)) return 'MA-19.3'
  return isAbout(s, player, card, f) ? wrongTarget(target) : whyNot(s, card, f)
}
