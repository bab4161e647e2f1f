import { platformer } from '@undercroft/games/platformer'
import { tunablesOf } from '@undercroft/kernel'
import { expect, test } from 'vitest'
import { seek } from './seek.ts'

const ALL = tunablesOf(platformer.options)

test.each<[string, readonly string[]]>([
  ['', []],
  ['  ', []],
  ['ange hea', ['heroes.HE3.health']],
  ['HEALTH angelo', ['heroes.HE3.health']],
  ['angelo star', ['heroes.HE3.star.0', 'heroes.HE3.star.1']],
  ['golem gems', ['enemies.golem.loot.gems']],
  ['dragon', []],
])('"%s" means %j', (typed, ids) => expect(seek(ALL, typed).map(({ id }) => id)).toEqual(ids))
