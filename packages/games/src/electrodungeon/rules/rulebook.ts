import { type RuleOf, rulebook } from '@undercroft/kernel'
import { TERMS_AND_COMPONENTS } from './01-terms-and-components/rulebook.ts'
import { OBJECTIVES_AND_END_OF_THE_GAME } from './02-objectives-and-end/rulebook.ts'
import { SETTING_UP } from './03-setting-up/rulebook.ts'
import { SCORE_ROLLS } from './04-score-rolls/rulebook.ts'
import { THE_EXPLORER_TURN_AND_MOVEMENT } from './05-001-turn-and-movement/rulebook.ts'
import { GROUPS } from './05-020-groups/rulebook.ts'
import { PERCEIVING_A_SMALL_ROOM } from './05-040-perceiving-a-room/rulebook.ts'
import { RUNNING_IN_HEADFIRST } from './05-050-running-in-headfirst/rulebook.ts'
import { FIGHTS_AMONG_EXPLORERS } from './05-070-fights/rulebook.ts'
import { STARTING_YOUR_TURN_IN_A_ROOM } from './05-090-starting-in-a-room/rulebook.ts'
import { ELECTROSHOCK } from './05-100-electroshock/rulebook.ts'
import { KEYS_FRAGMENTS_ESCAPE } from './06-keys-fragments-escape/rulebook.ts'
import { ENCOUNTERING_A_ROOM } from './07-encountering-a-room/rulebook.ts'
import { SIDE_ROOMS } from './08-side-rooms/rulebook.ts'
import { DEATH } from './09-death/rulebook.ts'
import { REWARD_CARDS } from './10-reward-cards/rulebook.ts'
import { THE_MOF_TURN } from './11-the-mofs-turn/rulebook.ts'
import { PUZZLE_RULES } from './12-puzzles/rulebook.ts'
import { TRIAL_RULES } from './13-trials/rulebook.ts'
import { OWN_TASKS_OF_A_HUMAN_MOF } from './14-own-tasks/rulebook.ts'
import { HIDDEN_INFORMATION } from './18-hidden-information/rulebook.ts'

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
    PUZZLE_RULES,
    TRIAL_RULES,
    OWN_TASKS_OF_A_HUMAN_MOF,
    HIDDEN_INFORMATION,
  ],
})

export type Rule = RuleOf<typeof book>
