import type { Command } from '../command.ts'
import { adminCommand } from './admin.ts'
import { analyseCommand } from './analyse.ts'
import { backupCommand } from './backup.ts'
import { benchCommand } from './bench.ts'
import { calibrateCommand } from './calibrate.ts'
import { honestyCommand } from './honesty.ts'
import { inspectCommand } from './inspect.ts'
import { labCommand } from './lab.ts'
import { ladderCommand } from './ladder.ts'
import { lessonsCommand } from './lessons.ts'
import { newGameCommand } from './new-game.ts'
import { playCommand } from './play.ts'
import { puzzlesCommand } from './puzzles.ts'
import { replayCommand } from './replay.ts'
import { restoreCommand } from './restore.ts'
import { rulesCommand } from './rules.ts'
import { scenarioCommand } from './scenario.ts'
import { schemaCommand } from './schema.ts'
import { serveCommand } from './serve.ts'
import { showCommand } from './show.ts'
import { simCommand } from './sim.ts'
import { trainCommand } from './train.ts'
import { verifyCommand } from './verify.ts'

/** Every command, in the order in which the help lists them. */
export const commands: readonly Command[] = [
  playCommand,
  serveCommand,
  adminCommand,
  backupCommand,
  restoreCommand,
  rulesCommand,
  showCommand,
  schemaCommand,
  simCommand,
  labCommand,
  ladderCommand,
  trainCommand,
  replayCommand,
  verifyCommand,
  analyseCommand,
  calibrateCommand,
  honestyCommand,
  inspectCommand,
  newGameCommand,
  scenarioCommand,
  lessonsCommand,
  puzzlesCommand,
  benchCommand,
]
