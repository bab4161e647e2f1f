import type { ReactElement } from 'react'
import { TRAY } from './editor.ts'
import { PieceIcon } from './PieceIcon.tsx'

/** A figure, a crate, a tile or a structure of the almanac, as it stands in the yard. */
export function portrait(entry: string): ReactElement | undefined {
  const [, name] = /^(?:(?:enemy|crate|tile|structure)\.)?(\w+)$/.exec(entry) ?? []
  const kind = TRAY.flatMap(({ kinds }) => kinds).find(each => each === name)
  return kind && <PieceIcon kind={kind} />
}
