import { describe, expect, it } from 'vitest'
import { derived, type House, sayHouse, tunableContent } from './house.ts'
import { type OptionTable, readOptionPairs, readOptions, sayOptions, tunablesOf } from './options.ts'

const TABLES = {
  beasts: {
    orc: { name: 'Orc', defence: 2, loot: { coins: 1 }, cry: 'Ugh', star: ['foot', 'claw'] },
    rat: { name: 'Rat', defence: 0, loot: { coins: 0 }, cry: 'Eek', star: ['foot', 'foot'] },
  },
  box: { dice: 5, columns: 8 },
}
const content = tunableContent<typeof TABLES>(TABLES, {
  beasts: {
    from: 'XX-1.1',
    name: (path, name) => (path.at(-1) === 'rat' ? `${name}, grey` : name),
    fields: {
      defence: { min: 1, max: 6 },
      'beasts.rat.defence': { says: 'hide', max: 2 },
      'loot.coins': { says: 'loot', unit: 'Coins', from: 'XX-1.2' },
      star: { of: ['foot', 'claw', 'coin'] },
    },
  },
  box: { from: 'XX-2.1', fields: { dice: { says: 'Dice', min: 3, max: 6 } }, except: ['box.columns'] },
})

interface Options {
  rounds: number
  house?: House
}
const table: OptionTable<Options> = {
  rounds: { kind: 'whole', label: 'Rounds', from: 10, to: 200, otherwise: 40 },
  house: { kind: 'house', label: 'House rules', otherwise: undefined, tunables: content.tunables },
}

describe('tunables', () => {
  it('are all numbers of the tables, and the words that may be others', () => {
    expect(tunablesOf(table).map(({ id }) => id)).toEqual([
      ...['defence', 'loot.coins', 'star.0', 'star.1'].map(field => `beasts.orc.${field}`),
      ...['defence', 'loot.coins', 'star.0', 'star.1'].map(field => `beasts.rat.${field}`),
      'box.dice',
    ])
  })

  it('say what they are, how far they go and where they come from', () => {
    const [defence, loot, star] = tunablesOf(table)
    expect(defence).toEqual({
      id: 'beasts.orc.defence',
      what: 'Orc: defence',
      value: 2,
      min: 1,
      max: 6,
      from: 'XX-1.1',
    })
    expect(loot).toEqual({
      ...{ id: 'beasts.orc.loot.coins', what: 'Orc: loot', unit: 'Coins', value: 1, min: 0, max: 3, from: 'XX-1.2' },
    })
    expect(star).toMatchObject({
      id: 'beasts.orc.star.0',
      what: 'Orc: star 1',
      value: 'foot',
      of: ['foot', 'claw', 'coin'],
    })
    expect(tunablesOf(table).at(-1)?.what).toBe('Dice')
  })

  it('have a name by their path, and what is said of one alone', () => {
    const hide = tunablesOf(table).find(({ id }) => id === 'beasts.rat.defence')
    expect(hide).toEqual({
      ...{ id: 'beasts.rat.defence', what: 'Rat, grey: hide', value: 0, min: 0, max: 2, from: 'XX-1.1' },
    })
  })
})

describe('content', () => {
  it('is the printed one itself without a house, and is changed for one house alone', () => {
    const house = { 'beasts.orc.defence': 3, 'beasts.rat.star.1': 'coin' }
    expect(content.of(undefined)).toBe(TABLES)
    const changed = content.of(house)
    expect(changed.beasts.orc).toEqual({ ...TABLES.beasts.orc, defence: 3 })
    expect(changed.beasts.rat.star).toEqual(['foot', 'coin'])
    expect(changed.box).toBe(TABLES.box)
    expect(content.of(house)).toBe(changed)
    expect(TABLES.beasts.orc.defence).toBe(2)
  })

  it('is what decks are made from, once for each content', () => {
    let made = 0
    const all = derived(({ beasts }: typeof TABLES) => [++made, beasts.orc.defence + beasts.rat.defence])
    const house = { 'beasts.orc.defence': 6 }
    expect([all(content.of(house)), all(TABLES), all(content.of(house))]).toEqual([
      [1, 6],
      [2, 2],
      [1, 6],
    ])
  })
})

describe('a house', () => {
  it('is an option, written as one pair for each value', () => {
    const options = { rounds: 40, house: { 'beasts.orc.defence': 3, 'beasts.orc.star.0': 'coin' } }
    expect(readOptions(table, { house: options.house })).toEqual({ ok: true, value: options })
    const pairs = ['rounds=40', 'house.beasts.orc.defence=3', 'house.beasts.orc.star.0=coin']
    expect(sayOptions(options)).toEqual(pairs)
    expect(readOptionPairs(table, pairs)).toEqual({ ok: true, value: options })
    expect(sayHouse(tunablesOf(table), options.house)).toEqual([
      'Orc: defence: 3 (printed: 2)',
      'Orc: star 1: coin (printed: foot)',
    ])
  })

  it.each([undefined, {}, { 'beasts.orc.defence': 2 }])('%j changes nothing, and is left out', house => {
    const read = readOptions(table, { house })
    expect(read.ok && Object.keys(read.value)).toEqual(['rounds'])
  })

  it.each<[unknown, string]>([
    [
      { 'beasts.ork.defence': 3 },
      'there is nothing to set called "beasts.ork.defence": did you mean "beasts.orc.defence"?',
    ],
    [{ toString: 3 }, 'there is nothing to set called "toString"'],
    [{ 'beasts.orc.defence': 9 }, '"beasts.orc.defence" (Orc: defence) is a whole number from 1 to 6, not 9'],
    [{ 'beasts.orc.defence': '3' }, '"beasts.orc.defence" (Orc: defence) is a whole number from 1 to 6, not "3"'],
    [{ 'beasts.orc.star.0': 'tail' }, '"beasts.orc.star.0" (Orc: star 1) is one of foot, claw, coin, not "tail"'],
    [[3], 'house rules are a set of ids with values'],
  ])('%j is refused', (house, error) => expect(readOptions(table, { house })).toEqual({ ok: false, error: [error] }))
})
