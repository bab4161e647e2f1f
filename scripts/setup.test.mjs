import { describe, expect, it } from 'vitest'
import { INSTALL, missing } from './setup.mjs'

const LOCK = {
  packages: {
    '': {},
    'packages/web': { version: '0.1.0' },
    'node_modules/@undercroft/web': { link: true },
    'node_modules/fastify': { version: '5.0.0' },
    'node_modules/vite': { version: '8.0.0', dev: true },
    'node_modules/vite/node_modules/esbuild': { version: '1.0.0', dev: true },
    'node_modules/vite-for-another-machine': { version: '8.0.0', optional: true },
    'node_modules/for-tests-on-another': { version: '8.0.0', devOptional: true },
  },
}
const { '': _, 'packages/web': __, ...all } = LOCK.packages
const everywhere = () => true

/** @param {string[]} paths */
function without(...paths) {
  return { packages: Object.fromEntries(Object.entries(all).filter(([path]) => !paths.includes(path))) }
}

describe('an install', () => {
  it('is whole when all is there that every machine needs', () => {
    const there = without('node_modules/vite-for-another-machine', 'node_modules/for-tests-on-another')
    expect(missing(LOCK, there, everywhere)).toBeUndefined()
  })

  it('without the development packages is not', () => {
    const there = without('node_modules/vite', 'node_modules/vite/node_modules/esbuild')
    expect(missing(LOCK, there, everywhere)).toBe('2 packages are missing (vite)')
  })

  it('is not whole when a folder is gone, or npm has written down nothing', () => {
    const gone = (/** @type {string} */ path) => path !== 'node_modules/vite/node_modules/esbuild'
    expect(missing(LOCK, without(), gone)).toBe('1 package is missing (esbuild)')
    expect(missing(LOCK, {}, everywhere)).toBe('4 packages are missing (@undercroft/web)')
  })

  it('of before the lock file changed is not that of the lock file', () => {
    const there = { packages: { ...all, 'node_modules/vite': { version: '7.0.0', dev: true } } }
    expect(missing(LOCK, there, everywhere)).toBe('vite is here in another version')
  })

  it('leaves nothing out, whatever NODE_ENV or npm settings say', () => {
    expect(INSTALL[0]).toBe('ci')
    expect(INSTALL).toEqual(expect.arrayContaining(['--include=dev', '--include=optional', '--ignore-scripts=false']))
  })
})
