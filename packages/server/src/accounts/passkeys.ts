import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import { ok, type Result } from '@undercroft/kernel'
import { type Problem, problem } from '../problem.ts'
import type { Person } from '../store/records.ts'
import { now } from '../time.ts'
import type { Passkey } from './records.ts'
import type { RelyingParty } from './relying-party.ts'
import type { Accounts } from './store.ts'

const CHALLENGE_MS = 5 * 60_000
const SIGN_IN = 'sign in'
/** ES256, EdDSA and RS256, as COSE counts them: what authenticators have. */
const ALGORITHMS = [-7, -8, -257] as const

/** Read when the first one needs it: most servers are asked by guests alone. */
const library = () => import('@simplewebauthn/server')

/** What a browser needs to make a passkey for somebody. */
export async function newKeyOptions(
  accounts: Accounts,
  { id, name }: Person,
  party: RelyingParty,
  there: readonly Passkey[],
): Promise<object> {
  const { generateRegistrationOptions } = await library()
  const options = await generateRegistrationOptions({
    ...{ rpName: 'Undercroft', rpID: party.id, userName: name, userDisplayName: name },
    userID: new TextEncoder().encode(id),
    attestationType: 'none',
    supportedAlgorithmIDs: [...ALGORITHMS],
    excludeCredentials: there.map(({ credential, transports }) => ({ id: credential, transports: [...transports] })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
  })
  await accounts.addChallenge({ value: options.challenge, purpose: id, endsAt: now() + CHALLENGE_MS }, now())
  return options
}

/** What the browser has made, if it is what was asked for. */
export async function makePasskey(
  accounts: Accounts,
  person: string,
  party: RelyingParty,
  response: RegistrationResponseJSON,
): Promise<Result<Omit<Passkey, 'id' | 'label' | 'madeAt'>, Problem>> {
  const { verifyRegistrationResponse } = await library()
  const expected = {
    expectedOrigin: [...party.origins],
    expectedRPID: party.id,
    requireUserVerification: false,
    supportedAlgorithmIDs: [...ALGORITHMS],
  }
  const expectedChallenge = (value: string) => accounts.takeChallenge(value, person, now())
  const found = await verifyRegistrationResponse({ response, expectedChallenge, ...expected }).catch(() => undefined)
  if (found?.verified !== true) return problem('forbidden', 'this passkey could not be checked: try again')
  const { id, publicKey, counter, transports = [] } = found.registrationInfo.credential
  const key = Buffer.from(publicKey).toString('base64url')
  return ok({ person, credential: id, publicKey: key, counter, transports })
}

/** What a browser needs to find a passkey for this server. */
export async function signInOptions(accounts: Accounts, party: RelyingParty): Promise<object> {
  const { generateAuthenticationOptions } = await library()
  const options = await generateAuthenticationOptions({ rpID: party.id, userVerification: 'preferred' })
  await accounts.addChallenge({ value: options.challenge, purpose: SIGN_IN, endsAt: now() + CHALLENGE_MS }, now())
  return options
}

/** The passkey that was shown, if it is one of ours and has signed what was asked. */
export async function checkPasskey(
  accounts: Accounts,
  party: RelyingParty,
  response: AuthenticationResponseJSON,
): Promise<Result<Passkey, Problem>> {
  const passkey = await accounts.passkey(response.id)
  if (passkey === undefined) return problem('forbidden', 'this passkey opens no account here')
  const { verifyAuthenticationResponse } = await library()
  const { credential, publicKey, counter, transports } = passkey
  const key = {
    id: credential,
    publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')),
    counter,
    transports: [...transports],
  }
  const expected = { expectedOrigin: [...party.origins], expectedRPID: party.id, requireUserVerification: false }
  const expectedChallenge = (value: string) => accounts.takeChallenge(value, SIGN_IN, now())
  const found = await verifyAuthenticationResponse({ response, expectedChallenge, credential: key, ...expected }).catch(
    () => undefined,
  )
  if (found?.verified !== true) return problem('forbidden', 'this passkey could not be checked: try again')
  await accounts.usedPasskey(passkey.id, found.authenticationInfo.newCounter, now())
  return ok(passkey)
}
