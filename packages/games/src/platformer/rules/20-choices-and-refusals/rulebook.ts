/** Section 20. */
export const REFUSALS = {
  title: 'Choices and refusals',
  rules: [
    {
      id: 'PL-20.1',
      from: 'ruling',
      says: 'Ready-made Attacks: for each number of sword sources, in the order sword dice, Special die, star dice, Forges of coin, claw, foot and star, then cards, the even split of Gems (PL-8.9) that just reaches the Health; in solo against the Boss also the largest total. Any other Attack may be composed.',
    },
    { id: 'PL-20.2', from: 'ruling', says: 'Who is absent or slow when Gravity asks (PL-10.5) is taken to stay.' },
    {
      id: 'PL-20.3',
      from: 'ruling',
      says: 'Boss, Enemies and Events make no choices: every such point is fixed by a rule, an order or a die.',
    },
    {
      id: 'PL-20.4',
      from: 'ruling',
      says: 'A refusal names one rule, the first that forbids it in this order: whose Turn and which step; the Hero on the Map; Symbol and Gems; terrain; who stands there; the card’s text.',
    },
  ],
} as const
