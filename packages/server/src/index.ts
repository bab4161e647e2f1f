export { openStore, type StoreOptions } from './store/open.ts'
export type { Store } from './store/store.ts'
