import { describe, expect, it } from 'vitest'
import { nameOf } from '../../content/cells.ts'
import { readLayout } from '../../content/layout.ts'
import { READY_MADE } from '../../content/layouts/index.ts'
import { TURNS } from '../../content/structures.ts'
import { checkLayout, checkSetup } from './check.ts'
import { brokenByReady, readyLayout } from './ready.ts'

const STOCK = { treats: 6, balls: 2, keys: 1 }
const L1 = 'S1b8.S2i9.S3e6.S4b2.S5h2'

/** Every flaw as `rule: says (cells)`. */
function flaws(text: string, stock = STOCK, accessPushes = 6): string[] {
  return checkSetup(readLayout(text) ?? [], stock, { accessPushes }).map(
    ({ rule, says, cells }) => `${rule}: ${says} (${cells.map(nameOf).join(' ')})`,
  )
}

describe('the check of a layout', () => {
  it('names each tile that cannot be reached (example 27, WM-4.7)', () => {
    expect(flaws(`${L1}.Ha1.El8.lk8.dd9f6c3i3.bk5g2`)).toEqual([
      'WM-4.7: a treat on f6 cannot be reached within 6 pushes (f6)',
    ])
  })

  it('finds no way across spawn tiles (example 28, WM-4.5)', () => {
    const l2 = 'S1h7r180.S2f7.S3d2r90.S4a9r180.S5h2.Hb1.Ef8.lk5g3.hg8.db11d4i3.bf9f1.oj8j7.sg7b3'
    expect(flaws(l2)).toEqual(['WM-4.7: the end tile on f8 cannot be reached within 6 pushes (f8)'])
  })

  it('lists everything at once (example 29, WM-3.16)', () => {
    expect(flaws(`${L1}.He5.El8.Ka12.lk8.db12c12d12d9f6c3i3.sf4`)).toEqual([
      'WM-3.2: the Hero is on e5, which is not on the edge (e5)',
      'WM-3.8: 7 treats on the board, 6 in the box (b12 c12 d12 d9 f6 c3 i3)',
      'WM-3.9: 0 balls on the board, 2 in the box ()',
      'WM-3.12: there is a key, but no locked end tile (a12)',
    ])
  })

  it('lists everything at once (example 39)', () => {
    expect(flaws(`${L1}.Ha1.El8.La12.lk8.df6c3i3.bk5g2.of10i8.sf4.Xd9`)).toEqual([
      'WM-3.6: there are 2 end tiles: l8, a12 (l8 a12)',
      'WM-3.10: the spawn tile on f10 is neither on the edge nor touches a structure (f10)',
      'WM-3.12: there is a locked end tile, but no key (a12)',
      'WM-3.14: the lying crate rests on d9 at height 3 and on e9 at height 0 (d9 e9)',
    ])
  })

  it.each([
    [`${L1}.Ha1b1.El8.lk8.dd9c3.bk5`, 'WM-3.2: there are 2 Heroes on the board, not 1 (a1 b1)'],
    ['S1b8.S2i9.S4b2.S5h2.Ha1.El8.lk8.dd9c3.bk5', 'WM-3.3: the wall (S3) is missing ()'],
    [`${L1}.S5a10.Ha1.El8.lk8.dd9c3.bk5`, 'WM-3.3: there are 2 of the terrace (S5) (a10 h2)'],
    [
      'S1b8.S2b9.S3e6.S4b2.S5h2.Ha1.El8.lk8.da12c3.bk5',
      'WM-3.5: the tower (S2) and the stairs (S1) overlap on b9, c9 (b9 c9)',
    ],
    ['S1b8.S2l9.S3e6.S4b2.S5h2.Ha1.El8.lk8.dd9c3.bk5', 'WM-3.5: the tower (S2) at l9 hangs over the edge (l9)'],
    [`${L1}.Ha1.lk8.dd9c3.bk5`, 'WM-3.6: there is no end tile ()'],
    [`${L1}.Ha1.El8.dd9c3.bk5`, 'WM-3.7: there are 0 enemies, not 1 to 3 ()'],
    [`${L1}.Ha1.El8.lk8.dd9.bk5`, 'WM-3.8: 1 treat on the board, 6 in the box (d9)'],
    [`${L1}.Ha1.El8.lk8.dd9c3.bk5.oa12b12c12d12`, 'WM-3.10: there are 4 spawn tiles, not up to 3 (a12 b12 c12 d12)'],
    [`${L1}.Ha1.El8.lk8.dd9c3.bk5.sf4g4h5`, 'WM-3.11: there are 3 short crates, not up to 2 (h5 f4 g4)'],
    [`${L1}.Ha1.El8.lk8.dd9c3.bk5.Tf2.Xi6`, 'WM-3.11: there are 2 tall crates, not up to 1 (f2 i6)'],
    [`${L1}.Ha1.Ll8.Ka12b12.lk8.dd9c3.bk5`, 'WM-3.12: there are 2 keys, not 1 (a12 b12)'],
    [`${L1}.Ha1.El8.lk8.dk8c3.bk5`, 'WM-3.13: k8 holds a light enemy and a treat (k8)'],
    [`${L1}.Ha1.El8.lk8.dd9c3.bk5.Xl5`, 'WM-3.14: the lying crate on l5 hangs over the edge (l5)'],
  ])('%s', (text, flaw) => {
    expect(flaws(text)).toEqual([flaw])
  })

  it('says what would do instead', () => {
    const [hero] = checkLayout(readLayout(`${L1}.He5.El8.lk8.dd9c3.bk5`) ?? [], STOCK)
    expect(hero?.instead).toBe('columns a and l and rows 1 and 12 are the edge')
  })
})

describe('ready-made layouts (WM-3.17)', () => {
  it.each(READY_MADE)('$id is legal at every turn and from every box', ({ id }) => {
    for (const turn of TURNS) {
      for (let treats = 0; treats <= 6; treats++) {
        for (const [balls, keys] of [
          [1, 1],
          [2, 1],
          [2, 0],
        ] as const) {
          const stock = { treats, balls, keys }
          expect(checkSetup(readyLayout(id, turn, stock), stock, { accessPushes: 6 })).toEqual([])
        }
      }
    }
    expect(brokenByReady(id, STOCK, { accessPushes: 6 })).toBeUndefined()
  })

  it('are refused where the table allows too few pushes', () => {
    const refused = READY_MADE.filter(({ id }) => brokenByReady(id, STOCK, { accessPushes: 2 }) !== undefined)
    expect(refused.map(({ id }) => id)).toEqual(['L5', 'L6', 'L9'])
  })
})
