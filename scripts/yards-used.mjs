// What the yards of Without Masters are used for in games between greedy bots: node scripts/yards-used.mjs [games] [option=value ...]
import { bots } from '../packages/bots/src/index.ts'
import { yardsUsed } from '../packages/games/src/without-masters/testing/yards-used.ts'

const [games = '500', ...pairs] = process.argv.slice(2)
const wishes = Object.fromEntries(pairs.map(each => each.split('=')))
const { yards, drops, throws, wins } = yardsUsed(bots.greedy, Number(games), 'yards used', wishes)
const share = (/** @type {number} */ count, /** @type {number} */ of) =>
  `${count} of ${of} (${((100 * count) / of).toFixed(1)}%)`
console.log(`A crate fell on an enemy in ${share(drops, yards)} yards, a ball was thrown in ${share(throws, yards)}.`)
console.log(`The Hero won ${share(wins, Number(games))} games.`)
