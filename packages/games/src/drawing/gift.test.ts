import { describe, expect, it } from 'vitest'
import { type Gift, giftLink, unwrapGift, wrapGift } from './gift.ts'

const YARD: Gift = {
  game: 'without-masters',
  name: 'Über den Zaun',
  text: 'layout S1b8.S2i9.S3e6.S4b2.S5h2.Ha1.El8.lk8.dd9f6c3i3.bk5g2.sf4',
}

describe('a gift', () => {
  it('is read from its link, as it was wrapped', async () => {
    const link = await giftLink(YARD, 'https://example.org')
    expect(link).toMatch(/^https:\/\/example\.org\/given\/without-masters#1\.[\w-]+$/)
    expect(await unwrapGift(link)).toEqual({ ok: true, value: YARD })
  })

  it('may be long: a dungeon with riddles is shorter in its link than as text', async () => {
    const text = `place ${Array.from({ length: 300 }, (_, i) => `c${i}."What%20has%20keys%20and%20no%20locks?"`).join('.')}`
    const wrapped = await wrapGift({ ...YARD, text })
    expect(wrapped.length).toBeLessThan(text.length / 2)
    expect(await unwrapGift(wrapped)).toEqual({ ok: true, value: { ...YARD, text } })
  })

  it('says so when any of its letters was changed or lost', async () => {
    const wrapped = await wrapGift(YARD)
    for (let i = 2; i < wrapped.length; i += 3) {
      const other = wrapped[i] === 'A' ? 'B' : 'A'
      for (const damaged of [wrapped.slice(0, i) + other + wrapped.slice(i + 1), wrapped.slice(0, i)]) {
        const read = await unwrapGift(damaged)
        if (read.ok)
          expect(read.value).toEqual(YARD) // the last letter has bits that mean nothing
        else expect(read.error).toContain('damaged')
      }
    }
  })

  it.each([
    ['', 'carries nothing: the part after # is missing'],
    ['https://example.org/given/without-masters', 'carries nothing that was made here'],
    ['#layout=S1b8.S2i9', 'carries nothing that was made here'],
    ['#7.eJyLVgoAAZAAiw', 'another version of this page'],
    [`#1.${'A'.repeat(20_001)}`, 'longer than anything'],
    ['#1.AAAA', 'damaged'],
  ])('that is none (%s) says why', async (link, says) => {
    const read = await unwrapGift(link)
    expect(read.ok ? 'read' : read.error).toContain(says)
  })

  it('is not unpacked without end', async () => {
    const read = await unwrapGift(await wrapGift({ ...YARD, text: 'x'.repeat(2_000_000) }))
    expect(read.ok).toBe(false)
  })

  it('with other data in it than a gift has is damaged', async () => {
    const written = new Blob([JSON.stringify({ game: 'without-masters' })]).stream()
    const packed = await new Response(written.pipeThrough(new CompressionStream('deflate'))).arrayBuffer()
    const read = await unwrapGift(`1.${Buffer.from(packed).toString('base64url')}`)
    expect(read.ok ? 'read' : read.error).toContain('damaged')
  })
})
