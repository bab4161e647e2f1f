import { scenarios } from '@undercroft/kernel/testing'
import { platformer } from './index.ts'

scenarios(platformer, new URL('./scenarios/', import.meta.url))
