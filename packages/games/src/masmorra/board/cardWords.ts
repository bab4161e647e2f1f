import type { Orange, Purple, Whose } from '../content/treasure-card.ts'
import type { Window } from '../content/windows.ts'

interface Somebody {
  readonly who: string
  readonly whose: string
  /** The ending of what they do. */
  readonly s: string
}

const PEOPLE: { readonly [W in Whose]: Somebody } = {
  own: { who: 'you', whose: 'your', s: '' },
  opponent: { who: 'somebody else', whose: 'somebody else’s', s: 's' },
  any: { who: 'somebody', whose: 'somebody’s', s: 's' },
}

const WHEN: { readonly [W in Window]: (by: Somebody) => string } = {
  turnStart: ({ whose }) => `${whose} turn starts`,
  rolled: ({ whose }) => `${whose} dice are final`,
  step: ({ who, s }) => `${who} spend${s} a Step`,
  explore: ({ who, s }) => `${who} find${s} a tile`,
  entered: ({ who, s }) => `${who} come${s} into a room`,
  spawn: ({ whose }) => `a monster comes in ${whose} turn`,
  use: ({ who, s }) => `${who} use${s} an ability or a room`,
  combat: ({ whose }) => `${whose} fight begins`,
  attack: ({ who, s }) => `${who} strike${s}`,
  payback: ({ who, s }) => `${who} ${s === '' ? 'are' : 'is'} to be struck back`,
  reward: ({ who, s }) => `${who} ${s === '' ? 'are' : 'is'} about to gain XP`,
  loot: ({ who, s }) => `${who} draw${s} a card`,
  gold: ({ who, s }) => `${who} gain${s} gold`,
  card: ({ who, s }) => `${who} play${s} a card`,
  defeat: ({ who, s }) => `${who} ${s === '' ? 'have' : 'has'} no life left`,
  dm: ({ whose }) => `monsters are about to move in ${whose} turn`,
  evil: () => 'an Evil card is drawn',
}

/** With more moments than this it is almost any (MA-24.13). */
const MANY = 3

/** When the orange part can be played (MA-19.5): "When somebody’s dice are final". */
export function sayInterrupts({ at, whose }: Orange): string {
  if (at.length > MANY) return 'At almost any moment'
  return `When ${at.map(window => WHEN[window](PEOPLE[whose])).join(', or ')}`
}

/** When the purple part can be (MA-19.4, MA-16.7). */
export function sayPlays({ dm }: Purple): string {
  return dm ? 'In your turn, also when monsters move' : 'In your turn'
}
