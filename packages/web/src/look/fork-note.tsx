import type { Snapshot } from '../table/protocol.ts'

/** A game that was begun in the middle of another says so wherever it is looked at. */
export function ForkNote({ fork }: Pick<Snapshot, 'fork'>) {
  if (fork === undefined) return undefined
  return (
    <p className="fork-note">
      Begun from move {fork} of another game: its dice are new from there on, and it does not verify as that one.
    </p>
  )
}
