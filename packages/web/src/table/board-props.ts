import type { BoardProps } from '@undercroft/games/board'
import { type AnyChoice, type Shape, sameData, type Told } from '@undercroft/kernel'
import { useMemo } from 'react'
import type { Playable } from '../looks.ts'
import { useSettings } from '../settings/settings.ts'
import { useIsStill } from '../shell/use-media.ts'
import { sittersOf } from './names.ts'
import { PACE } from './playback.ts'
import type { Pointing } from './pointing.ts'
import { recentFor } from './recent.ts'
import type { OpenState, TableSource } from './source.ts'

interface BoardNeeds {
  readonly client: TableSource
  readonly state: OpenState
  readonly playable: Playable
  readonly isCoached: boolean
  readonly openRule: (rule: string) => void
  readonly point: Pointing['point']
}

/** What a board is drawn from, and what it may do. */
export function useBoardProps({ client, state, playable, isCoached, openRule, point }: BoardNeeds): BoardProps<Shape> {
  const { game } = playable
  const { now, stage, looking, advice, chances, afterwards } = state
  const { speed } = useSettings()
  const still = useIsStill()
  const sitters = useMemo(() => sittersOf(game, now.card), [game, now.card])
  const showing = useMemo((): readonly Told<Shape>[] => stage.showing.map(line => line.event), [stage.showing])
  const recent = useMemo(
    () => (looking === undefined ? recentFor(now.viewer, now.lines.slice(0, stage.told)) : []),
    [looking, now.viewer, now.lines, stage.told],
  )
  return useMemo(() => {
    const ask = looking === undefined && !stage.busy ? now.ask : undefined
    const refusal = (choice: AnyChoice) => {
      if (ask === undefined) return { rule: game.outOfTurn }
      if (ask.options.some(option => sameData(option, choice))) return undefined
      const index = ask.refused.findIndex(each => sameData(each.choice, choice))
      return now.refusals[index] ?? { rule: game.outOfStep }
    }
    return {
      seen: looking?.seen ?? stage.seen,
      viewer: now.viewer,
      sitters,
      options: now.card.options,
      ask,
      // A coach also shows what is no answer to a question of now.
      advised: ask === undefined && !isCoached ? undefined : advice,
      nextBest: ask === undefined ? undefined : chances?.slice(1).map(({ choice }) => choice),
      afterwards,
      clocks: looking === undefined ? now.clocks : [],
      showing: looking === undefined ? showing : [],
      recent,
      pace: still ? 0 : PACE[speed],
      choose: (choice, goesOn) => client.answer(choice, goesOn),
      ...(now.viewer === 'spectator' || now.readOnly || looking !== undefined
        ? {}
        : { aside: (choice: AnyChoice) => client.aside(choice) }),
      refusal,
      explain: choice => {
        const listed = now.refusals[ask?.refused.findIndex(each => sameData(each.choice, choice)) ?? -1]
        if (listed !== undefined) client.explain({ choice, refusals: [listed], pinned: true })
        else void client.explainByRules(choice)
      },
      openRule,
      point,
    }
  }, [
    client,
    game,
    now,
    stage,
    looking,
    advice,
    chances,
    afterwards,
    isCoached,
    sitters,
    showing,
    recent,
    still,
    speed,
    openRule,
    point,
  ])
}
