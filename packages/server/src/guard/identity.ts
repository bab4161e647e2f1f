import type { IncomingHttpHeaders } from 'node:http'
import type { Person, Time, Token, TokenKind } from '../store/records.ts'
import type { People } from '../store/store.ts'
import { now } from '../time.ts'
import { cookieName, readCookie } from './cookies.ts'
import { freshToken, newId, opens, readToken } from './tokens.ts'

/** A link to another device works for so long, and once. */
const MOVE_MS = 15 * 60_000
/** A link to a friend works for a week, and once. */
const FRIEND_MS = 7 * 86_400_000

/** Somebody who has shown a token. */
export interface Known {
  readonly person: Person
  readonly token: Token
}

/** Who one is: guests with a name and a cookie, and programs with a token. */
export class Identity {
  readonly #people: People
  readonly #https: boolean

  constructor(people: People, https: boolean) {
    this.#people = people
    this.#https = https
  }

  /** A new guest, and what goes into the cookie. */
  async welcome(name: string, device = ''): Promise<{ person: Person; token: string }> {
    const person: Person = { id: newId(), name, settings: {}, madeAt: now() }
    const { text, token } = tokenFor(person.id, 'session', device, undefined)
    await this.#people.add(person, token)
    return { person, token: text }
  }

  /** Who sends these headers: by `Authorization: Bearer` for programs, by cookie for browsers. */
  async who(headers: IncomingHttpHeaders): Promise<Known | undefined> {
    const bearer = /^Bearer ([\w.-]{1,100})$/.exec(headers.authorization ?? '')?.[1]
    if (bearer !== undefined) return this.#known(bearer, 'program')
    const cookie = readCookie(headers.cookie, cookieName(this.#https))
    return cookie === undefined ? undefined : this.#known(cookie, 'session')
  }

  async programToken(person: string, label: string): Promise<{ text: string; token: Token }> {
    const made = tokenFor(person, 'program', label, undefined)
    await this.#people.addToken(made.token)
    return made
  }

  async moveToken(person: string): Promise<{ text: string; endsAt: Time }> {
    for (const old of await this.#people.tokens(person, 'move')) await this.#people.removeToken(old.id, person)
    const endsAt = now() + MOVE_MS
    const { text, token } = tokenFor(person, 'move', '', endsAt)
    await this.#people.addToken(token)
    return { text, endsAt }
  }

  /** The other device's cookie, for the one who comes first with the link. */
  async move(text: string, device = ''): Promise<{ person: Person; token: string } | undefined> {
    const known = await this.#known(text, 'move')
    if (known === undefined || !(await this.#people.removeToken(known.token.id, known.person.id))) return undefined
    return { person: known.person, token: await this.session(known.person.id, device) }
  }

  /** What goes into the cookie of another browser of theirs. */
  async session(person: string, device: string): Promise<string> {
    const { text, token } = tokenFor(person, 'session', device, undefined)
    await this.#people.addToken(token)
    return text
  }

  /** A link that makes its finder a friend. */
  async friendToken(person: string): Promise<string> {
    const { text, token } = tokenFor(person, 'friend', '', now() + FRIEND_MS)
    await this.#people.addToken(token)
    return text
  }

  /** Who gave the link, to the first who comes with it and is not its giver. */
  async useFriendToken(text: string, finder: string): Promise<string | undefined> {
    const known = await this.#known(text, 'friend')
    if (known === undefined || known.person.id === finder) return undefined
    return (await this.#people.removeToken(known.token.id, known.person.id)) ? known.person.id : undefined
  }

  async #known(text: string, kind: TokenKind): Promise<Known | undefined> {
    const read = readToken(text)
    const token = read && (await this.#people.token(read.id))
    if (read === undefined || token === undefined || !opens(read.secret, token.hash)) return undefined
    if (token.kind !== kind || (token.endsAt !== undefined && token.endsAt <= now())) return undefined
    const person = await this.#people.get(token.person)
    return person && { person, token }
  }
}

function tokenFor(
  person: string,
  kind: TokenKind,
  label: string,
  endsAt: Time | undefined,
): { text: string; token: Token } {
  const { text, id, hash } = freshToken()
  return { text, token: { id, person, kind, hash, label, madeAt: now(), endsAt } }
}
