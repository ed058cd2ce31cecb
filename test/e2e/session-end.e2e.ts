import { expect, test, type Page } from '@playwright/test'
import { newMember, newSignedIn } from '../support/members.ts'
import { mockInbox } from '../support/inbox-mock.ts'
import { endOthers, logIn, withSecondSession } from './ended-session.ts'
import { addSession } from './member-session.ts'
import { hydrate, open } from './pages.ts'

/** A session that ends, as on another device, while its member types into a form. */

/** The form with the names and the biography. */
const details = (page: Page) => page.locator('form', { has: page.locator('#bio') })

test('a note typed in the list is there again after signing in, unsaved', async ({
  page,
  baseURL,
}) => {
  const url = baseURL ?? ''
  const member = await newSignedIn(url)
  await member.visitor.send('POST', '/api/events/addToBucketList', { permalink: 'berlin-marathon' })
  await withSecondSession(page, url, member)
  await open(page, '/profile/saved-events')
  await page.getByText('Add a note').first().click()
  const note = page.getByRole('textbox', { name: /Berlin Marathon/u })
  await note.fill('Room near the start')
  await endOthers(member)
  await page.locator('.own-note').getByRole('button', { name: 'Save' }).click()
  await logIn(page, member)
  await expect(page).toHaveURL('/profile/saved-events')
  await expect(note).toHaveValue('Room near the start')
  await page.locator('.own-note').getByRole('button', { name: 'Save' }).click()
  await expect(page.locator('.own-note summary')).toContainText('Room near the start')
})

test('a note is there again after signing in when all cookies were cleared while it was typed', async ({
  page,
  baseURL,
}) => {
  const url = baseURL ?? ''
  const member = await newSignedIn(url)
  await member.visitor.send('POST', '/api/events/addToBucketList', { permalink: 'berlin-marathon' })
  await addSession(page, url, member)
  await open(page, '/profile/saved-events')
  await page.getByText('Add a note').first().click()
  const note = page.getByRole('textbox', { name: /Berlin Marathon/u })
  await note.fill('Room near the start')
  await page.context().clearCookies()
  await logIn(page, member)
  await expect(page).toHaveURL('/profile/saved-events')
  await expect(note).toHaveValue('Room near the start')
})

test('the profile’s fields are there again after signing in, but no password', async ({
  page,
  baseURL,
}) => {
  const url = baseURL ?? ''
  const member = await newSignedIn(url)
  await withSecondSession(page, url, member)
  await open(page, '/profile/edit#security')
  await page.locator('#new-email').fill('another@example.org')
  await page.locator('#new-password').fill('Secret-Of-Mine-1')
  await page.locator('.tabs a[href="#details"]').click()
  const bio = page.getByLabel('About you', { exact: false })
  await bio.fill('Slow, but far.')
  const sport = page.getByRole('checkbox', { name: 'Running', exact: true })
  await details(page).getByText('Running', { exact: true }).click()
  await endOthers(member)
  await details(page).getByRole('button', { name: 'Save' }).click()
  await logIn(page, member)
  await expect(bio).toHaveValue('Slow, but far.')
  await expect(sport).toBeChecked()
  await page.locator('.tabs a[href="#security"]').click()
  await expect(page.locator('#new-email')).toHaveValue('another@example.org')
  await expect(page.locator('#new-password')).toHaveValue('')
  const stored = await page.evaluate(() => JSON.stringify({ ...sessionStorage }))
  expect(stored).not.toContain('Secret-Of-Mine-1')
})

