import { type RuleOf, rulebook } from '@undercroft/kernel'
import {
  OBJECTIVES_AND_END_OF_THE_GAME,
  SCORE_ROLLS,
  TERMS_AND_COMPONENTS,
} from './01-terms-and-components/rulebook.ts'
import { SETTING_UP } from './03-setting-up/rulebook.ts'
import {
  GROUPS,
  PERCEIVING_A_SMALL_ROOM,
  RUNNING_IN_HEADFIRST,
  THE_EXPLORER_TURN_AND_MOVEMENT,
} from './05-001-turn-and-movement/rulebook.ts'
import { ELECTROSHOCK, FIGHTS_AMONG_EXPLORERS, STARTING_YOUR_TURN_IN_A_ROOM } from './05-070-fights/rulebook.ts'
import { ENCOUNTERING_A_ROOM, KEYS_FRAGMENTS_ESCAPE, SIDE_ROOMS } from './07-encountering-a-room/rulebook.ts'
import { DEATH, REWARD_CARDS, THE_MOF_TURN } from './10-reward-cards/rulebook.ts'
import { HIDDEN_INFORMATION, OWN_TASKS_OF_A_HUMAN_MOF, PUZZLES, TRIALS } from './13-trials/rulebook.ts'

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
