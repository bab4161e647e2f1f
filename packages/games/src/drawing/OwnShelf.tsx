import { useState } from 'react'
import { giftLink, MOST_IN_NAME } from './gift.ts'
import { type Kept, useShelf } from './shelf.ts'

/** A game's own names for the parts, in its styles. */
interface ShelfClasses {
  readonly card: string
  readonly line: string
  readonly list: string
  readonly tool: string
  readonly input: string
}

export interface OwnShelfProps<T> {
  readonly game: string
  /** What one such thing is called, and several. */
  readonly nouns: readonly [one: string, many: string]
  /** What is being made now. */
  readonly now: T
  readonly classes: ShelfClasses
  /** As the choice that hands it in, in the game's notation, and back. */
  say(value: T): string
  read(text: string): T | undefined
  /** What an older page has kept in its own way. */
  before?(): readonly Kept[]
  onUse(value: T, name: string): void
  /** Says in words what has happened. */
  onSaid(text: string): void
}

/** What somebody has made for a game and put aside: kept under a name, renamed, given away as a link, used again. */
export function OwnShelf<T>(props: OwnShelfProps<T>) {
  const { game, nouns, now, classes, say, read, before, onUse, onSaid } = props
  const { shelf, keep, rename, forget } = useShelf(game, before)
  const [name, setName] = useState('')
  const [naming, setNaming] = useState<string>()
  const [link, setLink] = useState('')
  const [one, many] = nouns
  return (
    <details className={classes.card}>
      <summary>
        My {many} ({shelf.length})
      </summary>
      <NameForm
        classes={classes}
        label={`Name of the ${one}`}
        button="Keep"
        value={name}
        onChange={setName}
        onName={given => {
          if (!keep({ name: given, text: say(now) })) return onSaid(`the shelf is full: forget another ${one} first`)
          setName('')
          onSaid(`kept as ${given}`)
        }}
      />
      <ul className={classes.list}>
        {shelf.map(({ name: its, text }) => (
          <li key={its} className={classes.line}>
            <button
              type="button"
              className={classes.tool}
              onClick={() => {
                const value = read(text)
                if (value === undefined) onSaid(`${its} cannot be read by this page`)
                else onUse(value, its)
              }}
            >
              {its}
            </button>
            <button
              type="button"
              className={classes.tool}
              aria-label={`Rename ${its}`}
              aria-expanded={naming === its}
              onClick={() => setNaming(naming === its ? undefined : its)}
            >
              Rename
            </button>
            <button
              type="button"
              className={classes.tool}
              aria-label={`Copy a link to ${its}`}
              onClick={() => {
                void copyLink({ game, name: its, text }).then(uncopied => {
                  setLink(uncopied ?? '')
                  onSaid(uncopied === undefined ? `link to ${its} copied` : `here is the link to ${its}`)
                })
              }}
            >
              Copy link
            </button>
            <button type="button" className={classes.tool} aria-label={`Forget ${its}`} onClick={() => forget(its)}>
              ✕
            </button>
            {naming === its && (
              <NameForm
                classes={classes}
                label={`New name of ${its}`}
                button="Rename"
                onName={given => {
                  if (given !== its && !rename(its, given)) return onSaid(`there is a ${one} called ${given} already`)
                  setNaming(undefined)
                  onSaid(`${its} is now called ${given}`)
                }}
              />
            )}
          </li>
        ))}
      </ul>
      {link !== '' && <LinkField link={link} className={classes.input} />}
    </details>
  )
}

interface NameFormProps {
  readonly classes: ShelfClasses
  readonly label: string
  readonly button: string
  readonly value?: string
  onChange?(value: string): void
  onName(name: string): void
}

function NameForm({ classes, label, button, value, onChange, onName }: NameFormProps) {
  return (
    <form
      className={classes.line}
      onSubmit={event => {
        event.preventDefault()
        const name = String(new FormData(event.currentTarget).get('name')).trim()
        if (name !== '') onName(name)
      }}
    >
      <input
        name="name"
        className={classes.input}
        aria-label={label}
        placeholder="Name"
        maxLength={MOST_IN_NAME}
        value={value}
        onChange={event => onChange?.(event.target.value)}
      />
      <button type="submit" className={classes.tool}>
        {button}
      </button>
    </form>
  )
}

/** A link that could not be copied, to be copied by hand. */
export function LinkField({ link, className }: { readonly link: string; readonly className: string }) {
  return (
    <input
      className={className}
      aria-label="The link"
      readOnly
      value={link}
      onFocus={event => event.currentTarget.select()}
    />
  )
}

/** Gives the link back where the browser does not let the page copy it. */
export async function copyLink(gift: Kept & { readonly game: string }): Promise<string | undefined> {
  const link = await giftLink(gift, location.origin)
  try {
    await navigator.clipboard.writeText(link)
    return undefined
  } catch {
    return link
  }
}
