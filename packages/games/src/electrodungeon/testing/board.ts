import { FastDice, Match, readOptions } from '@undercroft/kernel'
import { PLACE_NAMES, type Place } from '../content/board.ts'
import { electroDungeon } from '../index.ts'
import type { ElectroDungeon } from '../state/state.ts'

/** A game that begins where a scene says. */
export function begun(position: object, explorers = 2): Match<ElectroDungeon> {
  const read = readOptions(electroDungeon.options, { explorers })
  if (!read.ok || electroDungeon.scene === undefined) throw new Error('there is no such game')
  const state = electroDungeon.scene.read(position, read.value)
  return Match.from(electroDungeon, read.value, state, new FastDice('maze'))
}

export function placeNamed(name: string): Place {
  return PLACE_NAMES.indexOf(name)
}

/** What the buttons are called, by their label or by what stands in them. */
export function buttons(html: string): string[] {
  return [...html.matchAll(/<button([^>]*)>(.*?)<\/button>/g)].map(
    ([, attributes = '', inside = '']) =>
      /aria-label="([^"]*)"/.exec(attributes)?.[1] ??
      inside.replaceAll(/<svg.*?<\/svg>/g, '').replaceAll(/<[^>]*>/g, ''),
  )
}

export const nothing = () => undefined
