import type { Decision, Phase, Phases, Step, Taken, Together } from '@undercroft/kernel'
import type { Frame } from '../state/frames.ts'
import { seatOf } from '../state/heroes.ts'
import type { Masmorra, State } from '../state/state.ts'
import { bounties, pickHero, startTurn } from './03-rounds-and-turns/turn.ts'
import { extraReroll, midRoll, preRoll } from './04-rolling/roll.ts'
import { abilityActs, actions, roomActs, secondMagic, stepTaken } from './06-actions-and-engagement/actions.ts'
import { arrive, fireBreath, place, placeTrap, settle, traps, turnUp } from './08-exploring/exploring.ts'
import { enter, pit } from './10-rooms/entering.ts'
import { combat, nextFoe, steals, venom } from './12-combat/combat.ts'
import { attack, damage, defend, suffer } from './12-combat/fight.ts'
import {
  fall,
  falls,
  foeEnds,
  giveReward,
  levelUp,
  moans,
  reward,
  roomReward,
  spoils,
} from './13-xp-levels-defeat/rewards.ts'
import { dm, dmPhase, spawnRooms } from './16-dungeon-master-phase/dungeon-master.ts'
import { spawn, takeDie, trim } from './16-dungeon-master-phase/spawning.ts'
import { cardPhases } from './19-treasure-cards-and-interrupts/cards.ts'
import { draw, handLimit } from './19-treasure-cards-and-interrupts/draw.ts'
import { resolve, trigger, window } from './19-treasure-cards-and-interrupts/windows.ts'
import { afterCombat, endOfTurn, endTurn, ritual } from './20-end-of-the-standard-game/end.ts'
import { descend, ground, miasma } from './21-epic-game/descent.ts'
import { malaphyas } from './22-the-throne-room/malaphyas.ts'
import { evil, evilActs } from './24-alliance-game/evil.ts'
import { horde, hordeMoves, hordeNext } from './24-alliance-game/horde.ts'

/** In the order of play. */
const written: Phases<Masmorra> = {
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
  ...cardPhases,
  dmPhase,
  dm,
  horde,
  hordeNext,
  hordeMoves,
  spawnRooms,
  endTurn,
  endOfTurn,
}

/** Turns over what was pushed since, so that in the rules what is pushed first is done first. */
function inOrder(s: State, before: number): void {
  const { frames } = s
  for (let low = before, high = frames.length - 1; low < high; low++, high--) {
    const frame = frames[low] as Frame
    frames[low] = frames[high] as Frame
    frames[high] = frame
  }
}

function stepInOrder(step: Step<Masmorra, Frame>): Step<Masmorra, Frame> {
  return {
    run(s, t, f) {
      const before = s.frames.length
      step.run(s, t, f)
      inOrder(s, before)
    },
  }
}

type Handler = (taken: Taken<Masmorra, Frame, never>) => void

function decisionInOrder(decision: Decision<Masmorra, Frame>): Decision<Masmorra, Frame> {
  const on: { [verb: string]: Handler } = {}
  for (const [verb, handle] of Object.entries(decision.on) as unknown as [string, Handler][]) {
    on[verb] = taken => {
      const { s, seat } = taken
      const before = s.frames.length
      if (seat === seatOf(s, s.turn.player)) s.turn.decisions++ // MA-25.3
      handle(taken)
      inOrder(s, before)
    }
  }
  const { before } = decision
  const ordered = { ...decision, on: on as Decision<Masmorra, Frame>['on'] }
  if (before === undefined) return ordered
  return {
    ...ordered,
    before(s, t, f) {
      const own = s.frames.length - 1
      before(s, t, f)
      if (s.frames[own] !== f) inOrder(s, own)
    },
  }
}

function togetherInOrder(together: Together<Masmorra, Frame>): Together<Masmorra, Frame> {
  return {
    ...together,
    all(s, t, answers, f) {
      const before = s.frames.length
      together.all(s, t, answers, f)
      inOrder(s, before)
    },
  }
}

function phaseInOrder(phase: Phase<Masmorra>): Phase<Masmorra> {
  if ('run' in phase) return stepInOrder(phase)
  return 'on' in phase ? decisionInOrder(phase) : togetherInOrder(phase)
}

export const phases = Object.fromEntries(
  Object.entries(written).map(([name, phase]) => [name, phaseInOrder(phase as Phase<Masmorra>)]),
) as unknown as Phases<Masmorra>
