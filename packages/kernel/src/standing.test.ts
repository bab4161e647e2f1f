import { describe, expect, test } from 'vitest'
import { type StandingOrder, standingAnswer } from './standing.ts'
import { oneOf, words } from './words.ts'

const verbs = words({ pass: [], play: [oneOf('card', ['shield', 'shieldbreaker', 'trap'])] })
const PASS = ['pass'] as const
const SHIELD = ['play', 'shield'] as const
const BREAKER = ['play', 'shieldbreaker'] as const

function window(...options: readonly (typeof PASS | typeof SHIELD | typeof BREAKER)[]) {
  return { phase: 'window', prompt: 'Before the hit', shown: 'quiet' as const, options, otherwise: 0, form: undefined }
}

const never: StandingOrder = { phase: 'window', answer: 'pass' }
const always: StandingOrder = { phase: '*', answer: 'ask' }

describe('a standing order', () => {
  test.each<[string, readonly StandingOrder[], ReturnType<typeof window>, readonly string[] | undefined]>([
    ['without any, one is asked', [], window(PASS, SHIELD), undefined],
    ['without any, what leaves no choice in secret is answered', [], window(PASS), PASS],
    ['never ask me', [never], window(PASS, SHIELD), PASS],
    ['another phase', [{ ...never, phase: 'turn' }], window(PASS, SHIELD), undefined],
    ['only this question', [{ ...never, prompt: 'Before the hit' }], window(PASS, SHIELD), PASS],
    ['another question', [{ ...never, prompt: 'After the hit' }], window(PASS, SHIELD), undefined],
    ['only for this card, which is there', [{ ...never, unless: ['play shield'] }], window(PASS, SHIELD), undefined],
    ['only for this card, which is not there', [{ ...never, unless: ['play trap'] }], window(PASS, SHIELD), PASS],
    ['a card whose name begins alike', [{ ...never, unless: ['play shield'] }], window(PASS, BREAKER), PASS],
    ['for any card', [{ ...never, unless: ['play'] }], window(PASS, BREAKER), undefined],
    ['hold on everything, also without a choice', [always], window(PASS), undefined],
    ['the last that fits decides', [always, never], window(PASS, SHIELD), PASS],
    ['the last that fits decides, the other way', [never, always], window(PASS, SHIELD), undefined],
  ])('%s', (_, orders, ask, answer) => {
    expect(standingAnswer(verbs, { ...ask, options: [...ask.options] }, orders)).toEqual(answer)
  })

  test('never ask me is about what nobody else knows of: an open question is asked all the same', () => {
    const nowhere: StandingOrder = { phase: '*', answer: 'pass' }
    const asked = window(PASS, SHIELD)
    expect(standingAnswer(verbs, { ...asked, options: [...asked.options] }, [nowhere])).toEqual(PASS)
    expect(standingAnswer(verbs, { ...asked, options: [...asked.options], shown: 'open' }, [nowhere])).toBeUndefined()
  })

  test('an open question without a choice is asked all the same', () => {
    const open = { ...window(PASS), options: [PASS], shown: 'open' as const }
    expect(standingAnswer(verbs, open, [])).toBeUndefined()
  })
})
