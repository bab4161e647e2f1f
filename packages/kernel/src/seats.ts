/** A place at the table, counted from 0 in the order of the game's seat plan. */
export type Seat = number

/** Who looks: a seat, or somebody who only watches. */
export type Viewer = Seat | 'spectator'

export type Audience = 'all' | readonly Seat[]

export interface SeatPlace {
  /** One word without spaces: it stands at the start of every line of a record. */
  readonly name: string
  /** The role that this seat plays: "Hero", "Game Master", "Attacker". */
  readonly role: string
}

export type SeatPlan = readonly SeatPlace[]

export function includes(audience: Audience, viewer: Viewer): boolean {
  return audience === 'all' || (viewer !== 'spectator' && audience.includes(viewer))
}
