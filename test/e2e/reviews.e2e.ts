import { expect, test, type Page } from '@playwright/test'
import { newMember, newSignedIn, type TestMember } from '../support/members.ts'
import { axeFindings } from './axe.ts'
import { addSession } from './member-session.ts'
import { hold, hydrateScript, open, openServed } from './pages.ts'

/** The section of reviews on an event page, and the form behind its stars. */

const section = (page: Page) => page.locator('.ev-sec', { has: page.locator('#reviews') })
const form = (page: Page) => page.getByRole('dialog', { name: 'How was it?' })
const signIn = (page: Page) => page.getByRole('dialog', { name: 'Log in' })

async function logIn(page: Page, member: TestMember): Promise<void> {
  const dialog = signIn(page)
  await dialog.getByLabel('Email, username or organisation').fill(member.username)
  await dialog.getByLabel('Password', { exact: true }).fill(member.password)
  await dialog.getByRole('button', { name: 'Log in' }).click()
}

test('a star leads through signing in to the form, which keeps what was typed over a reload, names errors, and thanks', async ({
  page,
  baseURL,
}) => {
  const member = await newMember(baseURL ?? '')
  await open(page, '/event/berlin-marathon')
  await section(page).getByRole('link', { name: '4 of 5 stars' }).click()
  await expect(signIn(page)).toContainText('Log in and the form opens. Your stars are kept.')
  await logIn(page, member)
  const four = form(page).getByRole('radio', { name: '4 of 5 stars, Good' })
  await expect(four).toBeChecked()
  await expect(four).toBeFocused()
  expect(await axeFindings(page, { within: 'dialog' })).toEqual([])
  await form(page).getByLabel('What should others know?').fill('Fast and flat.')
  await page.goto('/event/berlin-marathon?writeReview=true')
  await expect(form(page).getByLabel('What should others know?')).toHaveValue('Fast and flat.')
  await expect(four).toBeChecked()
  await form(page).getByRole('button', { name: 'Send for approval' }).click()
  await expect(form(page).getByRole('alert')).toContainText('Tick this box')
  await form(page).getByRole('checkbox').check()
  await expect(form(page).getByRole('alert')).toHaveCount(0)
  await form(page).getByRole('button', { name: 'Send for approval' }).click()
  await expect(form(page).getByRole('heading', { level: 3 })).toBeFocused()
  await expect(form(page)).toContainText('Your review is waiting for approval.')
  await expect(form(page).getByRole('searchbox')).toBeVisible()
})

/** Writes the least that a review needs, with a text, and sends it. */
async function sendWith(page: Page, text: string): Promise<void> {
  await form(page).getByRole('checkbox').check()
  await form(page).getByLabel('What should others know?').fill(text)
  await form(page).getByRole('button', { name: 'Send for approval' }).click()
}

/** Sends a review of the first edition over the API. */
async function reviewFirst({ visitor }: TestMember): Promise<void> {
  const event = { permalink: 'berlin-marathon' }
  const inputs = await visitor.send('POST', '/api/reviews/writeReviewInputs', event)
  const { eventId, options } = Object(inputs.json)
  const edition = { value: options[0].value }
  const review = { eventId, edition, rating: 3, text: 'Fast and flat.', isAuthentic: true }
  expect((await visitor.send('POST', '/api/models/reviews', review)).status).toBe(200)
}

test('what the server refuses stays on the screen until its control changes: a year that is reviewed, a text it does not take', async ({
  page,
  baseURL,
}) => {
  const member = await newSignedIn(baseURL ?? '')
  await reviewFirst(member)
  await addSession(page, baseURL ?? '', member)
  await open(page, '/event/berlin-marathon?writeReview=true')
  await form(page).getByRole('radio', { name: '4 of 5 stars, Good' }).check()
  await sendWith(page, 'Again.')
  const alert = form(page).getByRole('alert')
  await expect(alert).toContainText('You have already reviewed this edition.')
  // The summary has taken the focus from the button.
  await expect(alert).toBeFocused()
  await page.waitForTimeout(2000)
  await form(page).getByLabel('What should others know?').fill('Another text.')
  await page.keyboard.press('Tab')
  await expect(alert).toContainText('You have already reviewed this edition.')
  await form(page).getByRole('radio', { name: /^2025/u }).check()
  await expect(alert).toHaveCount(0)

  await sendWith(page, 'Fast\u202Eand flat')
  const error = form(page).locator('#review-text-error')
  await expect(error).toBeVisible()
  await page.waitForTimeout(2000)
  await expect(error).toBeVisible()
  await sendWith(page, 'Fast and flat')
  await expect(form(page)).toContainText('Your review is waiting for approval.')
})

test('a star touched before React has come opens the dialog, with what was typed before', async ({
  page,
  baseURL,
}) => {
  const member = await newSignedIn(baseURL ?? '')
  await addSession(page, baseURL ?? '', member)
  await open(page, '/event/berlin-marathon?writeReview=true')
  await form(page).getByLabel('What should others know?').fill('A draft.')
  const release = await hold(page, hydrateScript)
  await openServed(page, '/event/berlin-marathon')
  const star = section(page).getByRole('link', { name: '4 of 5 stars' })
  await star.click()
  await expect(star).toHaveAttribute('aria-busy', 'true')
  release()
  await expect(form(page).getByLabel('What should others know?')).toHaveValue('A draft.')
  await expect(form(page).getByRole('radio', { name: '4 of 5 stars, Good' })).toBeChecked()
})

