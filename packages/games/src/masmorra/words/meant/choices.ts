import { tileFacts } from '../../content/tiles.ts'
import { roomActionBroken } from '../../rules/10-rooms/room-actions.ts'
import { marchBroken } from '../../rules/16-dungeon-master-phase/march.ts'
import { handOf } from '../../rules/19-treasure-cards-and-interrupts/hand.ts'
import { cardBroken } from '../../rules/19-treasure-cards-and-interrupts/playing.ts'
import { hurlBroken } from '../../rules/22-the-throne-room/bottomless-pit.ts'
import type { Rule } from '../../rules/rulebook.ts'
import { dieOf } from '../../state/dice.ts'
import { kindOf } from '../../state/foes.ts'
import type { Frame } from '../../state/frames.ts'
import { type Choice, PET, type State } from '../../state/state.ts'
import type { Target } from '../../state/target.ts'
import { wrongAbility } from './abilities.ts'
import { wrongAnswer } from './answers.ts'
import { momentOf, wrongDice, wrongTarget } from './parts.ts'

/** What is wrong with a choice whose verb is right. */
export function wrongChoice(s: State, f: Frame, seat: number, choice: Choice): Rule | undefined {
  switch (choice[0]) {
    case 'place':
      return f.phase === 'place' && tileFacts(f.tile).side === 2 ? 'MA-11.3' : 'MA-8.3'
    case 'step':
      return 'MA-4.4' // the token is flipped, not stepped with
    case 'reroll':
    case 'captive':
      return choice[1].includes(PET) && dieOf(s, PET).place === 'ready' && !s.turn.petCalled ? 'MA-15.8' : 'MA-4.2'
    case 'commit':
    case 'takeBack':
      return 'MA-4.6' // the token is no symbol that could be committed
    case 'hurl':
      return hurlBroken(s) ?? 'MA-22.6'
    case 'use':
      return wrongAbility(s, f, choice[1], choice[2])
    case 'open':
    case 'fountain':
    case 'portal':
    case 'disarm':
      return roomActionBroken(s, choice) ?? wrongDice(s, choice[0] === 'disarm' ? choice[2] : choice[1])
    case 'drink':
      return 'MA-14.1'
    case 'attack':
      return 'MA-12.2'
    case 'play':
      return wrongCard(s, f, choice[1], choice[2])
    case 'answer':
      return f.phase === 'window' ? wrongAnswer(s, f, seat, choice) : undefined
    case 'discard':
      return 'MA-19.2'
    case 'march':
      return wrongMarch(s, f, choice[1], choice[2])
    case 'climb':
      return f.phase === 'dm' && s.options.mode === 'alliance' ? 'MA-24.8' : undefined
    default:
      return undefined
  }
}

function wrongCard(
  s: State,
  f: Frame,
  card: Extract<Choice, readonly ['play', ...unknown[]]>[1],
  target: Target,
): Rule {
  if (!handOf(s, s.turn.player).includes(card)) return 'MA-19.3'
  return cardBroken(s, momentOf(f), card) ?? wrongTarget(target)
}

function wrongMarch(s: State, f: Frame, foe: number, room: number): Rule {
  if (f.phase === 'beast') return f.foe === foe ? (marchBroken(s, foe, room, f.mp) ?? 'MA-16.3') : 'MA-1.12'
  if (f.phase === 'hordeMoves') return 'MA-24.10'
  if (s.options.mode === 'alliance') return 'MA-24.8'
  return marchBroken(s, foe, room, s.turn.dmMp) ?? (kindOf(foe) === 'boss' ? 'MA-16.5' : 'MA-16.3')
}
