import type { Told } from '@undercroft/kernel'
import type { AllOutAssault, PawnId, StatId } from '../state/state.ts'

type News = Told<AllOutAssault>

/** A comparison as it is shown large: grows while its die and its loss are told. */
export interface Clash {
  readonly attacker: PawnId
  readonly defender: PawnId
  readonly stat: StatId
  readonly values: readonly [number, number]
  readonly die?: number
  readonly loser?: PawnId
  readonly loss?: number
}

/**
 * The newest comparison among what is being shown, with what came of it. A story is told in parts that end with a roll:
 * the loss may come in the part after its comparison, which is then handed on as `before`.
 */
export function clashOf(showing: readonly News[], before?: Clash): Clash | undefined {
  let clash = before?.loss === undefined ? before : undefined
  let told = false
  for (const news of showing) {
    if (news.what === 'compared') {
      const { attacker, defender, stat, values } = news
      clash = { attacker, defender, stat, values }
      told = true
    } else if (clash !== undefined && news.what === 'rolled' && FIGHTS.includes(news.label)) {
      clash = { ...clash, die: news.face }
      told = true
    } else if (clash !== undefined && clash.loss === undefined && news.what === 'lost' && isIn(clash, news.pawn)) {
      clash = { ...clash, loser: news.pawn, loss: news.loss }
      told = true
    }
  }
  return told ? clash : undefined
}

/** The rolls that a comparison calls for. */
const FIGHTS: readonly string[] = ['the attack', 'the defence']

function isIn({ attacker, defender }: Clash, pawn: PawnId): boolean {
  return pawn === attacker || pawn === defender
}

/** Who of a clash is higher: 0 the attacker, 1 the defender, nobody in a tie. */
export function higherOf({ values: [left, right] }: Clash): 0 | 1 | undefined {
  if (left === right) return undefined
  return left > right ? 0 : 1
}

/** What came of a clash, in a line. */
export function sayClash(clash: Clash, name: (pawn: PawnId) => string): string {
  const higher = higherOf(clash)
  if (higher === undefined) return `Tied: ${name(clash.defender)} names another stat`
  const winner = name(higher === 0 ? clash.attacker : clash.defender)
  const loser = name(higher === 0 ? clash.defender : clash.attacker)
  if (clash.loss === undefined) return `${winner} is higher`
  const sum = clash.die === undefined || clash.loss === clash.die ? '' : ` (${clash.die} + ${clash.loss - clash.die})`
  return `${winner} is higher: ${loser} loses ${clash.loss}${sum}`
}

/** A number that rises from a pawn. */
export interface Float {
  readonly pawn: PawnId
  readonly text: string
  readonly tone: 'loss' | 'gain' | 'note'
}

export function floatOf(news: News): Float | undefined {
  switch (news.what) {
    case 'lost':
      return { pawn: news.pawn, text: `−${news.loss}`, tone: 'loss' }
    case 'meditated':
      return { pawn: news.pawn, text: `+${news.gain}`, tone: 'gain' }
    case 'hurt':
      return { pawn: news.pawn, text: 'hurt', tone: 'loss' }
    case 'unharmed':
      return { pawn: news.pawn, text: 'unharmed', tone: 'note' }
    case 'trained':
      return { pawn: news.pawn, text: 'a stat +1', tone: 'gain' }
    case 'swappedRed':
      return { pawn: news.pawn, text: `a stat is ${news.is}`, tone: 'note' }
    case 'swappedBlue':
      return { pawn: news.pawn, text: `a stat is ${news.is}`, tone: 'note' }
    case 'held':
      return { pawn: news.pawn, text: 'held', tone: 'note' }
    default:
      return undefined
  }
}

/** The tile that flashes while this is told, and how. */
export function flashOf(news: News): { readonly tile: number; readonly tone: 'injury' | 'calm' } | undefined {
  if (news.what === 'hurt') return { tile: news.tile, tone: 'injury' }
  if (news.what === 'meditated') return { tile: news.tile, tone: 'calm' }
  return undefined
}
