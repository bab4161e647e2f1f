export { type Difference, firstDifference } from './compare.ts'
export { type BotMaker, type LawOptions, laws } from './laws.ts'
export { runScenarios, type ScenarioProblem, type ScenarioReport, sayProblem, scenarios } from './scenario.ts'
