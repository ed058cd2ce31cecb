import { expect, test, type Page } from '@playwright/test'
import { goodPassword, newNames, tokenIn, waitForMail } from '../support/members.ts'
import { moderator, serveModerated } from '../support/moderated-site.ts'
import { hydrate, open } from './pages.ts'

/** The way of a new organiser from the first click to the page that an athlete sees. */

let site: Awaited<ReturnType<typeof serveModerated>>

test.beforeAll(async () => {
  site = await serveModerated()
})
test.afterAll(async () => await site.stop())

async function logIn(page: Page, username: string): Promise<void> {
  await page.getByLabel('Email, username or organisation').fill(username)
  await page.getByLabel('Password', { exact: true }).fill(goodPassword)
  await page.getByRole('main').getByRole('button', { name: 'Log in', exact: true }).click()
}

/** Registers an organiser, beginning on the home page. */
async function register(page: Page): Promise<{ username: string; email: string }> {
  const { username, email } = newNames()
  await open(page, site.url())
  await page.locator('.acct summary').click()
  await page.locator('.acct').getByRole('link', { name: 'Create account' }).click()
  await page.getByRole('link', { name: 'Continue as an organiser' }).click()
  await expect(page).toHaveURL(/registration\/organiser/u)
  for (const [label, text] of Object.entries({
    Organisation: `Club ${username}`,
    'First name': 'Ines',
    'Last name': 'Duarte',
    Username: username,
    Email: email,
    Password: goodPassword,
    'Repeat password': goodPassword,
  }))
    await page.getByRole('main').getByLabel(label, { exact: true }).fill(text)
  await page.getByRole('main').getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page).toHaveURL(/\/registration\/success/u)
  const token = tokenIn(await waitForMail(site.url(), email))
  await page.goto(`${site.url()}/members/confirmation?confirmation_token=${token}`)
  await page.getByRole('button', { name: 'Confirm' }).click()
  await page.locator('main').getByRole('link', { name: 'Log in' }).click()
  await logIn(page, username)
  return { username, email }
}

const sectionOf = (page: Page, title: string) =>
  page
    .getByRole('navigation', { name: 'Sections' })
    .getByRole('link', { name: new RegExp(`^${title}`, 'u') })

/** Writes an event with a race, and sends it for review. */
async function sendEvent(page: Page, name: string): Promise<void> {
  await page.getByLabel('Event name').fill(name)
  await page.keyboard.press('Enter')
  await page.getByLabel('First day').fill('2027-09-18')
  await sectionOf(page, 'Place').click()
  await page.getByRole('combobox', { name: 'Town or village' }).fill('Lillehammer')
  await page.getByRole('option').first().click()
  await sectionOf(page, 'Races').click()
  await page.getByLabel('Race name').fill('Lake half')
  await page.getByRole('combobox', { name: 'Sport', exact: true }).selectOption('run')
  await page.getByRole('textbox', { name: /^Distance/u }).fill('21.1')
  await page.getByRole('button', { name: /^Send for review/u }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('moderator')
  await dialog.getByRole('button', { name: /^Send for review/u }).click()
  await expect(dialog).toContainText('Waiting')
  await page.keyboard.press('Escape')
  await expect(page.locator('.ws-bar .tag')).toBeFocused()
}

/** Goes on writing while the event waits: it stays in the queue. */
async function goOn(page: Page, text: string): Promise<void> {
  await sectionOf(page, 'Basics').click()
  const saved = page.waitForResponse(
    (response) => response.request().method() === 'PATCH' && response.url().includes('/drafts/'),
  )
  await page.getByLabel('About the event').fill(text)
  expect((await saved).status()).toBe(200)
  await page.reload()
  await expect(page.getByLabel('About the event')).toHaveValue(text)
  await expect(page.locator('.ws-bar .tag')).toHaveText(/^Waiting/u)
}

/** Opens the inbox as the moderator. */
async function openInbox(page: Page): Promise<void> {
  await page.goto(`${site.url()}/members/signin?next=%2Fmoderation`)
  await hydrate(page)
  await logIn(page, moderator)
  await expect(page).toHaveURL(/\/moderation/u)
}

test('a new organiser registers, writes an event, goes on while it waits, hears of the decision, and athletes see the page', async ({
  page,
  browser,
}) => {
  const { username, email } = await register(page)
  await expect(page).toHaveURL(/\/organiser-events$/u)
  await page
    .getByRole('link', { name: /new event/iu })
    .first()
    .click()
  const name = `Lake Run ${username}`
  await sendEvent(page, name)
  await goOn(page, 'Around the lake at noon.')

  const reader = await (await browser.newContext()).newPage()
  await openInbox(reader)
  const text = reader.getByRole('article')
  await expect(text).toContainText(name)
  await expect(text).toContainText('Lake half')
  await expect(text).toContainText('Around the lake at noon.')
  await expect(text).toContainText(`Club ${username}`)
  await reader.keyboard.press('a')
  await expect(reader.locator('.inbox-none')).toHaveText('Nothing waiting')

  // After the ten seconds in which the approval can be taken back.
  await site.at('2026-11-21T09:05:00Z')
  const { html, text: mail } = await waitForMail(site.url(), email, ({ text: body }) =>
    body.includes(name),
  )
  expect(html).toContain('/event/')
  const [path = ''] = /\/event\/[\w-]+/u.exec(mail) ?? []
  const athlete = await (await browser.newContext()).newPage()
  await athlete.goto(site.url() + path)
  await expect(athlete.getByRole('heading', { level: 1 })).toContainText(name)
  await expect(athlete.getByRole('main')).toContainText('18 September 2027')
  await expect(athlete.getByRole('main')).toContainText('Lillehammer')
  await expect(athlete.getByRole('main')).toContainText('Around the lake at noon.')
})
