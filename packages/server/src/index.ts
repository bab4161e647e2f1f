export { openLog } from './log.ts'
export { type Serving, serve } from './page/serve.ts'
export { type RunningServer, type ServerOptions, startServer } from './server.ts'
export { backUp, restore } from './store/backup.ts'
