import { describe, expect, it } from 'vitest'
import { Story } from './story.ts'
import type { Tiny } from './testing/tiny.ts'

const noted = (text: string) => ({ what: 'noted', text }) as const
const texts = (story: Story<Tiny>, viewer: number | 'spectator', from = 0) =>
  story.heard(viewer, from).map(({ n, event }) => `${n} ${event.what === 'noted' ? event.text : event.what}`)

describe('a story', () => {
  it('has a face for those who may know, another for those who may not, and none for the rest', () => {
    const story = new Story<Tiny>()
    story.tell(noted('all'), 1)
    story.tell(noted('a card: the ogre'), 1, { to: [0], else: noted('a card') })
    story.tell(noted('only B'), 2, { to: [1] })
    expect(texts(story, 0)).toEqual(['0 all', '1 a card: the ogre'])
    expect(texts(story, 1)).toEqual(['0 all', '1 a card', '2 only B'])
    expect(texts(story, 'spectator')).toEqual(['0 all', '1 a card'])
  })

  it('is numbered for each viewer, so that a gap tells nothing', () => {
    const story = new Story<Tiny>()
    story.tell(noted('only A'), 1, { to: [0] })
    story.tell(noted('only A'), 1, { to: [0] })
    story.tell(noted('all'), 2)
    expect(texts(story, 1)).toEqual(['0 all'])
    expect(texts(story, 0, 2)).toEqual(['2 all'])
    expect(story.heard(1)[0]?.step).toBe(2)
  })

  it('takes the last choice or roll for the cause, unless another is named', () => {
    const story = new Story<Tiny>()
    const choice = story.tellCause({ what: 'answered', seat: 0 }, 1)
    story.tell(noted('by the choice'), 1)
    story.tellCause({ what: 'rolled', sides: 6, face: 4, label: 'attack' }, 1)
    story.tell(noted('by the roll'), 1)
    story.tell(noted('by the choice again'), 1, undefined, choice)
    story.newCause()
    story.tell(noted('by nothing'), 2)
    expect(story.heard('spectator').map(({ because }) => because)).toEqual([undefined, 0, 0, 2, 0, undefined])
  })

  it('names no cause that the viewer did not see', () => {
    const story = new Story<Tiny>()
    story.tellCause({ what: 'answered', seat: 0 }, 1, { to: [0] })
    story.tell(noted('effect'), 1)
    expect(story.heard(0)[1]).toEqual({ n: 1, event: noted('effect'), step: 1, because: 0 })
    expect(story.heard(1)[0]).toEqual({ n: 0, event: noted('effect'), step: 1 })
  })

  it('forgets what is taken back', () => {
    const story = new Story<Tiny>()
    story.tell(noted('before'), 1)
    story.tellCause(noted('taken back'), 2)
    story.cut(1)
    story.tell(noted('instead'), 2)
    expect(texts(story, 0)).toEqual(['0 before', '1 instead'])
    expect(story.heard(0)[1]?.because).toBe(undefined)
  })
})
