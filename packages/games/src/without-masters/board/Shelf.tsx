import { useState } from 'react'
import { unwrapGift } from '../../drawing/gift.ts'
import { copyLink, LinkField, OwnShelf } from '../../drawing/OwnShelf.tsx'
import { type Layout, sayLayout, turnLayoutOnce } from '../content/layout.ts'
import { READY_MADE } from '../content/layouts/index.ts'
import { TURNS, type Turn } from '../content/structures.ts'
import { readyLayout, tierOf } from '../rules/03-building-a-setup/ready.ts'
import type { Stock } from '../state/box.ts'
import { DIFFICULTIES, type Difficulty, type Options } from '../state/options.ts'
import { points } from '../words/labels.ts'
import { anyLayout } from './advisedLayout.ts'
import { olderShelf, readPasted, readYard, sayYard } from './shelf.ts'
import type { Editor } from './useEditor.ts'

interface ShelfProps {
  readonly editor: Editor
  readonly stock: Stock
  readonly options: Options
  readonly setup: number
}

/** Where a layout can come from, and where it can go to. */
export function Shelf(props: ShelfProps) {
  return (
    <div className="wm-shelf">
      <ReadyMade {...props} />
      <Generated {...props} />
      <Mine {...props} />
      <Exchange {...props} />
    </div>
  )
}

function ReadyMade({ editor, stock, setup }: ShelfProps) {
  const [turn, setTurn] = useState<Turn>('r0')
  const tier = tierOf(setup)
  return (
    <details className="wm-card" open>
      <summary>Yards to begin with</summary>
      <p className="wm-line">
        Turned by
        {TURNS.map(each => (
          <button
            key={each}
            type="button"
            className="wm-tool"
            aria-pressed={each === turn}
            onClick={() => setTurn(each)}
          >
            {each.slice(1)}°
          </button>
        ))}
      </p>
      <ul className="wm-ready">
        {READY_MADE.toSorted((a, b) => Number(b.tier === tier) - Number(a.tier === tier)).map(
          ({ id, name, tier: its, way, idea }) => (
            <li key={id}>
              <button
                type="button"
                className="wm-ready-button"
                onClick={() => editor.load(readyLayout(id, turn, stock), `${name} laid out`)}
              >
                <b>{name}</b>
                <span>
                  tier {its}
                  {its === tier && ', for this yard'}; {points(way.mp)}, {way.pushes}{' '}
                  {way.pushes === 1 ? 'push' : 'pushes'}
                </span>
                <small>{idea}</small>
              </button>
            </li>
          ),
        )}
      </ul>
    </details>
  )
}

function Generated({ editor, stock, options }: ShelfProps) {
  const [difficulty, setDifficulty] = useState<Difficulty>(options.difficulty)
  return (
    <details className="wm-card">
      <summary>Made up by chance</summary>
      <p className="wm-line">
        {DIFFICULTIES.map(each => (
          <button
            key={each}
            type="button"
            className="wm-tool"
            aria-pressed={each === difficulty}
            onClick={() => setDifficulty(each)}
          >
            {each}
          </button>
        ))}
        <button
          type="button"
          className="wm-tool"
          onClick={() => editor.load(anyLayout(difficulty, stock, options), `a ${difficulty} yard laid out`)}
        >
          Generate
        </button>
      </p>
    </details>
  )
}

const CLASSES = { card: 'wm-card', line: 'wm-line', list: 'wm-ready', tool: 'wm-tool', input: 'wm-input' }

function Mine({ editor }: ShelfProps) {
  return (
    <OwnShelf
      game="without-masters"
      nouns={['yard', 'yards']}
      now={editor.draft.layout}
      classes={CLASSES}
      say={sayYard}
      read={readYard}
      before={olderShelf}
      onUse={(layout, name) => editor.load(layout, `${name} laid out`)}
      onSaid={editor.say}
    />
  )
}

/** As a file, as a link, as text; the text of a layout is short enough for all three. */
function Exchange({ editor }: ShelfProps) {
  const { layout } = editor.draft
  const [text, setText] = useState('')
  const [link, setLink] = useState('')
  const bring = async (given: string) => {
    const found = readPasted(given) ?? (await readGiven(given))
    if (typeof found === 'string') return editor.say(found)
    editor.load(found, 'layout laid out')
    setText('')
  }
  return (
    <details className="wm-card">
      <summary>Share, turn, clear</summary>
      <div className="wm-line">
        <button
          type="button"
          className="wm-tool"
          onClick={() => editor.load(turnLayoutOnce(layout), 'everything turned by 90°')}
        >
          Turn everything
        </button>
        <button type="button" className="wm-tool" onClick={() => editor.load([], 'everything back in the box')}>
          Clear
        </button>
        <button
          type="button"
          className="wm-tool"
          onClick={() => {
            void copyLink({ game: 'without-masters', name: 'A yard', text: sayYard(layout) }).then(uncopied => {
              setLink(uncopied ?? '')
              editor.say(uncopied === undefined ? 'link copied: it opens this yard in any browser' : 'here is the link')
            })
          }}
        >
          Copy link
        </button>
        <button type="button" className="wm-tool" onClick={() => saveFile(sayLayout(layout))}>
          Save file
        </button>
        <label className="wm-tool">
          Open file
          <input
            className="unseen"
            type="file"
            accept=".txt,text/plain"
            onChange={event => {
              event.target.files?.[0]?.text().then(bring)
              event.target.value = ''
            }}
          />
        </label>
      </div>
      <form
        className="wm-line"
        onSubmit={event => {
          event.preventDefault()
          void bring(text)
        }}
      >
        <input
          className="wm-input"
          aria-label="Layout or link"
          placeholder="Paste a layout or a link"
          value={text}
          onChange={event => setText(event.target.value)}
        />
        <button type="submit" className="wm-tool">
          Use
        </button>
      </form>
      {link !== '' && <LinkField link={link} className="wm-input" />}
      <p className="wm-layout-text">{sayLayout(layout)}</p>
    </details>
  )
}

/** A layout out of somebody's link, or what is wrong with that. */
async function readGiven(text: string): Promise<Layout | string> {
  if (!text.includes('#')) return 'there is no layout in that'
  const gift = await unwrapGift(text)
  if (!gift.ok) return gift.error
  return (gift.value.game === 'without-masters' ? readYard(gift.value.text) : undefined) ?? 'that link carries no yard'
}

function saveFile(text: string): void {
  const url = URL.createObjectURL(new Blob([`${text}\n`], { type: 'text/plain' }))
  const link = document.createElement('a')
  link.href = url
  link.download = 'yard.txt'
  link.click()
  URL.revokeObjectURL(url)
}
