import { useEffect, useId, useState } from 'react'
import { Link } from 'wouter'
import { call } from '../online/api.ts'
import { ProblemNote } from '../online/parts.tsx'
import { useCall } from '../online/use-call.ts'
import { isObject } from '../online/wire.ts'
import { Dialog } from '../shell/dialog.tsx'
import { Switch } from '../shell/fields.tsx'
import { Icon } from '../shell/icons.tsx'
import '../styles/publish.css'

interface Publication {
  readonly published: boolean
  readonly id?: string
  readonly mine: boolean
  readonly named: boolean
}

/** Gives an online game to everybody, names one in it or not, takes it back. */
export function PublishDialog({ table, onClose }: { readonly table: string; readonly onClose: () => void }) {
  const way = `/api/tables/${table}/publication`
  const [known, setKnown] = useState<Publication>()
  const { busy, problem, run } = useCall()
  const [missing, setMissing] = useState<string>()
  useEffect(() => {
    let gone = false
    void call('GET', way, isPublication).then(found => {
      if (gone) return
      if (found.ok) setKnown(found.value)
      else setMissing(found.error.message)
    })
    return () => {
      gone = true
    }
  }, [way])
  const change = (method: 'POST' | 'PATCH' | 'DELETE', body?: object) =>
    run(() => call(method, way, isPublication, body), setKnown)
  return (
    <Dialog title="Publish this game" onClose={onClose}>
      <div className="dialog-text publish">
        {known?.published === false && (
          <Offer busy={busy} onPublish={named => change('POST', { licence: CC0, named })} />
        )}
        {known?.published === true && (
          <>
            <p>
              {known.mine ? 'You have published this game.' : 'Somebody who played here has published this game.'}{' '}
              <Link href={`/records/${known.id}`}>Look at it</Link>
            </p>
            <Switch
              {...{ label: 'My name stands in it', on: known.named, busy }}
              says="Otherwise you are “a person”. The others decide for themselves."
              onChange={named => change('PATCH', { named })}
            />
            {known.mine && (
              <button type="button" className="button button-danger" disabled={busy} onClick={() => change('DELETE')}>
                <Icon name="trash" /> Take it back
              </button>
            )}
          </>
        )}
        <ProblemNote text={problem ?? missing} />
      </div>
    </Dialog>
  )
}

const CC0 = 'CC0-1.0'

function Offer({ busy, onPublish }: { readonly busy: boolean; readonly onPublish: (named: boolean) => void }) {
  const [named, setNamed] = useState(false)
  const [agreed, setAgreed] = useState(false)
  const id = useId()
  return (
    <>
      <p>
        Everybody can then find the game, look through it and load it: every answer, every die, and the words that were
        mixed into the dice; nothing of what was said. You can take it back, but not what others have loaded.
      </p>
      <Switch
        {...{ label: 'My name stands in it', on: named }}
        says="Otherwise you are “a person”, as are all others until they agree themselves."
        onChange={setNamed}
      />
      <label htmlFor={id} className="publish-agree">
        <input id={id} type="checkbox" checked={agreed} onChange={({ target }) => setAgreed(target.checked)} />
        <span>
          I give up all rights in this record (
          <a href="https://creativecommons.org/publicdomain/zero/1.0/" target="_blank" rel="noreferrer">
            CC0 1.0
          </a>
          ): anybody may do anything with it.
        </span>
      </label>
      <div className="dialog-actions">
        <button
          type="button"
          className="button button-main"
          disabled={!agreed || busy}
          onClick={() => onPublish(named)}
        >
          <Icon name="globe" /> Publish
        </button>
      </div>
    </>
  )
}

function isPublication(body: unknown): body is Publication {
  return isObject(body) && [body.published, body.mine, body.named].every(each => typeof each === 'boolean')
}
