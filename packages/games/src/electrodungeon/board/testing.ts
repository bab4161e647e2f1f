import { FastDice, Match, readOptions, type Viewer } from '@undercroft/kernel'
import type { BoardProps } from '../../board.ts'
import { PLACE_NAMES, type Place } from '../content/board.ts'
import { electroDungeon } from '../index.ts'
import type { ElectroDungeon } from '../state.ts'

/** A game that begins where a scene says. */
export function begun(position: object, explorers = 2): Match<ElectroDungeon> {
  const read = readOptions(electroDungeon.options, { explorers })
  if (!read.ok || electroDungeon.scene === undefined) throw new Error('there is no such game')
  const state = electroDungeon.scene.read(position, read.value)
  return Match.from(electroDungeon, read.value, state, new FastDice('maze'))
}

/** What a board gets of it. */
export function propsOf(match: Match<ElectroDungeon>, viewer: Viewer): BoardProps<ElectroDungeon> {
  const names = ['Mo', 'Ann', 'Ben', 'Cleo', 'Dan', 'Eve']
  return {
    seen: match.see(viewer),
    viewer,
    options: match.options,
    sitters: electroDungeon
      .seats(match.options)
      .map(({ name, role }, seat) => ({ seat, name, role, player: names[seat] ?? '', bot: false })),
    ask: viewer === 'spectator' ? undefined : match.asks(viewer)[0],
    showing: [],
    pace: 0,
    choose() {},
    refusal: () => undefined,
    explain() {},
    openRule() {},
  }
}

export function placeNamed(name: string): Place {
  return PLACE_NAMES.indexOf(name)
}
