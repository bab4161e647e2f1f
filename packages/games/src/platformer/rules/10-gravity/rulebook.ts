/** Section 10. */
export const GRAVITY = {
  title: 'Gravity',
  rules: [
    {
      id: 'PL-10.1',
      from: 'seed',
      says: 'Gravity is applied in step 7 of every Turn, and whenever the Active player takes the Apply Gravity Action (free, any number of times).',
    },
    {
      id: 'PL-10.2',
      from: 'seed',
      says: 'A figure is supported by a Platform under it, by the lowest Row (PL-3.7), or by a Hero or Enemy directly below it that does not itself fall.',
    },
    {
      id: 'PL-10.3',
      from: 'seed',
      says: 'Every unsupported Hero and Enemy falls straight down until a Platform, the lowest Row or another figure supports it.',
    },
    { id: 'PL-10.4', from: 'seed', says: 'A Hero on a Ladder Space does not fall, but its player may choose to.' },
    {
      id: 'PL-10.5',
      from: 'ruling',
      says: 'Asked is the owner of each Hero on a Ladder Space with neither a Platform nor the lowest Row under it, in turn order from the Active player. No answer means to stay.',
    },
    { id: 'PL-10.6', from: 'seed', says: 'Ladders never support Enemies.' },
    { id: 'PL-10.7', from: 'ruling', says: 'A falling Hero is not caught by Ladder Spaces on its way.' },
    {
      id: 'PL-10.8',
      from: 'ruling',
      says: 'A Platform with a Ladder through it, and a one-way passage, support like any Platform.',
    },
    {
      id: 'PL-10.9',
      from: 'ruling',
      says: 'Procedure: take all Ladder choices; then in each column, from the lowest figure up, drop each unsupported figure onto what is already settled. A figure that stays (Ladder, card or ability) supports those above. Afterwards every figure is supported or held.',
    },
    {
      id: 'PL-10.10',
      from: 'seed',
      says: 'A falling Hero suffers 1 Wound for each Trap Space it passes or lands on. It is not Attacked.',
    },
    {
      id: 'PL-10.11',
      from: 'ruling',
      says: 'If it Faints on the way it is removed there; figures above go on falling past that Space.',
    },
    { id: 'PL-10.12', from: 'seed', says: 'Nothing falls out of the Map; tokens do not fall.' },
    {
      id: 'PL-10.13',
      from: 'ruling',
      says: 'Seams between Levels do not stop a fall unless a Platform is printed there.',
    },
    {
      id: 'PL-10.14',
      from: 'ruling',
      says: 'The Gravity Action is refused if nothing on your side of the seal would fall: some figure must be unsupported and not held, or your own held Hero must let go and fall.',
    },
  ],
} as const
