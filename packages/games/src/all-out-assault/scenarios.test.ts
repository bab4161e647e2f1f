import { scenarios } from '@undercroft/kernel/testing'
import { allOutAssault } from './index.ts'

scenarios(allOutAssault, new URL('./scenarios/', import.meta.url))
