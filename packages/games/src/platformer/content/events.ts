export const EVENT_IDS = [
  'EV01',
  'EV02',
  'EV03',
  'EV04',
  'EV05',
  'EV06',
  'EV07',
  'EV08',
  'EV09',
  'EV10',
  'EV11',
  'EV12',
] as const
export type EventId = (typeof EVENT_IDS)[number]

/** PL-19.4: when an Event takes effect. */
export const EVENT_TIMES = { never: 'nothing', now: 'at once', turn: 'this Turn', end: 'at the end' } as const

export interface EventCard {
  readonly name: string
  readonly time: keyof typeof EVENT_TIMES
  readonly text: string
}

/** Events are used in solo games only (section 19). */
export const EVENTS: { readonly [Id in EventId]: EventCard } = {
  EV01: { name: 'Still Air', time: 'never', text: 'Nothing happens.' },
  EV02: { name: 'Tremor', time: 'now', text: 'Apply Gravity; Ladders do not hold your Hero this time.' },
  EV03: { name: 'Glittering Dust', time: 'now', text: 'Gain 1 Gem.' },
  EV04: { name: 'Market Day', time: 'turn', text: 'Shop cards cost 1 Coin less (not below 1).' },
  EV05: { name: 'Dull Edges', time: 'turn', text: 'Your Attacks deal 1 Wound less.' },
  EV06: { name: 'Frenzy', time: 'turn', text: 'The Enemy die is resolved twice.' },
  EV07: { name: 'Heavy Arms', time: 'turn', text: 'Roll 4 Action dice.' },
  EV08: { name: 'Tailwind', time: 'turn', text: 'Once, as an Action: Move 1 Space (no Portal).' },
  EV09: { name: 'Pickpockets', time: 'end', text: 'Discard 1 Coin if you have one.' },
  EV10: { name: 'Mending Rain', time: 'end', text: 'Recover 1 Heart.' },
  EV11: { name: 'Bounty Board', time: 'end', text: 'If you Defeated an Enemy this Turn, gain 1 Gem.' },
  EV12: { name: 'Ambush', time: 'now', text: 'All Enemies Attack Heroes on adjacent Spaces.' },
}
