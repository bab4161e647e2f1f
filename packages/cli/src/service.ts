// What a release starts: the commands of an operator and no others, so that nothing else need be in its archive.
import { adminCommand } from './commands/admin.ts'
import { backupCommand } from './commands/backup.ts'
import { restoreCommand } from './commands/restore.ts'
import { serveCommand } from './commands/serve.ts'
import { runProcess } from './process.ts'

await runProcess([serveCommand, adminCommand, backupCommand, restoreCommand])
