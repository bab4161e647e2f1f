import { useEffect, useState } from 'react'
import { counted } from '../shell/counted.ts'
import { Dialog } from '../shell/dialog.tsx'
import type { TableProps } from '../table/open-table.tsx'
import { lookHash, type Moment, ROOM_IN_MESSAGE, sayMoment } from './link.ts'
import { LinkField } from './link-field.tsx'
import { PictureField } from './picture-field.tsx'
import '../styles/look.css'

interface ShareDialogProps extends TableProps {
  readonly onClose: () => void
}

/** A game to hand on: as a link that holds all of it, as a picture, or as a frame for a page. */
export function ShareDialog({ onClose, ...props }: ShareDialogProps) {
  const { state, extras } = props
  const { looking, now } = state
  const [isAtEnd, setAtEnd] = useState(looking === undefined)
  const moment: Moment = { step: isAtEnd ? undefined : looking?.step, viewer: now.viewer }
  const text = useRecord(props)
  const hash = useLookHash(text, moment)
  const short = extras?.address === undefined ? undefined : `${extras.address}${sayMoment(moment)}`
  return (
    <Dialog title="Share this game" onClose={onClose}>
      <div className="share">
        {looking !== undefined && (
          <fieldset>
            <legend>It opens</legend>
            <div className="segments">
              {[false, true].map(end => (
                <label key={String(end)} className="segment">
                  <input type="radio" name="share-at" checked={isAtEnd === end} onChange={() => setAtEnd(end)} />
                  <span>{end ? 'at the end' : `after ${counted(looking.step, 'move')}`}</span>
                </label>
              ))}
            </div>
          </fieldset>
        )}
        {short !== undefined && (
          <section>
            <h3>A short link</h3>
            <LinkField label="Short link" link={short} />
            <p>It leads to this table, for those who may look at it here.</p>
          </section>
        )}
        <section>
          <h3>A link that holds the whole game</h3>
          {hash === undefined ? <p>The link is being made …</p> : <WholeLink hash={hash} />}
        </section>
        <section>
          <h3>A picture</h3>
          <PictureField {...props} text={text} />
        </section>
        <section>
          <h3>For a page of yours</h3>
          {hash !== undefined && (
            <LinkField label="Code for a page" link={frameCode(hash, props.playable.game.title)} isCode />
          )}
          <p>The code shows the board with its timeline in a frame.</p>
        </section>
      </div>
    </Dialog>
  )
}

function WholeLink({ hash }: { readonly hash: string }) {
  const link = `${location.origin}/look#${hash}`
  const fits = link.length <= ROOM_IN_MESSAGE
  return (
    <>
      <LinkField label="Link with the whole game" link={link} />
      <p>
        {link.length.toLocaleString('en')} letters:{' '}
        {fits
          ? 'it fits into any message.'
          : `too long for chats and mail programs that stop at ${ROOM_IN_MESSAGE.toLocaleString('en')}. There, send the file.`}{' '}
        Names, dice and all that was secret are in the link itself. No server is told of it, and none is needed to open
        it.
      </p>
    </>
  )
}

/** The whole game as text; nothing until it is there. */
function useRecord({ client }: Pick<TableProps, 'client'>): string | undefined {
  const [text, setText] = useState<string>()
  useEffect(() => client.download(record => setText(record)), [client])
  return text
}

function useLookHash(record: string | undefined, { step, viewer }: Moment): string | undefined {
  const [hash, setHash] = useState<string>()
  useEffect(() => {
    let isStale = false
    if (record === undefined) return
    void lookHash({ record, step, viewer }).then(made => {
      if (!isStale) setHash(made)
    })
    return () => {
      isStale = true
    }
  }, [record, step, viewer])
  return hash
}

function frameCode(hash: string, title: string): string {
  const address = `${location.origin}/embed#${hash}`
  const size = 'width="720" height="640" style="max-width: 100%; border: 0"'
  return `<iframe src="${address}" title="A game of ${title}" ${size} loading="lazy"></iframe>`
}
