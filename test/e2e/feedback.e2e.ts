import { expect, test, type Page } from '@playwright/test'
import { newMember, newSignedIn } from '../support/members.ts'
import { axeFindings } from './axe.ts'
import { addSession } from './member-session.ts'
import { open } from './pages.ts'

/** Feedback on an event: the dialog, the way through signing in, the member's list, and the form without scripts. */

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Feedback on Berlin Marathon' })

test('a visitor reports an error: what was typed stays through errors and signing in, and is in the member’s list', async ({
  page,
  baseURL,
}) => {
  const member = await newMember(baseURL ?? '')
  await open(page, '/event/berlin-marathon')
  const link = page.getByRole('link', { name: 'Report an error', exact: true })
  await link.click()
  const dialog = dialogOf(page)
  const send = dialog.getByRole('button', { name: 'Send feedback' })
  await send.click()
  await expect(dialog.getByRole('alert')).toContainText('What is it about?')
  await expect(dialog).toContainText('Write your message.')
  expect(await axeFindings(page, { within: 'dialog' })).toEqual([])

  await expect(dialog.getByLabel('Which fact?')).toBeHidden()
  await dialog.getByLabel('A fact is wrong or missing').check()
  const fact = dialog.getByLabel('Which fact?')
  const option = await fact.locator('option[data-input="day"]').first().getAttribute('value')
  await expect(dialog.locator('input[type="date"]')).toBeHidden()
  await fact.selectOption(option)
  await dialog.getByLabel('Date').fill('2027-10-10')
  await dialog.getByLabel('Page that shows it').fill('https://club.example/news')
  await dialog.getByLabel('Your message').fill('The start is at <b>nine</b>.')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(link).toBeFocused()
  await link.click()
  await expect(dialog.getByLabel('Your message')).toHaveValue('The start is at <b>nine</b>.')
  await expect(fact).toHaveValue(option ?? '')
  await expect(dialog.getByLabel('Date')).toHaveValue('2027-10-10')

  await send.click()
  const signIn = page.getByRole('dialog', { name: 'Log in' })
  await expect(signIn).toContainText('Log in to send your message.')
  await signIn.getByLabel('Email, username or organisation').fill(member.username)
  await signIn.getByLabel('Password', { exact: true }).fill(member.password)
  await signIn.getByRole('button', { name: 'Log in' }).click()
  await expect(dialog.getByRole('status')).toContainText('Your message has arrived')
  await dialog.getByRole('link', { name: 'Your feedback' }).click()

  const entry = page.locator('article.fb')
  await expect(entry).toContainText('The start is at <b>nine</b>.')
  await expect(entry).toContainText('Received')
  await expect(entry).toContainText('Dates')
  await expect(entry).toContainText('Proposed: 10')
  expect(await axeFindings(page, { within: 'main' })).toEqual([])
})

test('a member’s empty list of feedback leads to the calendar', async ({ page, baseURL }) => {
  await addSession(page, baseURL ?? '', await newSignedIn(baseURL ?? ''))
  await open(page, '/profile/feedback')
  const link = page.locator('.area-page').getByRole('link', { name: 'Open the calendar' })
  await expect(link).toHaveAttribute('href', '/calendar')
})

test('links beside facts open the form with these chosen', async ({ page }) => {
  await open(page, '/event/berlin-marathon')
  const dialog = dialogOf(page)
  const fact = dialog.getByLabel('Which fact?')
  const chosen = async (part: string) => {
    await page.getByRole('link', { name: `Report an error: ${part}` }).click()
    await expect(dialog.getByLabel('A fact is wrong or missing')).toBeChecked()
    await expect(fact).toBeVisible()
    const value = await fact.inputValue()
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    return value
  }
  expect(await chosen('Races')).toBe('races')
  expect(await chosen('Dates')).toMatch(/^facts\.editions\..+\.date$/u)
  expect(await chosen('Sign-up')).toMatch(/^facts\.editions\..+\.registrationEndsOn$/u)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a link beside the dates leads to the form with the date chosen and its field shown', async ({
    page,
  }) => {
    await page.goto('/event/berlin-marathon')
    await page.getByRole('link', { name: 'Report an error: Dates' }).click()
    await expect(page.getByLabel('A fact is wrong or missing')).toBeChecked()
    await expect(page.getByLabel('Which fact?')).toHaveValue(/^facts\.editions\..+\.date$/u)
    await expect(page.locator('input[type="date"]')).toBeVisible()
  })

  test('the link leads to the form, which shows the fields of the chosen category', async ({
    page,
  }) => {
    await page.goto('/event/berlin-marathon')
    await page.getByRole('link', { name: 'Found it cheaper?' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Feedback on Berlin Marathon')
    await expect(page.getByLabel('A cheaper offer')).toBeChecked()
    await expect(page.getByLabel('Price there')).toBeVisible()
    await expect(page.getByLabel('Which fact?')).toBeHidden()
    await page.getByLabel('Your message').fill('See there.')
    await page.getByRole('button', { name: 'Send feedback' }).click()
    // Signing in comes first.
    await expect(page).toHaveURL(/\/members\/signin\?next=/u)
  })
})

test('on a touch screen the links to the form and to the event are high enough for a finger', async ({
  browser,
  baseURL,
}) => {
  const viewport = { width: 390, height: 800 }
  for (const [hasTouch, least] of [
    [true, 44],
    [false, 24],
  ] as const) {
    const context = await browser.newContext({ baseURL: baseURL ?? '', viewport, hasTouch })
    const page = await context.newPage()
    await page.goto('/event/signup/berlin-marathon')
    const link = page.getByRole('link', { name: 'Found it cheaper?' })
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(least)
    for (const toEvent of await page.getByRole('link', { name: 'Berlin Marathon' }).all())
      expect((await toEvent.boundingBox())?.height).toBeGreaterThanOrEqual(24)
    await context.close()
  }
})
