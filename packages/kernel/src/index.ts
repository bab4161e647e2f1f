export { agenda, cloneFrames, leave } from './agenda.ts'
export { type Entry, isDrawn, unwritten } from './almanac.ts'
export { type Dice, DRAW_KINDS, type DrawKind, FastDice, ScriptError, ScriptedDice } from './dice.ts'
export type { Foresight, Happened, Promised } from './foresight.ts'
export type { PlainForm, PlainForms } from './forms.ts'
export {
  type Asides,
  anyGame,
  type Broken,
  type Decision,
  type Facts,
  type Forbidden,
  type Game,
  type Heading,
  type Outcome,
  type Phase,
  type Phases,
  type Position,
  type Scene,
  type Secret,
  type Shape,
  type Step,
  type Table,
  type Taken,
  type Together,
  type Tried,
} from './game.ts'
export { type Fills, type Hints, type Remark, type Situation, worthOf } from './hints.ts'
export {
  type Content,
  derived,
  type Field,
  type House,
  sayHouse,
  sayTunable,
  type Tunable,
  type Tuned,
  tunableContent,
} from './house.ts'
export { type InspectedAsk, type Inspection, inspect } from './inspect.ts'
export { type Limit, type Limits, limitEnd, limitNow, limitsNow } from './limits.ts'
export { type Answer, Match, type MatchStep, type OpenAsk, type Undo } from './match.ts'
export { faceName, hasLine, isKernelEvent, narrate, sayOutcome, type Throw, throwIn } from './narration.ts'
export { nearest } from './near.ts'
export type { Observed, Spot } from './observed.ts'
export { type Ask, type Offers, type Refused, SHOWN, type Shown } from './offers.ts'
export {
  type HouseOption,
  type Option,
  type OptionTable,
  type OptionValue,
  readOptionPairs,
  readOptions,
  type Setting,
  sayOptions,
  tunablesOf,
} from './options.ts'
export { type Patch, patched, patchText } from './patch.ts'
export { type ContentWitness, Play, type Witness } from './play.ts'
export { withPlayers } from './players.ts'
export {
  type GameRecord,
  type RecordDice,
  type RecordFork,
  type RecordHead,
  type RecordProblem,
  type RecordSeat,
  type RecordStep,
  readRecord,
  withoutSum,
  withSum,
  writeRecord,
} from './record.ts'
export { brokenIn } from './refusals.ts'
export { type ReplayWish, replay, sayRefusal, sayVerified, verify } from './replay.ts'
export { ContractError, fail, ok, type Result } from './result.ts'
export {
  findRule,
  type Rule,
  type Rulebook,
  type RuleOf,
  rulebook,
  ruleIds,
  type Section,
  type Source,
} from './rulebook.ts'
export { type Draw, Scribe, type Watcher } from './scribe.ts'
export { commitment, drawLots, isSecret, NO_WORD, type Seal, SealedDice } from './sealed.ts'
export type { Audience, Seat, SeatPlace, SeatPlan, Viewer } from './seats.ts'
export { type Answered, anyAnswer, type Deciding, imagine, type Seen, see } from './seen.ts'
export { refusalsOf, type Sight, sightOf } from './sight.ts'
export { ANY_PHASE, type StandingOrder, standingAnswer } from './standing.ts'
export type { Heard, KernelEvent, Told } from './story.ts'
export {
  type Brief,
  type Explanation,
  makeSpeller,
  ofEntry,
  ofTerm,
  type Piece,
  type Speller,
  type Term,
  unexplained,
} from './terms.ts'
export {
  type Drafts,
  opposite,
  type Saying,
  type SayingBySide,
  type Sayings,
  type Thinking,
  type Value,
} from './thinking.ts'
export { witnessOf } from './witness.ts'
export {
  type AnyChoice,
  type ChoiceOf,
  checkChoice,
  list,
  named,
  oneOf,
  readChoice,
  sameData,
  sayChoice,
  text,
  type Word,
  type Words,
  whole,
  words,
} from './words.ts'
export { Workbench } from './workbench.ts'
export { writtenIn } from './written.ts'
