import { anyGame } from '@undercroft/kernel'
import { hoard } from '@undercroft/kernel/examples'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Bench } from './bench.tsx'

test('a game is shown with nothing hidden: its questions, frames and state, and what each seat sees', () => {
  const shown = renderToStaticMarkup(<Bench game={anyGame(hoard)} />)
  for (const part of ['Step 0 of 0', 'shown secret', 'Frames', 'State', '>A</summary>', '>spectator</summary>']) {
    expect(shown).toContain(part)
  }
})
