import { scenarios } from '@undercroft/kernel/testing'
import { withoutMasters } from './index.ts'

scenarios(withoutMasters, new URL('./scenarios/', import.meta.url))
