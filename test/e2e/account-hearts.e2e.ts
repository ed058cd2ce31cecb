import { expect, test, type Page } from '@playwright/test'
import {
  goodPassword,
  newMember,
  newNames,
  newSignedIn,
  tokenIn,
  waitForMail,
  type TestMember,
} from '../support/members.ts'
import { newVisitor } from '../support/visitor.ts'
import { axeFindings } from './axe.ts'
import { addSession } from './member-session.ts'
import { open } from './pages.ts'

/** Hearts of signed-in members, and the way there. */

const heart = (page: Page) => page.locator('.ev-act [data-save]')
const snack = (page: Page) => page.locator('.snack p').last()

const pressed = async (page: Page, is: boolean) =>
  await expect(heart(page)).toHaveAttribute('aria-pressed', String(is))

/** Permalinks in the account of the page's member. */
const accountList = async (page: Page): Promise<string[]> => {
  const response = await page.request.get('/api/events/getBucketList')
  const entries: { permalink: string }[] = await response.json()
  return entries.map(({ permalink }) => permalink).toSorted()
}

/** Signs another browser of a member in, with a session of its own. */
async function addSecondSession(page: Page, url: string, member: TestMember): Promise<void> {
  const visitor = newVisitor(url)
  expect((await visitor.signIn(member.username, member.password)).status).toBe(200)
  await addSession(page, url, { visitor })
}

test('a visitor’s first heart saves the event and opens the sign-in dialog, once; signing in there adds it to the account', async ({
  page,
  baseURL,
}) => {
  const member = await newMember(baseURL ?? '')
  await open(page, '/event/berlin-marathon')
  await heart(page).click()
  const dialog = page.getByRole('dialog', { name: 'Log in' })
  await expect(dialog).toContainText('Saved in this browser. Log in to have it on all your devices')
  expect(await axeFindings(page, { within: 'dialog' })).toEqual([])
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(heart(page)).toBeFocused()
  await pressed(page, true)

  await open(page, '/event/oslo-maraton')
  await heart(page).click()
  await pressed(page, true)
  await expect(snack(page)).toHaveText('Saved in this browser.')
  await expect(dialog).toHaveCount(0)

  await page.locator('.acct summary').click()
  await page.locator('.acct').getByRole('link', { name: 'Log in' }).click()
  await dialog.getByLabel('Email, username or organisation').fill(member.username)
  await dialog.getByLabel('Password', { exact: true }).fill(member.password)
  await dialog.getByRole('button', { name: 'Log in' }).click()
  await expect(snack(page)).toHaveText('The races saved in this browser are now in your list.')
  expect(await accountList(page)).toEqual(['berlin-marathon', 'oslo-maraton'])
  await pressed(page, true)
})

test('a member’s hearts are the same in another browser, a removal can be taken back with its note, and signing out empties the copy', async ({
  page,
  browser,
  baseURL,
}) => {
  const url = baseURL ?? ''
  const member = await newSignedIn(url)
  await addSession(page, url, member)
  await open(page, '/event/berlin-marathon')
  await heart(page).click()
  await expect(snack(page)).toHaveText('Saved to your list.')
  await expect.poll(() => accountList(page)).toEqual(['berlin-marathon'])

  const context = await browser.newContext({ baseURL: url })
  const other = await context.newPage()
  await addSecondSession(other, url, member)
  await open(other, '/event/berlin-marathon')
  await pressed(other, true)
  await expect(other.locator('.saved-link')).toHaveText('Saved races1')
  const token = await (await other.request.get('/api/auth/csrf')).json()
  const written = await other.request.patch('/api/profile/saved-events', {
    data: { permalink: 'berlin-marathon', note: 'Hotel until Tuesday' },
    headers: { 'x-csrf-token': token.csrfToken },
  })
  expect(written.status()).toBe(200)

  await heart(other).click()
  await expect(snack(other)).toHaveText('Removed from your saved races.')
  await expect.poll(() => accountList(other)).toEqual([])
  await other.locator('.snack').getByRole('button', { name: 'Undo' }).click()
  await pressed(other, true)
  await expect
    .poll(async () => (await other.request.get('/api/events/getBucketList')).text())
    .toContain('Hotel until Tuesday')

  await other.locator('.acct summary').click()
  await other.locator('.acct').getByRole('button', { name: 'Log out' }).click()
  await pressed(other, false)
  await expect(other.locator('.saved-link')).toHaveText('Saved races')
  await context.close()
})

test('a press that the account does not take is undone and said', async ({ page, baseURL }) => {
  await addSession(page, baseURL ?? '', await newSignedIn(baseURL ?? ''))
  await open(page, '/event/berlin-marathon')
  await page.route('**/api/events/addToBucketList', (route) => route.fulfill({ status: 500 }))
  await heart(page).click()
  await expect(page.locator('.snack.bad p')).toHaveText(
    'That did not work: your list is as it was. Try again.',
  )
  await pressed(page, false)
  await page.unroute('**/api/events/addToBucketList')
  await heart(page).click()
  await expect.poll(() => accountList(page)).toEqual(['berlin-marathon'])
})

test('registering after a heart leads back to its row, and says that the event is in the list', async ({
  page,
  baseURL,
}) => {
  const { username, email } = newNames()
  await open(page, '/calendar')
  const pressedHeart = page.locator('main [data-item] [data-save]').nth(20)
  const name = await pressedHeart.getAttribute('aria-label')
  await pressedHeart.click()
  const dialog = page.getByRole('dialog', { name: 'Log in' })
  await dialog.getByRole('link', { name: 'Create account' }).click()
  await page.locator('main a[href*="/registration/athlete?next="]').first().click()
  for (const [field, value] of Object.entries({
    firstname: 'Ines',
    lastname: 'Duarte',
    username,
    email,
    password: goodPassword,
    password_confirm: goodPassword,
  }))
    await page.locator(`main input[name=${field}]`).fill(value)
  await page.locator('main input[name=toc_accepted]').check()
  await page.locator('main button[type=submit]').click()
  await expect(page).toHaveURL('/members/registration/success')
  const token = tokenIn(await waitForMail(baseURL ?? '', email))
  await page.goto(`/members/confirmation?confirmation_token=${token}`)
  await page.locator('main .btn-flare').click()
  await page.locator('main a[href^="/members/signin?confirmation=success&next="]').click()
  await page.locator('main input[name=identifier]').fill(username)
  await page.locator('main input[name=password]').fill(goodPassword)
  await page.locator('main button[type=submit]').click()
  // Signing in hashes a password, which takes long on a busy machine; the row's anchor leaves the address afterwards.
  await page.waitForURL(/\/calendar(?:#heart-[\w-]+)?$/u)
  await expect(snack(page)).toHaveText('The races saved in this browser are now in your list.')
  await expect(page.getByRole('button', { name: name ?? '', exact: true })).toBeInViewport()
  expect(await accountList(page)).toHaveLength(1)
})
