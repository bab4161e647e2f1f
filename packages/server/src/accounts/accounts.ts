import type { IncomingHttpHeaders } from 'node:http'
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import { ok, type Result } from '@undercroft/kernel'
import type { Identity, Known } from '../guard/identity.ts'
import { newId } from '../guard/tokens.ts'
import { type Problem, problem } from '../problem.ts'
import type { Person, Time } from '../store/records.ts'
import type { Store } from '../store/store.ts'
import type { TableService } from '../tables/tables.ts'
import { now } from '../time.ts'
import { deviceName } from './device.ts'
import { merge } from './merging.ts'
import { checkPasskey, makePasskey, newKeyOptions, signInOptions } from './passkeys.ts'
import type { Crest } from './records.ts'
import { hashCode, newCode, opensCode, readCode, sayCode } from './recovery.ts'
import { relyingParty } from './relying-party.ts'

/** What becomes of the guest who was at this browser: their games come along, or stay behind. */
export const GUEST_WISHES = ['merge', 'leave'] as const
export type GuestWish = (typeof GUEST_WISHES)[number]

export interface AccountsOptions {
  readonly store: Store
  readonly tables: TableService
  readonly identity: Identity
  readonly publicOrigin: string | undefined
  readonly passkeysOfOne: number
}

export interface AccountCard {
  readonly passkeys: readonly {
    readonly id: string
    readonly label: string
    readonly madeAt: Time
    readonly usedAt?: Time
  }[]
  /** When the recovery code was made. */
  readonly recovery?: Time
  readonly devices: readonly {
    readonly id: string
    readonly label: string
    readonly madeAt: Time
    readonly here: boolean
  }[]
  readonly crest?: Crest
}

interface SignedIn {
  readonly person: Person
  /** What goes into the cookie. */
  readonly token: string
}

/** Accounts are what guests become who want to be found again: the same person, with a key of their own. */
export class AccountService {
  readonly #options: AccountsOptions
  readonly #store: Store

  constructor(options: AccountsOptions) {
    this.#options = options
    this.#store = options.store
  }

  async of(person: string, here?: string): Promise<AccountCard> {
    const { accounts, people } = this.#store
    const [passkeys, recovery, sessions, crest] = await Promise.all([
      accounts.passkeys(person),
      accounts.recoveryOf(person),
      people.tokens(person, 'session'),
      accounts.crest(person),
    ])
    return {
      passkeys: passkeys.map(({ id, label, madeAt, usedAt }) => ({ id, label, madeAt, ...(usedAt && { usedAt }) })),
      ...(recovery && { recovery: recovery.madeAt }),
      devices: sessions.map(({ id, label, madeAt }) => ({ id, label, madeAt, here: id === here })),
      ...(crest && { crest }),
    }
  }

  /** Whether somebody has more than a cookie. */
  async isAccount(person: string): Promise<boolean> {
    const { accounts } = this.#store
    return (await accounts.passkeys(person)).length > 0 || (await accounts.recoveryOf(person)) !== undefined
  }

  async passkeyOptions(person: Person, headers: IncomingHttpHeaders): Promise<Result<object, Problem>> {
    const { accounts } = this.#store
    const there = await accounts.passkeys(person.id)
    if (there.length >= this.#options.passkeysOfOne) return problem('too-many', 'remove a passkey first')
    return ok(await newKeyOptions(accounts, person, this.#party(headers), there))
  }

  async addPasskey(
    person: Person,
    response: RegistrationResponseJSON,
    headers: IncomingHttpHeaders,
  ): Promise<Result<true, Problem>> {
    const { accounts } = this.#store
    const made = await makePasskey(accounts, person.id, this.#party(headers), response)
    if (!made.ok) return made
    if ((await accounts.passkey(made.value.credential)) !== undefined)
      return problem('conflict', 'this passkey is known')
    await accounts.addPasskey({ ...made.value, id: newId(), label: deviceName(headers['user-agent']), madeAt: now() })
    return ok(true)
  }

  /** A new code, to be shown once; the one before opens nothing any more. */
  async newRecovery(person: string): Promise<string> {
    const code = newCode()
    await this.#store.accounts.setRecovery({ id: code.id, person, hash: await hashCode(code.secret), madeAt: now() })
    return sayCode(code)
  }

  signInOptions(headers: IncomingHttpHeaders): Promise<object> {
    return signInOptions(this.#store.accounts, this.#party(headers))
  }

  async signInByPasskey(
    response: AuthenticationResponseJSON,
    headers: IncomingHttpHeaders,
    guest: { readonly known: Known | undefined; readonly wish: GuestWish },
  ): Promise<Result<SignedIn, Problem>> {
    const checked = await checkPasskey(this.#store.accounts, this.#party(headers), response)
    return checked.ok ? this.#signIn(checked.value.person, headers, guest) : checked
  }

  async signInByCode(
    text: string,
    headers: IncomingHttpHeaders,
    guest: { readonly known: Known | undefined; readonly wish: GuestWish },
  ): Promise<Result<SignedIn, Problem>> {
    const code = readCode(text)
    if (code === undefined)
      return problem('malformed', 'a recovery code has seven groups of four letters and digits', 'code')
    const kept = await this.#store.accounts.recovery(code.id)
    if (kept === undefined || !(await opensCode(code.secret, kept.hash))) {
      return problem('forbidden', 'this code opens no account', 'code')
    }
    return this.#signIn(kept.person, headers, guest)
  }

  /** Signs out one of somebody's browsers, or all but the one they are at. */
  async signOut(person: string, which: { readonly id: string } | { readonly but: string }): Promise<boolean> {
    const { people } = this.#store
    const sessions = await people.tokens(person, 'session')
    const ends = sessions.filter(({ id }) => ('id' in which ? id === which.id : id !== which.but))
    for (const { id } of ends) await people.removeToken(id, person)
    return ends.length > 0
  }

  async #signIn(
    id: string,
    headers: IncomingHttpHeaders,
    { known, wish }: { readonly known: Known | undefined; readonly wish: GuestWish },
  ): Promise<Result<SignedIn, Problem>> {
    const { identity, tables } = this.#options
    const person = await this.#store.people.get(id)
    if (person === undefined) return problem('missing', 'this account is no more')
    if (known !== undefined && known.person.id !== id && known.token.kind === 'session') {
      const isGuest = !(await this.isAccount(known.person.id))
      if (isGuest && wish === 'merge') {
        const merged = await merge(this.#store, tables, known.person.id, person)
        if (!merged.ok) return merged
      } else await this.#store.people.removeToken(known.token.id, known.person.id)
    }
    return ok({ person, token: await identity.session(id, deviceName(headers['user-agent'])) })
  }

  #party(headers: IncomingHttpHeaders) {
    return relyingParty(this.#options.publicOrigin, headers)
  }
}
