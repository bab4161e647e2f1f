// @module-tag slow
import { describe, expect, it } from 'vitest'
import { DREAMS, LEAKS, REVEALS } from './leaks.ts'
import { OTHERS, UNDOS } from './others.ts'
import { RULES } from './rules.ts'

describe('planted bugs', () => {
  for (const { bug, law, also = [], says, found } of [...RULES, ...LEAKS, ...REVEALS, ...DREAMS, ...UNDOS, ...OTHERS]) {
    it(`law ${law} finds ${bug}`, async () => {
      const broken = await found()
      expect(broken.get(law)).toMatch(says)
      if (also !== 'many') expect(new Set(broken.keys())).toEqual(new Set([law, ...also]))
    })
  }
})
