import type { Analysis } from '@undercroft/bots'

/** What has been found out last, and about which game. */
let known: { readonly text: string; readonly chances: readonly (readonly number[])[] } | undefined

/** Notes everybody's chances from the set-up to the end, for a picture of the game. */
export function noteChances(text: string, { ledger, changes }: Analysis): void {
  const chances = ledger.map(({ seat, start }) => [start, ...changes.map(({ after }) => after.chance[seat] ?? 0)])
  known = { text, chances }
}

/** Each seat's chances, if this game has been looked at. */
export function chancesOf(text: string): readonly (readonly number[])[] | undefined {
  return known?.text === text ? known.chances : undefined
}
