import { serveCommand } from './serve.ts'

const [command, ...args] = process.argv.slice(2)
try {
  if (command !== 'serve') throw new Error(`there is no command "${command ?? ''}" (there is serve)`)
  await serveCommand(args)
} catch (error) {
  console.error(`undercroft: ${error instanceof Error ? error.message : String(error)}`)
  process.exitCode = 1
}
