import { scenarios } from '@undercroft/kernel/testing'
import { electroDungeon } from './index.ts'

scenarios(electroDungeon, new URL('./scenarios/', import.meta.url))