test('without a connection the form says so', async ({ page, baseURL, context }) => {
  const member = await newSignedIn(baseURL ?? '')
  await addSession(page, baseURL ?? '', member)
  await open(page, '/event/berlin-marathon?writeReview=true')
  await form(page).getByRole('radio', { name: '4 of 5 stars, Good' }).check()
  await expect(form(page).locator('.f-count')).toHaveText('0 / 4,000')
  await context.setOffline(true)
  await sendWith(page, 'Fast.')
  await expect(form(page).locator('.f-count')).toHaveText('5 / 4,000')
  await expect(page.locator('.snack').last()).toContainText('connection')
})

test('the form is closed when all cookies are cleared, and is there again after signing in with all that was typed', async ({
  page,
  baseURL,
  context,
}) => {
  const member = await newMember(baseURL ?? '')
  await open(page, '/event/berlin-marathon')
  await section(page).getByRole('link', { name: '2 of 5 stars' }).click()
  await logIn(page, member)
  await expect(form(page)).toBeVisible()
  await form(page).getByLabel('What should others know?').fill('Fast and flat.')
  await form(page).getByRole('checkbox').check()
  await context.clearCookies()
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(signIn(page)).toBeVisible()
  await expect(form(page)).toHaveCount(0)
  await expect(page.locator('.snack.bad')).toHaveCount(0)
  await logIn(page, member)
  await expect(form(page).getByLabel('What should others know?')).toHaveValue('Fast and flat.')
  await expect(form(page).getByRole('radio', { name: '2 of 5 stars' })).toBeChecked()
  await expect(form(page).getByRole('checkbox')).toBeChecked()
})

test('further reviews are appended and sorted; after ten failures a button remains', async ({
  page,
}) => {
  const review = (id: number, text: string) => ({
    id,
    rating: 5,
    stars: '5 of 5 stars',
    author: 'A member',
    race: 'Marathon, 2025',
    distance: null,
    hue: 'run',
    text,
    lang: null,
    language: null,
    parts: [],
    place: `${id} of 12`,
    report: 'Report this review',
    answer: null,
    toAnswer: 'Answer',
    others: '',
  })
  const served = Array.from({ length: 10 }, (_, index) => review(index + 1, `Served ${index}`))
  await page.route('**/api/events/berlin-marathon*', async (route) => {
    const response = await route.fetch()
    const event = Object(await response.json())
    const reviews = { ...event.reviews, list: served, total: 12 }
    await route.fulfill({ json: { ...event, reviews } })
  })
  let failing = true
  let requests = 0
  await page.route('**/api/models/reviews*', async (route) => {
    requests += 1
    await (failing
      ? route.fulfill({ status: 503, json: {} })
      : route.fulfill({ json: [review(11, '<b>eleventh</b>'), review(12, 'twelfth')] }))
  })
  // Reached without a reload, the page's data come from the API.
  await open(page, '/calendar?text=berlin+marathon')
  await page.locator('main a[href="/event/berlin-marathon"]').first().click()
  await expect(section(page).locator('article')).toHaveCount(10)
  await section(page).getByRole('link', { name: 'Show more' }).click()
  await expect(section(page).getByRole('alert')).toContainText('could not be loaded', {
    timeout: 20_000,
  })
  expect(requests).toBe(10)
  failing = false
  await section(page).getByRole('button', { name: 'Try again' }).click()
  await expect(section(page).locator('article')).toHaveCount(12)
  await expect(section(page).getByRole('status')).toHaveText('12 of 12')
  await expect(section(page).locator('article').nth(10)).toBeFocused()
  await expect(section(page)).toContainText('<b>eleventh</b>')
  await expect(section(page).getByRole('link', { name: 'Show more' })).toHaveCount(0)
})

test('“My reviews” shows the state of a review, changes it in the dialog and deletes it after a question', async ({
  page,
  baseURL,
}) => {
  const url = baseURL ?? ''
  const member = await newSignedIn(url)
  await reviewFirst(member)
  await addSession(page, url, member)
  await open(page, '/profile/reviews')
  const list = page.locator('.own-revs')
  await expect(list.getByRole('link', { name: 'Berlin Marathon' })).toBeVisible()
  await expect(list).toContainText('Waiting for approval')
  await expect(list.getByRole('button', { name: 'Report this review' })).toHaveCount(0)
  expect(await axeFindings(page, { within: 'main' })).toEqual([])

  await list.getByRole('button', { name: 'Change' }).click()
  const change = page.getByRole('dialog', { name: 'Berlin Marathon' })
  await expect(change.getByLabel('What should others know?')).toHaveValue('Fast and flat.')
  await change.getByLabel('What should others know?').fill('Fast, but windy.')
  await change.getByRole('checkbox').check()
  await change.getByRole('button', { name: 'Save' }).click()
  await expect(list).toContainText('Fast, but windy.')
  await expect(change).toHaveCount(0)

  const remove = list.getByRole('button', { name: 'Delete' })
  await remove.click()
  await expect(list).toContainText('Delete this review for good?')
  await page.keyboard.press('Escape')
  await expect(remove).toBeFocused()
  await remove.click()
  await remove.click()
  await expect(list).toContainText('You have not reviewed an event yet.')
})
