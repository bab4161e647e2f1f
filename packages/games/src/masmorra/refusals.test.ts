// @module-tag slow
import { fallbacks } from '@undercroft/kernel/testing'
import { limited } from './testing/limited.ts'
import { deep } from './testing/third-level.ts'

fallbacks(limited, { games: 8 })
fallbacks(deep, { games: 8 })
