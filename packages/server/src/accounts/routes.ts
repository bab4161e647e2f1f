import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import { ok } from '@undercroft/kernel'
import { z } from 'zod'
import { sessionCookie } from '../guard/cookies.ts'
import { ourId } from '../guard/texts.ts'
import { me } from '../http/answers.ts'
import { named, open, type Route } from '../http/route.ts'
import { shown } from '../http/routes/people.ts'
import type { Services } from '../http/services.ts'
import { problem } from '../problem.ts'
import { GUEST_WISHES } from './accounts.ts'
import { assertion, crest, registration } from './wishes.ts'

const time = z.int()
const account = z.object({
  passkeys: z.array(z.object({ id: z.string(), label: z.string(), madeAt: time, usedAt: time.optional() })),
  recovery: time.optional().meta({ description: 'When the recovery code was made.' }),
  devices: z.array(z.object({ id: z.string(), label: z.string(), madeAt: time, here: z.boolean() })),
  crest: crest.optional(),
})

const guest = z.enum(GUEST_WISHES).default('leave').meta({
  description: 'Whether the games of the guest at this browser come along; a guest left behind is left for good.',
})
const id = z.object({ id: ourId })
const options = z.object({ challenge: z.string() }).loose()

/** Passkeys, recovery codes and devices: who is more than a guest. */
export function accountRoutes({ store, accounts, https, personChanged }: Services): Route[] {
  const tag = 'accounts'
  return [
    named({
      ...{ method: 'GET', path: '/api/me/account', tag, summary: 'My passkeys, devices and crest.', answer: account },
      run: async (_, person, { token }) => ok(await accounts.of(person.id, token.id)),
    }),
    named({
      ...{ method: 'POST', path: '/api/me/passkeys/options', tag, summary: 'What a browser needs to make a passkey.' },
      ...{ answer: options, rate: 'signIns' },
      run: ({ headers }, person) => accounts.passkeyOptions(person, headers),
    }),
    named({
      ...{ method: 'POST', path: '/api/me/passkeys', tag, summary: 'A passkey that my browser has made.' },
      ...{ body: z.strictObject({ response: registration }), answer: account, rate: 'signIns' },
      async run({ body, headers }, person, { token }) {
        const added = await accounts.addPasskey(person, body.response as RegistrationResponseJSON, headers)
        return added.ok ? ok(await accounts.of(person.id, token.id)) : added
      },
    }),
    named({
      ...{ method: 'DELETE', path: '/api/me/passkeys/:id', tag, summary: 'Take a passkey away.' },
      ...{ params: id, answer: account },
      async run({ params }, person, { token }) {
        const gone = await store.accounts.removePasskey(params.id, person.id)
        return gone ? ok(await accounts.of(person.id, token.id)) : problem('missing', 'there is no such passkey')
      },
    }),
    named({
      ...{ method: 'POST', path: '/api/me/recovery', tag, summary: 'A new recovery code, shown once.' },
      ...{ answer: z.object({ code: z.string() }), rate: 'signIns' },
      run: async (_, person) => ok({ code: await accounts.newRecovery(person.id) }),
    }),
    named({
      ...{ method: 'DELETE', path: '/api/me/devices/:id', tag, summary: 'Sign out one of my browsers.' },
      ...{ params: id, answer: account },
      async run({ params }, person, { token }) {
        const gone = await accounts.signOut(person.id, { id: params.id })
        personChanged(person.id)
        return gone ? ok(await accounts.of(person.id, token.id)) : problem('missing', 'there is no such device')
      },
    }),
    named({
      ...{ method: 'DELETE', path: '/api/me/devices', tag, summary: 'Sign out all my browsers but this one.' },
      answer: account,
      async run(_, person, { token }) {
        await accounts.signOut(person.id, { but: token.id })
        personChanged(person.id)
        return ok(await accounts.of(person.id, token.id))
      },
    }),
    named({
      ...{ method: 'POST', path: '/api/me/crest', tag, summary: 'My crest, put together from parts.' },
      ...{ body: crest, answer: account },
      async run({ body }, person, { token }) {
        await store.accounts.setCrest(person.id, body)
        return ok(await accounts.of(person.id, token.id))
      },
    }),
    open({
      ...{ method: 'POST', path: '/api/accounts/options', tag, summary: 'What a browser needs to find a passkey.' },
      ...{ answer: options, rate: 'signIns' },
      run: async ({ headers }) => ok(await accounts.signInOptions(headers)),
    }),
    open({
      ...{ method: 'POST', path: '/api/accounts/passkey', tag, summary: 'Sign in with a passkey.' },
      ...{ body: z.strictObject({ response: assertion, guest }), answer: me, rate: 'signIns' },
      async run({ body, headers, setCookie }, known) {
        const wish = { known, wish: body.guest }
        const signed = await accounts.signInByPasskey(body.response as AuthenticationResponseJSON, headers, wish)
        if (!signed.ok) return signed
        setCookie(sessionCookie(signed.value.token, https))
        if (known !== undefined) personChanged(known.person.id)
        return ok(shown(signed.value.person))
      },
    }),
    open({
      ...{ method: 'POST', path: '/api/accounts/recovery', tag, summary: 'Sign in with a recovery code.' },
      ...{ body: z.strictObject({ code: z.string().max(60), guest }), answer: me, rate: 'signIns' },
      async run({ body, headers, setCookie }, known) {
        const signed = await accounts.signInByCode(body.code, headers, { known, wish: body.guest })
        if (!signed.ok) return signed
        setCookie(sessionCookie(signed.value.token, https))
        if (known !== undefined) personChanged(known.person.id)
        return ok(shown(signed.value.person))
      },
    }),
  ]
}
