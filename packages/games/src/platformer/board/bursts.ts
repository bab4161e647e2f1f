import type { Told } from '@undercroft/kernel'
import { BOSS_TOKENS } from '../content/bosses.ts'
import { NOWHERE, type Space } from '../state/spaces.ts'
import type { Platformer } from '../state/state.ts'
import type { View } from '../state/view.ts'

type News = Told<Platformer>

/** A short effect that is shown once, where it happens. */
export interface Burst {
  readonly space: Space
  readonly text: string
  readonly tone: 'bad' | 'good' | 'plain'
  /** What is drawn under the words: a blow that lands, the dust of a fall, the light of a victory. */
  readonly mark?: 'blow' | 'dust' | 'glory'
}

/** The effects to show for an event, in the position before it. */
export function burstsOf(view: View, news: News): Burst[] {
  const over = (space: Space | undefined, text: string, tone: Burst['tone'], mark?: Burst['mark']): Burst[] =>
    space === undefined || space === NOWHERE ? [] : [{ space, text, tone, ...(mark !== undefined && { mark }) }]
  const hero = (seat: number): Space | undefined => view.players[seat]?.space
  switch (news.what) {
    case 'wounded':
      return over(hero(news.seat), `−${news.wounds} ♥`, 'bad', 'blow')
    case 'recovered':
      return over(hero(news.seat), '♥', 'good')
    case 'fell':
      return over(news.to, '', 'plain', 'dust')
    case 'fainted':
      return over(news.space, 'faints', 'bad')
    case 'attacked':
      return news.wounds === 0 ? over(hero(news.seat), 'missed', 'plain') : []
    case 'struck':
      return over(
        news.space,
        news.defeated ? `${news.wounds} of ${news.health}: beaten` : `${news.wounds} of ${news.health}: in vain`,
        news.defeated ? 'good' : 'plain',
        news.defeated ? 'blow' : undefined,
      )
    case 'coins':
    case 'gems': {
      if (news.reason === 'price' || news.change === 0) return []
      const what = news.what === 'coins' ? 'Coin' : 'Gem'
      const many = Math.abs(news.change)
      return over(
        hero(news.seat),
        `${news.change > 0 ? '+' : '−'}${many} ${what}${many === 1 ? '' : 's'}`,
        news.change > 0 ? 'good' : 'bad',
      )
    }
    case 'took':
      return over(news.space, news.token === 'coin' ? '+1 Coin' : '+1 Gem', 'good')
    case 'token':
      return over(hero(news.seat), `${news.change > 0 ? '+' : '−'} ${BOSS_TOKENS[news.token].name}`, 'plain')
    case 'bossDefeated':
      return over(hero(news.seat), 'the Boss is beaten!', 'good', 'glory')
    default:
      return []
  }
}
