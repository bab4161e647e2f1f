import { useRef, useState } from 'react'
import { counted } from '../shell/counted.ts'
import { Confirm, Dialog } from '../shell/dialog.tsx'
import { Icon } from '../shell/icons.tsx'
import { saveFile } from '../shell/save-file.ts'
import { forgetPicture } from '../store/pictures.ts'
import { addTables, deleteTable, wholeTables } from '../store/tables.ts'
import { type Plan, planImport, type Refused, writeEverything } from './everything.ts'
import { dayOf } from './filters.ts'
import { forgetAll, keepAll, keptHere } from './kept.ts'
import { openReader } from './reader.ts'

/** All that this browser keeps, as one file: to save it, to take it in elsewhere, to delete it. */
export function EverythingPart() {
  const [plan, setPlan] = useState<Plan | Refused>()
  const [asking, setAsking] = useState(false)
  const [said, setSaid] = useState<string>()
  const [done, setDone] = useState<string>()
  const input = useRef<HTMLInputElement>(null)
  const save = async () => {
    const now = new Date()
    const tables = await wholeTables()
    saveFile(writeEverything(tables, keptHere(), now), `undercroft-everything-${dayOf(now.getTime())}.json`)
    setSaid(`${counted(tables.length, 'table')} saved, with your settings and what you have learned.`)
  }
  const read = async (file: File) => {
    setSaid('Reading …')
    const reader = openReader()
    try {
      const here = { tables: await wholeTables(), kept: keptHere() }
      setPlan(await planImport(await file.text(), here, async text => (await reader.read({ text })).wrong))
    } finally {
      reader.close()
      setSaid(undefined)
    }
  }
  const deleteAll = async () => {
    setAsking(false)
    const ids = (await wholeTables()).map(({ card }) => card.id)
    await deleteTable(...ids)
    for (const id of ids) forgetPicture(id)
    forgetAll()
    setDone('Everything that this browser kept of you is deleted.')
  }
  return (
    <section className="everything" aria-labelledby="everything">
      <h2 id="everything">Everything as one file</h2>
      <p>
        All tables of this browser, running ones too, your settings and what you have learned. Online games stay on the
        server; what it keeps of you can be had on the page about you.
      </p>
      <input
        ref={input}
        type="file"
        className="unseen"
        tabIndex={-1}
        aria-label="A file with everything, to take in"
        onChange={({ target }) => {
          const file = target.files?.[0]
          target.value = ''
          if (file !== undefined) void read(file)
        }}
      />
      <div className="row">
        <button type="button" className="button" onClick={() => void save()}>
          <Icon name="download" /> Save everything
        </button>
        <button type="button" className="button" onClick={() => input.current?.click()}>
          <Icon name="open" /> Take a file in
        </button>
        <button type="button" className="button button-danger" onClick={() => setAsking(true)}>
          <Icon name="trash" /> Delete everything
        </button>
      </div>
      <p role="status">{said}</p>
      {plan !== undefined && (
        <ImportDialog
          plan={plan}
          onClose={() => setPlan(undefined)}
          onDone={says => {
            setPlan(undefined)
            setDone(says)
          }}
        />
      )}
      {done !== undefined && <Done says={done} />}
      {asking && (
        <Confirm
          title="Delete everything?"
          yes="Delete all of it"
          danger
          onNo={() => setAsking(false)}
          onYes={deleteAll}
        >
          <p>
            Every table of this browser, running ones too, your settings and what you have learned. Nothing keeps a
            copy, unless you have saved one.
          </p>
        </Confirm>
      )}
    </section>
  )
}

/** The page reloads, because its memory still holds the old data. */
function Done({ says }: { readonly says: string }) {
  const goOn = () => location.reload()
  return (
    <Dialog title="Done" onClose={goOn}>
      <p className="dialog-text" role="status">
        {says}
      </p>
      <div className="dialog-actions">
        <button type="button" className="button button-main" onClick={goOn}>
          Go on
        </button>
      </div>
    </Dialog>
  )
}

interface ImportProps {
  readonly plan: Plan | Refused
  onClose(): void
  onDone(says: string): void
}

/** What a file would bring, before anything of it is taken. */
function ImportDialog({ plan, onClose, onDone }: ImportProps) {
  const [problem, setProblem] = useState<string>()
  if ('why' in plan) {
    return (
      <Dialog title="This file cannot be taken in" onClose={onClose}>
        <p className="dialog-text" role="alert">
          {plan.what} is refused: {plan.why}. Nothing was changed.
        </p>
      </Dialog>
    )
  }
  const { fresh, doubles, refused, kept } = plan
  const take = async () => {
    try {
      await addTables(fresh)
      keepAll(kept)
      onDone(`${counted(fresh.length, 'table')} taken in, ${doubles} were here already, ${refused.length} refused.`)
    } catch {
      setProblem('This browser could not store it all, so that nothing was taken in. Is there room left?')
    }
  }
  return (
    <Dialog title="Take this file in?" onClose={onClose}>
      <div className="dialog-text">
        <ul>
          <li>{counted(fresh.length, 'table')} new here.</li>
          {doubles > 0 && <li>{counted(doubles, 'table')} here already.</li>}
          <li>What was learned and made in both places is put together; your settings stay as they are here.</li>
        </ul>
        {refused.length > 0 && (
          <>
            <p>{counted(refused.length, 'table')} cannot be taken in:</p>
            <ul>
              {refused.slice(0, 20).map(({ what, why }) => (
                <li key={what}>
                  {what}: {why}.
                </li>
              ))}
            </ul>
          </>
        )}
        {problem !== undefined && <p role="alert">{problem}</p>}
      </div>
      <div className="dialog-actions">
        <button type="button" className="button" onClick={onClose}>
          Cancel
        </button>
        <button type="button" className="button button-main" onClick={() => void take()}>
          Take it in
        </button>
      </div>
    </Dialog>
  )
}
