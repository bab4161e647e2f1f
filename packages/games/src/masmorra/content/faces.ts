/** MA-1.3: what an action die can show; each face stands once on every die, the pet die too. */
export const FACES = ['S', 'R', 'M', 'D', 'E', 'G'] as const
export type Face = (typeof FACES)[number]

export const FACE_NAMES: Readonly<Record<Face, string>> = {
  S: 'Step',
  R: 'Ranged',
  M: 'Melee',
  D: 'Defense',
  E: 'Elixir',
  G: 'Magic',
}

/** What a docking space asks of one die (MA-5.4). */
export type Docked = Face | 'any'
