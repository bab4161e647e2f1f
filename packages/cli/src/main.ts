import { commands } from './commands/index.ts'
import { runProcess } from './process.ts'

await runProcess(commands)
