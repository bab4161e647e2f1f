import type { Section } from '@undercroft/kernel'

export const HIDDEN_INFORMATION = {
  title: 'Hidden information',
  rules: [
    {
      id: 'ED-18.1',
      from: 'ruling',
      says: 'A bot gets exactly the view of its seat. At the end of the game everything is shown to all.',
    },
    {
      id: 'ED-18.2',
      from: 'ruling',
      says: 'A removed room card, a played reward card and a used key are public from then on.',
    },
    {
      id: 'ED-18.3',
      from: 'ruling',
      says: 'While a reaction is awaited the other seats see only "resolving", never whose reaction it is.',
    },
  ],
} as const satisfies Section
