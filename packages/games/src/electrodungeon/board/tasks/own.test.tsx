import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { ownListen, ownReply, ownRoll, ownSay, startOwn } from '../../rules/14-own-tasks/talk.ts'
import { type OwnTask, seeOwn } from '../../state/own-task.ts'
import { buttons, nothing } from '../../testing/board.ts'
import { OwnEditor } from './OwnEditor.tsx'
import { OwnTalkPanel } from './OwnTalkPanel.tsx'

describe('own tasks', () => {
  const task: OwnTask = { title: 'A <b>door</b>', text: 'Line one\n<script>alert(1)</script>', note: 'a saw' }

  it('are plain text to whoever reads them', () => {
    const talk = startOwn(task, false, [1, 2])
    ownSay(talk, 1, '<img src=x onerror=alert(2)>')
    ownReply(talk, 0, 'No & no')
    ownRoll(talk, { roll: 2, trait: 'see', total: 9, d20: 12, success: false })
    ownListen(talk)
    const html = (me: 1 | 'mof', master: boolean) =>
      renderToStaticMarkup(
        <OwnTalkPanel
          talk={seeOwn(talk, master)}
          me={me}
          names={seat => `Seat ${seat}`}
          ask={undefined}
          must={false}
        />,
      )
    expect(html(1, false)).toContain('&lt;script&gt;')
    expect(html(1, false)).toContain('&lt;img')
    expect(html(1, false)).not.toContain('<script')
    expect(html(1, false)).toContain('Seat 2 rolls see')
    expect(html(1, false)).not.toContain('a saw')
    expect(html('mof', true)).toContain('a saw')
  })

  it('offer the Master a reply, rolls and rulings, and in the end rulings only', () => {
    const talk = startOwn(task, true, [1, 2])
    const names = (must: boolean) =>
      buttons(
        renderToStaticMarkup(
          <OwnTalkPanel talk={talk} me="mof" names={seat => `Seat ${seat}`} ask="master" must={must} />,
        ),
      )
    expect(names(false)).toEqual(expect.arrayContaining(['Reply', 'see, Seat 2', 'Let them go on', 'Seat 1 wins']))
    expect(names(true)).toEqual(['Seat 1 wins', 'Seat 2 wins'])
  })

  it('say how long they are, and what is wrong', () => {
    const html = renderToStaticMarkup(<OwnEditor kind="trial" task={{ ...task, text: '' }} onTask={nothing} />)
    expect(html).toContain('13 / 60')
    expect(html).toContain('the text is empty')
    expect(html).not.toContain('The solution')
  })
})
