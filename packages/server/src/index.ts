export { openLog } from './log.ts'
export { BUILT_PAGE, isBuilt } from './page/page.ts'
export { type RunningServer, startServer } from './server.ts'
export { backUp, restore } from './store/backup.ts'
