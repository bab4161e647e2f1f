import { type RuleOf, rulebook } from '@undercroft/kernel'
import { DEATH, REWARD_CARDS, THE_MOF_TURN } from './rulebook/cards.ts'
import { ELECTROSHOCK, FIGHTS_AMONG_EXPLORERS, STARTING_YOUR_TURN_IN_A_ROOM } from './rulebook/fights.ts'
import { ENCOUNTERING_A_ROOM, KEYS_FRAGMENTS_ESCAPE, SIDE_ROOMS } from './rulebook/places.ts'
import { SETTING_UP } from './rulebook/setup.ts'
import { HIDDEN_INFORMATION, OWN_TASKS_OF_A_HUMAN_MOF, PUZZLES, TRIALS } from './rulebook/tasks.ts'
import { OBJECTIVES_AND_END_OF_THE_GAME, SCORE_ROLLS, TERMS_AND_COMPONENTS } from './rulebook/terms.ts'
import {
  GROUPS,
  PERCEIVING_A_SMALL_ROOM,
  RUNNING_IN_HEADFIRST,
  THE_EXPLORER_TURN_AND_MOVEMENT,
} from './rulebook/turn.ts'

export const book = rulebook({
  prefix: 'ED',
  gaps: true,
  sections: [
    TERMS_AND_COMPONENTS,
    OBJECTIVES_AND_END_OF_THE_GAME,
    SETTING_UP,
    SCORE_ROLLS,
    THE_EXPLORER_TURN_AND_MOVEMENT,
    GROUPS,
    PERCEIVING_A_SMALL_ROOM,
    RUNNING_IN_HEADFIRST,
    FIGHTS_AMONG_EXPLORERS,
    STARTING_YOUR_TURN_IN_A_ROOM,
    ELECTROSHOCK,
    KEYS_FRAGMENTS_ESCAPE,
    ENCOUNTERING_A_ROOM,
    SIDE_ROOMS,
    DEATH,
    REWARD_CARDS,
    THE_MOF_TURN,
    PUZZLES,
    TRIALS,
    OWN_TASKS_OF_A_HUMAN_MOF,
    HIDDEN_INFORMATION,
  ],
})

export type Rule = RuleOf<typeof book>
