import { describe, expect, it } from 'vitest'
import type { Device, Place, Visited } from './kinds.ts'
import { type Report, readReport } from './read.ts'
import { pageJson, sayPages } from './report.ts'

/** A report of Lighthouse, of which everything is well but for what is given. */
function reported(
  audits: { readonly [id: string]: number } = {},
  marks: { readonly [id: string]: number } = {},
): Report {
  const category = (id: string, ...audits: string[]) => ({
    score: marks[id] ?? 1,
    auditRefs: audits.map(each => ({ id: each, weight: each === 'hidden' ? 0 : 1 })),
  })
  const rated = (id: string) => ({ title: `Has ${id}`, score: marks[id] ?? 1 })
  const timed = (id: string, usual: number) => ({ title: id, score: 0.5, numericValue: audits[id] ?? usual })
  return {
    categories: {
      performance: category('performance', 'largest-contentful-paint'),
      accessibility: category('accessibility', 'contrast', 'hidden'),
      'best-practices': category('best-practices', 'https'),
      seo: category('seo', 'description'),
    },
    audits: {
      'largest-contentful-paint': timed('largest-contentful-paint', 700),
      'total-blocking-time': timed('total-blocking-time', 40.4),
      'cumulative-layout-shift': timed('cumulative-layout-shift', 0.0123),
      ...{ contrast: rated('contrast'), hidden: rated('hidden'), https: rated('https') },
      description: rated('description'),
    },
    environment: { benchmarkIndex: 900.6 },
  }
}

function visited(place: Place, device: Device, report: Report): Visited {
  return { place, device, visit: readReport(report) }
}

const HOME: Place = { sort: 'home' }
const TABLE: Place = { sort: 'table', game: 'chess' }

describe('a report of Lighthouse', () => {
  it('is read', () =>
    expect(readReport(reported())).toEqual({
      marks: { performance: 100, accessibility: 100, 'best-practices': 100, seo: 100 },
      ...{ lcp: 700, tbt: 40.4, cls: 0.0123, machine: 900.6 },
      faults: [],
    }))

  it('names what costs marks, but for times and what does not count', () =>
    expect(readReport(reported({}, { contrast: 0, hidden: 0 })).faults).toEqual(['Has contrast (contrast)']))

  it('may lack figures', () =>
    expect(readReport({ categories: { seo: { score: null, auditRefs: [] } }, audits: {} })).toEqual({
      marks: {},
      faults: [],
    }))

  it('may be of no page', () =>
    expect(() => readReport({ ...reported(), runtimeError: { message: 'nothing was painted' } })).toThrow(
      'Lighthouse: nothing was painted',
    ))
})

describe('the figures of pages for people', () => {
  const say = (...all: Visited[]) =>
    sayPages(all)
      .flatMap(each => each.split('\n'))
      .map(each => each.replaceAll(/\s+/g, ' '))

  it('stand beside their targets', () => {
    const slow = reported({ 'largest-contentful-paint': 1234, 'total-blocking-time': 100 }, { performance: 0.92 })
    const lines = say(visited(HOME, 'mobile', slow), visited(TABLE, 'mobile', slow), visited(HOME, 'desktop', slow))
    expect(lines).toContain('home 92 1.23 100 0.012 100 100 100 901 performance 95: not met, TBT under 100 ms: not met')
    expect(lines).toContain('table, chess 92 1.23 100 0.012 100 100 100 901 TBT under 100 ms: not met')
    expect(lines).toContain(
      'home 92 1.23 100 0.012 100 100 100 901 LCP under 0.8 s: not met, TBT under 100 ms: not met',
    )
  })

  it('meet them', () =>
    expect(say(visited(HOME, 'desktop', reported()))).toContain('home 100 0.70 40 0.012 100 100 100 901 all met'))

  it('say what is not full, and where', () => {
    const pale = reported({}, { accessibility: 0.9, contrast: 0 })
    const lines = say(visited(HOME, 'desktop', pale), visited(TABLE, 'mobile', pale))
    expect(lines).toContain('home 100 0.70 40 0.012 90 100 100 901 accessibility 100: not met')
    expect(lines).toContain(' Has contrast (contrast): home desktop; table, chess mobile')
  })

  it('do not meet a target unmeasured', () =>
    expect(say(visited(HOME, 'mobile', { categories: {}, audits: {} }))).toContain(
      `home ? ? ? ? ? ? ? ? ${['performance 95', 'accessibility 100', 'best practices 100', 'SEO 100', 'LCP under 2.0 s', 'TBT under 100 ms'].map(each => `${each}: not met`).join(', ')}`,
    ))

  it('may be none', () => expect(sayPages([])).toEqual([]))
})

it('the figures of pages as JSON are by place and device', () => {
  const all = [
    visited(HOME, 'mobile', reported()),
    visited(HOME, 'desktop', reported()),
    visited(TABLE, 'mobile', reported()),
  ]
  const json = pageJson(all)
  expect(Object.keys(json)).toEqual(['home', 'table, chess'])
  expect(json.home?.desktop).toEqual({
    marks: { performance: 100, accessibility: 100, 'best-practices': 100, seo: 100 },
    ...{ lcp: 700, tbt: 40.4, cls: 0.0123, machine: 900.6 },
  })
})
