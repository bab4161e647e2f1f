import type { Seen } from '@undercroft/kernel'
import { HEROES } from '../content/heroes.ts'
import { terrainOf } from '../rules/04-adjacency/terrain.ts'
import type { Fall } from '../rules/10-gravity/falls.ts'
import type { Choice } from '../state/choices.ts'
import { LEVEL_SPACES, rowOf } from '../state/spaces.ts'
import type { Figure, Platformer } from '../state/state.ts'
import type { View } from '../state/view.ts'
import { type Foresight, foresee, type Harm } from './foresight.ts'
import { enemyName, levelName } from './narrate.ts'

/** Says in words what is foreseen about a choice. */
export function odds(seen: Seen<Platformer>, seat: number, choice: Choice): string | undefined {
  const said = sayForesight(seen.view, seat, foresee(seen, seat, choice))
  return said.length === 0 ? undefined : said.join('; ')
}

function sayForesight(view: View, seat: number, { harm, reveals, falls, venom, strike }: Foresight): string[] {
  const said = (harm ?? []).flatMap(each => sayHarm(view, seat, each))
  if (reveals === true) said.push(`reveals ${levelName(view.levels, terrainOf(view.levels).end / LEVEL_SPACES)}`)
  if (falls !== undefined) said.push(...sayFalls(view, seat, falls))
  if (venom !== undefined) said.push(`Venom: ${hearts(venom)}`)
  if (strike?.defeats === false) said.push('fails')
  return said
}

const count = (wounds: number): string => `${wounds} ${wounds === 1 ? 'Wound' : 'Wounds'}`

/** "2 Wounds of 3", "4 Wounds of 4: a Faint". */
const hearts = ({ wounds, hearts: of, faints }: Omit<Harm, 'seat'>): string =>
  `${count(wounds)} of ${of}${faints ? ': a Faint' : ''}`

function sayHarm(view: View, seat: number, harm: Harm): string[] {
  if (harm.wounds === 0) return []
  return [harm.seat === seat ? hearts(harm) : `${heroName(view, harm.seat)}: ${hearts(harm)}`]
}

function heroName({ players }: View, seat: number): string {
  const hero = players[seat]?.hero ?? 'none'
  return hero === 'none' ? 'a Hero' : HEROES[hero].name
}

/** Says the fall of the player's own Hero first, then those of others by name, as long as they are few. */
function sayFalls(view: View, seat: number, falls: readonly Fall[]): string[] {
  const isOwn = ({ figure }: Fall): boolean => figure.who === 'hero' && figure.seat === seat
  const others = falls.filter(fall => !isOwn(fall))
  const own = falls.filter(isOwn).map(fall => sayFall(view, 'you fall', fall))
  const named = others.filter(({ wounds }, i) => others.length <= 2 || wounds > 0 || i < 1)
  const more = others.length - named.length
  const said = named.map(fall => sayFall(view, `${figureName(view, fall.figure)} falls`, fall))
  return [...own, ...said, ...(more === 0 ? [] : [`${more} more ${more === 1 ? 'falls' : 'fall'}`])]
}

const figureName = (view: View, figure: Figure): string =>
  figure.who === 'enemy' ? enemyName(figure) : heroName(view, figure.seat)

/** "Brom falls 2 Spaces: 1 Wound of 3". */
function sayFall(view: View, falls: string, { figure, from, to, wounds, faints }: Fall): string {
  const of = figure.who === 'hero' ? (view.players[figure.seat]?.hearts ?? 0) : 0
  const rows = rowOf(from) - rowOf(to)
  return `${falls} ${rows} ${rows === 1 ? 'Space' : 'Spaces'}${wounds === 0 ? '' : `: ${hearts({ wounds, hearts: of, faints })}`}`
}
