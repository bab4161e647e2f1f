import type { CDPSession, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { DESK, expectOpenToAll, openStage, PHONE, type Visit } from './harness.ts'

const stage = openStage()

test('a guest makes a passkey, signs out, comes back with it from another guest, and is signed out elsewhere', async () => {
  const ann = await openAtName()
  const keys = await authenticator(ann.page)
  await sayName(ann.page, 'Ann')
  await ann.page.getByRole('button', { name: 'Make a passkey' }).click()
  await ann.page.getByText('Passkey of Chrome').first().waitFor()
  await ann.page.getByRole('button', { name: 'Make a recovery code' }).click()
  const code = await ann.page.getByLabel('Recovery code', { exact: true }).inputValue()
  expect(code).toMatch(/^(?:\w{4}-){6}\w{4}$/)

  await ann.page.getByText('Your crest: change it').click()
  await ann.page.getByRole('radio', { name: 'Kite' }).check()
  await ann.page.getByRole('button', { name: 'Keep this crest' }).click()
  await expectOpenToAll(ann.page, 'account')
  await ann.page.setViewportSize(PHONE)
  await expectOpenToAll(ann.page, 'account on a phone')
  await ann.page.setViewportSize(DESK)

  await ann.page.getByRole('button', { name: 'Sign out here' }).click()
  await ann.page.waitForURL(/\/online$/)
  await sayName(ann.page, 'Stranger')
  await ann.page.getByText('I have an account: sign in').click()
  await ann.page.getByRole('radio', { name: 'Take them along' }).check()
  await ann.page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await ann.page.getByRole('heading', { level: 1, name: 'Ann' }).waitFor()
  await ann.page.getByText('You can sign in at any browser').waitFor()
  expect((await keys.send('WebAuthn.getCredentials', { authenticatorId: keys.id })).credentials).toHaveLength(1)

  const phone = await openAtName({ settings: { name: 'Ann' } })
  await phone.page.goto('/me')
  await phone.page.getByText('I have an account: sign in').click()
  await phone.page.getByLabel('Or with a recovery code').fill(code.toLowerCase())
  await phone.page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await phone.page.getByRole('button', { name: 'Sign out everywhere else' }).click()
  await phone.page.getByRole('button', { name: 'Sign out everywhere else' }).waitFor({ state: 'detached' })
  await ann.page.reload()
  await ann.page.getByRole('button', { name: 'That is me' }).waitFor()
  for (const { complaints } of [ann, phone]) expect(complaints.filter(each => !each.includes('401'))).toEqual([])
})

/** Passkeys are for hosts with a name. */
function openAtName(options: Parameters<typeof stage.open>[0] = {}): Promise<Visit> {
  return stage.open({ ...options, baseURL: stage.home.replace('127.0.0.1', 'localhost') })
}

async function sayName(page: Page, name: string): Promise<void> {
  await page.goto('/me')
  await page.getByLabel('What are you called?').fill(name)
  await page.getByRole('button', { name: 'That is me' }).click()
  await page.getByRole('heading', { level: 1, name }).waitFor()
}

/** A passkey's keeper that always says yes. */
async function authenticator(page: Page): Promise<CDPSession & { id: string }> {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true },
      ...{ isUserVerified: true, automaticPresenceSimulation: true },
    },
  })
  return Object.assign(session, { id: authenticatorId })
}
