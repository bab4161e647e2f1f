import { fallbacks } from '@undercroft/kernel/testing'
import { deep } from './fixtures/third-level.ts'
import { limited } from './testing.ts'

fallbacks(limited, { games: 8 })
fallbacks(deep, { games: 8 })
