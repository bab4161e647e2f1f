/** Section 14. */
export const HOUSE_ADDITIONS = {
  title: 'House additions',
  rules: [
    {
      id: 'WM-14.1',
      from: 'house',
      says: 'The Game Master may also have a setup generated: a legal, accessible one that the table makes up by chance for this box.',
    },
    {
      id: 'WM-14.2',
      from: 'house',
      says: 'How hard a generated setup is, gentle, fair or harsh, is agreed on before the game. It decides how many enemies and spawn tiles there are, how near they are to the Hero’s way, and how much pushing it needs.',
    },
    {
      id: 'WM-14.3',
      from: 'house',
      says: 'A Game Master who is a bot uses ready-made layouts of the setup’s tier, generated setups, or either, as agreed on before the game.',
    },
  ],
} as const
