import { fail, ok, type PlainForms, sayChoice } from '@undercroft/kernel'
import { verbs } from '../state/choices.ts'
import { BLOW_NAMES } from '../state/sources.ts'
import { SPACE_NAMES } from '../state/spaces.ts'
import type { Platformer } from '../state/state.ts'

/** How a player types an Attack. */
export const forms: PlainForms<Platformer> = {
  attack: {
    says: 'a Space and what strikes: sword, sword x2 (with Gems), special, forge-foot (two dice), shard; several with +',
    such: (_, { options }) => {
      const attack = options.find(([verb]) => verb === 'attack')
      return attack && sayChoice(verbs, attack)
    },
    read: text => {
      const [space = '', ...rest] = text.trim().split(/\s+/)
      if (!SPACE_NAMES.includes(space)) return fail(`"${space}" is no Space: they are called c1y1 and so on`)
      const blows = rest
        .join(' ')
        .split(/[+,]| and /)
        .map(blow => asBlow(blow.trim()))
      const wrong = blows.find(blow => !BLOW_NAMES.includes(blow))
      if (wrong === undefined) return ok(`${space} ${blows.join('+')}`)
      return fail(`"${wrong.replace(/\.x1$/, '')}" strikes nothing: try sword, sword x2, special or forge-foot`)
    },
  },
}

/** "sword x2" and "2 sword" are `sword.x2`, "sword" alone is `sword.x1`. */
function asBlow(text: string): string {
  if (text === 'shard') return text
  const [, before, source = text, after] = /^(?:x?(\d+)\s+)?([a-z-]+)(?:[\s.]*x(\d+f?))?$/.exec(text) ?? []
  return `${source}.x${after ?? before ?? 1}`
}
