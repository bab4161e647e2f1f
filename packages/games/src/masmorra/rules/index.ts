import type { Phase, Phases } from '@undercroft/kernel'
import type { Masmorra } from '../state/state.ts'
import { pickHero } from './02-setup/pick-hero.ts'
import { endOfTurn, endTurn } from './03-rounds-and-turns/end-of-turn.ts'
import { startTurn } from './03-rounds-and-turns/turn.ts'
import { extraReroll, midRoll, preRoll } from './04-rolling/roll.ts'
import { actions } from './06-actions-and-engagement/actions.ts'
import { arrive } from './07-steps-and-moving/places.ts'
import { stepTaken } from './07-steps-and-moving/steps.ts'
import { place } from './08-exploring/exploring.ts'
import { settle } from './08-exploring/settling.ts'
import { turnUp } from './08-exploring/turning-up.ts'
import { placeTrap, traps } from './09-traps/placing.ts'
import { enter, pit } from './10-rooms/entering.ts'
import { roomActs } from './10-rooms/room-actions.ts'
import { ritual } from './11-medium-rooms/ritual.ts'
import { combat, nextFoe } from './12-combat/combat.ts'
import { attack, damage, defend, suffer } from './12-combat/fight.ts'
import { foeEnds } from './12-combat/foe-ends.ts'
import { fall, falls } from './13-xp-levels-defeat/defeat.ts'
import { levelUp } from './13-xp-levels-defeat/level-up.ts'
import { giveReward, reward, roomReward, spoils } from './13-xp-levels-defeat/rewards.ts'
import { bounties } from './14-elixir-magic-gold-bounties/bounties.ts'
import { secondMagic } from './14-elixir-magic-gold-bounties/magic.ts'
import { abilityActs } from './15-abilities/abilities.ts'
import { dm, dmPhase } from './16-dungeon-master-phase/dungeon-master.ts'
import { spawnRooms } from './16-dungeon-master-phase/spawn-rooms.ts'
import { spawn, takeDie, trim } from './16-dungeon-master-phase/spawning.ts'
import { moans } from './17-bestiary/moans.ts'
import { steals } from './17-bestiary/steals.ts'
import { fireBreath } from './18-bosses/fire-breath.ts'
import { venom } from './18-bosses/venom.ts'
import { discardOne, order } from './19-treasure-cards-and-interrupts/asks/cards.ts'
import { rerollSome, setDice } from './19-treasure-cards-and-interrupts/asks/dice.ts'
import { beast } from './19-treasure-cards-and-interrupts/asks/moves.ts'
import { draw, handLimit } from './19-treasure-cards-and-interrupts/draw.ts'
import { resolve, trigger, window } from './19-treasure-cards-and-interrupts/windows.ts'
import { afterCombat } from './21-epic-game/after-combat.ts'
import { descend, ground } from './21-epic-game/descent.ts'
import { malaphyas } from './21-epic-game/malaphyas.ts'
import { miasma } from './23-the-sewers/miasma.ts'
import { evil, evilActs } from './24-alliance-game/evil.ts'
import { horde, hordeMoves, hordeNext } from './24-alliance-game/horde.ts'
import { soulDrain } from './24-alliance-game/soul-drain.ts'
import { walkOn } from './24-alliance-game/walk-on.ts'
import { phaseInOrder } from './in-order.ts'

/** Every phase, in the order of play. */
const inOrderOfPlay: Phases<Masmorra> = {
  pickHero,
  startTurn,
  malaphyas,
  evil,
  evilActs,
  preRoll,
  midRoll,
  extraReroll,
  actions,
  stepTaken,
  abilityActs,
  roomActs,
  secondMagic,
  bounties,
  place,
  arrive,
  traps,
  settle,
  fireBreath,
  enter,
  pit,
  turnUp,
  placeTrap,
  ground,
  descend,
  miasma,
  spawn,
  takeDie,
  trim,
  ritual,
  combat,
  venom,
  steals,
  nextFoe,
  attack,
  damage,
  defend,
  suffer,
  foeEnds,
  moans,
  spoils,
  reward,
  roomReward,
  giveReward,
  afterCombat,
  fall,
  falls,
  levelUp,
  draw,
  handLimit,
  trigger,
  window,
  resolve,
  rerollSome,
  setDice,
  order,
  beast,
  discardOne,
  walkOn,
  soulDrain,
  dmPhase,
  dm,
  horde,
  hordeNext,
  hordeMoves,
  spawnRooms,
  endTurn,
  endOfTurn,
}

export const phases = Object.fromEntries(
  Object.entries(inOrderOfPlay).map(([name, phase]) => [name, phaseInOrder(phase as Phase<Masmorra>)]),
) as unknown as Phases<Masmorra>