test('an organisation’s page in two languages is there again after signing in', async ({
  page,
  baseURL,
}) => {
  const url = baseURL ?? ''
  const organisation = `Lakeside ${Date.now()}`
  const member = await newSignedIn(url, { role: 'organiser', organisation })
  await withSecondSession(page, url, member)
  await open(page, '/profile/organiser')
  const about = page.getByRole('textbox', { name: /^English/u })
  await about.fill('We run along the lake.')
  const language = page.getByRole('combobox', { name: 'Language', exact: true })
  await language.selectOption('de')
  await page.getByRole('textbox', { name: /^German/u }).fill('Wir laufen am See.')
  await page.getByRole('textbox', { name: /^City/u }).fill('Lillehammer')
  await endOthers(member)
  await page
    .getByRole('region', { name: 'Public page' })
    .getByRole('button', { name: 'Save', exact: true })
    .click()
  await logIn(page, member)
  await expect(about).toHaveValue('We run along the lake.')
  await expect(page.getByRole('textbox', { name: /^City/u })).toHaveValue('Lillehammer')
  await language.selectOption('de')
  await expect(page.getByRole('textbox', { name: /^German/u })).toHaveValue('Wir laufen am See.')
})

test('a moderator’s reason and words are there again after signing in, and can be sent', async ({
  page,
  baseURL,
}) => {
  const member = await newSignedIn(baseURL ?? '')
  await addSession(page, baseURL ?? '', member)
  const sent = await mockInbox(page)
  let ended = true
  await page.route('**/api/moderation/reject*', async (route) => {
    if (ended) await route.fulfill({ status: 401, json: { error: { code: 'unauthorized' } } })
    else await route.fallback()
  })
  await page.goto('/moderation#2')
  await expect(page.locator('article h2')).toHaveText('Berlin Marathon')
  await hydrate(page)
  await page.keyboard.press('r')
  const dialog = page.getByRole('dialog', { name: 'Why not?' })
  await page.keyboard.press('2')
  await dialog.getByRole('textbox').fill('This is about another race.')
  await dialog.getByRole('button', { name: 'Reject and send email' }).click()
  await expect(page).toHaveURL(/signin\?next=/u)
  ended = false
  await page.goto('/moderation#2')
  await expect(dialog.getByRole('textbox')).toHaveValue('This is about another race.')
  await expect(dialog.getByRole('radio').nth(1)).toBeChecked()
  await dialog.getByRole('button', { name: 'Reject and send email' }).click()
  await expect.poll(() => sent.at(-1)).toBe('reject 2 off-topic')
})

test('a moderator’s reason and words are there again when all cookies were cleared while they were typed', async ({
  page,
  baseURL,
}) => {
  const member = await newSignedIn(baseURL ?? '')
  await addSession(page, baseURL ?? '', member)
  await mockInbox(page)
  await page.goto('/moderation#2')
  await expect(page.locator('article h2')).toHaveText('Berlin Marathon')
  await hydrate(page)
  await page.keyboard.press('r')
  const dialog = page.getByRole('dialog', { name: 'Why not?' })
  await page.keyboard.press('2')
  await dialog.getByRole('textbox').fill('This is about another race.')
  await page.context().clearCookies()
  await expect(page).toHaveURL(/signin\?next=/u)
  await addSession(page, baseURL ?? '', member)
  await page.goto('/moderation#2')
  await expect(dialog.getByRole('textbox')).toHaveValue('This is about another race.')
  await expect(dialog.getByRole('radio').nth(1)).toBeChecked()
})

test('another member who signs in sees nothing of what was typed', async ({ page, baseURL }) => {
  const url = baseURL ?? ''
  const member = await newSignedIn(url)
  const other = await newMember(url)
  await withSecondSession(page, url, member)
  await open(page, '/profile/edit')
  await page.getByLabel('About you', { exact: false }).fill('Slow, but far.')
  await endOthers(member)
  await details(page).getByRole('button', { name: 'Save' }).click()
  await logIn(page, other)
  const bio = page.getByLabel('About you', { exact: false })
  await expect(bio).toBeVisible()
  await expect
    .poll(async () => await page.evaluate(() => sessionStorage.getItem('startline:typed') ?? ''))
    .toContain(other.username)
  await expect(bio).toHaveValue('')
  expect(await page.evaluate(() => sessionStorage.getItem('startline:typed'))).not.toContain('Slow')
})
