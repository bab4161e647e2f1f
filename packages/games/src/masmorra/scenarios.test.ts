import { scenarios } from '@undercroft/kernel/testing'
import { masmorra } from './index.ts'

scenarios(masmorra, new URL('./scenarios/', import.meta.url))
