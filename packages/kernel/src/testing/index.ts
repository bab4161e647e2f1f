export { type Difference, firstDifference } from './compare.ts'
export type { BotMaker } from './laws/ends.ts'
export { type LawOptions, laws } from './laws.ts'
export { runScenarios, type ScenarioProblem, type ScenarioReport, sayProblem, scenarios } from './scenario.ts'
