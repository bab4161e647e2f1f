import type { Result } from '@undercroft/kernel'
import { fail } from '@undercroft/kernel'
import { call } from '../api.ts'
import { signedInBy } from '../who.ts'
import { isObject, type Problem } from '../wire.ts'
import type { Crest } from './crest.tsx'

export interface Account {
  readonly passkeys: readonly {
    readonly id: string
    readonly label: string
    readonly madeAt: number
    readonly usedAt?: number
  }[]
  readonly recovery?: number
  readonly devices: readonly {
    readonly id: string
    readonly label: string
    readonly madeAt: number
    readonly here: boolean
  }[]
  readonly crest?: Crest
}

export function isAccount(body: unknown): body is Account {
  return isObject(body) && Array.isArray(body.passkeys) && Array.isArray(body.devices)
}

export function isCode(body: unknown): body is { readonly code: string } {
  return isObject(body) && typeof body.code === 'string'
}

type Challenge<T> = T & { readonly challenge: string }

function isChallenge<T>(body: unknown): body is Challenge<T> {
  return isObject(body) && typeof body.challenge === 'string'
}

/** What becomes of the guest at this browser. */
export type GuestWish = 'merge' | 'leave'

/** Only pages that came over https, or from this machine, may use passkeys; and the page's own host must have a name. */
export function hasPasskeys(): boolean {
  return isSecureContext && 'PublicKeyCredential' in globalThis && !/^[\d.]+$|:/.test(location.hostname)
}

/** The browser asks its owner; whoever says no has changed nothing. */
export async function makePasskey(): Promise<Result<Account, Problem>> {
  const { startRegistration } = await import('@simplewebauthn/browser')
  type Options = Parameters<typeof startRegistration>[0]['optionsJSON']
  const options = await call('POST', '/api/me/passkeys/options', isChallenge<Options>)
  if (!options.ok) return options
  const response = await startRegistration({ optionsJSON: options.value }).catch(() => undefined)
  if (response === undefined) return fail(unmade)
  return call('POST', '/api/me/passkeys', isAccount, { response })
}

export async function signInByPasskey(guest: GuestWish): Promise<Result<unknown, Problem>> {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  type Options = Parameters<typeof startAuthentication>[0]['optionsJSON']
  const options = await call('POST', '/api/accounts/options', isChallenge<Options>)
  if (!options.ok) return options
  const response = await startAuthentication({ optionsJSON: options.value }).catch(() => undefined)
  if (response === undefined) return fail(unmade)
  return signedInBy('/api/accounts/passkey', { response, guest })
}

export function signInByCode(code: string, guest: GuestWish): Promise<Result<unknown, Problem>> {
  return signedInBy('/api/accounts/recovery', { code, guest })
}

const unmade: Problem = { code: 'stopped', message: 'Your browser gave no passkey. Nothing has changed.' }
