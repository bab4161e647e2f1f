import { type RuleOf, rulebook } from '@undercroft/kernel'
import { TERMS_AND_COMPONENTS } from './01-terms-and-components/rulebook.ts'
import { SETUP } from './02-setup/rulebook.ts'
import { ROUNDS_AND_TURNS } from './03-rounds-and-turns/rulebook.ts'
import { ROLLING } from './04-rolling/rulebook.ts'
import { DICE_SYMBOLS_SPENDING_DOCKING } from './05-dice-symbols-spending-docking/rulebook.ts'
import { ACTIONS_AND_ENGAGEMENT } from './06-actions-and-engagement/rulebook.ts'
import { STEPS_AND_MOVING } from './07-steps-and-moving/rulebook.ts'
import { EXPLORING } from './08-exploring/rulebook.ts'
import { TRAPS } from './09-traps/rulebook.ts'
import { ROOMS } from './10-rooms/rulebook.ts'
import { MEDIUM_ROOMS } from './11-medium-rooms/rulebook.ts'
import { COMBAT } from './12-combat/rulebook.ts'
import { XP_LEVELS_DEFEAT } from './13-xp-levels-defeat/rulebook.ts'
import { ELIXIR_MAGIC_GOLD_BOUNTIES } from './14-elixir-magic-gold-bounties/rulebook.ts'
import { ABILITIES } from './15-abilities/rulebook.ts'
import { DUNGEON_MASTER_PHASE } from './16-dungeon-master-phase/rulebook.ts'
import { BESTIARY } from './17-bestiary/rulebook.ts'
import { BOSSES } from './18-bosses/rulebook.ts'
import { TREASURE_CARDS_AND_INTERRUPTS } from './19-treasure-cards-and-interrupts/rulebook.ts'
import { END_OF_THE_STANDARD_GAME } from './20-end-of-the-standard-game/rulebook.ts'
import { EPIC_GAME } from './21-epic-game/rulebook.ts'
import { THE_THRONE_ROOM } from './22-the-throne-room/rulebook.ts'
import { THE_SEWERS } from './23-the-sewers/rulebook.ts'
import { ALLIANCE_GAME } from './24-alliance-game/rulebook.ts'
import { PLATFORM } from './25-platform/rulebook.ts'

export const book = rulebook({
  prefix: 'MA',
  sections: [
    TERMS_AND_COMPONENTS,
    SETUP,
    ROUNDS_AND_TURNS,
    ROLLING,
    DICE_SYMBOLS_SPENDING_DOCKING,
    ACTIONS_AND_ENGAGEMENT,
    STEPS_AND_MOVING,
    EXPLORING,
    TRAPS,
    ROOMS,
    MEDIUM_ROOMS,
    COMBAT,
    XP_LEVELS_DEFEAT,
    ELIXIR_MAGIC_GOLD_BOUNTIES,
    ABILITIES,
    DUNGEON_MASTER_PHASE,
    BESTIARY,
    BOSSES,
    TREASURE_CARDS_AND_INTERRUPTS,
    END_OF_THE_STANDARD_GAME,
    EPIC_GAME,
    THE_THRONE_ROOM,
    THE_SEWERS,
    ALLIANCE_GAME,
    PLATFORM,
  ],
})

export type Rule = RuleOf<typeof book>
