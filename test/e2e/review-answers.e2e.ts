import { expect, test, type Locator, type Page } from '@playwright/test'
import { newMember, newSignedIn } from '../support/members.ts'
import { axeFindings } from './axe.ts'
import { addSession } from './member-session.ts'
import { hold, hydrateScript, open, openServed } from './pages.ts'

const review = {
  id: 7,
  rating: 4,
  stars: '4 of 5 stars',
  author: 'A member',
  race: 'Marathon, 2025',
  distance: null,
  hue: 'run',
  text: 'Muddy.',
  lang: null,
  language: null,
  parts: [],
  answer: { title: 'Reply from Alpine club', text: 'Gravel soon.', lang: null, language: null },
  toAnswer: 'Answer',
  others: 'Only members of the organisation can answer.',
  place: '1 of 1',
  report: 'Report this review',
}
const own = {
  title: 'Reply from Alpine club',
  text: 'Gravel soon.',
  state: 'Published',
  limit: 4000,
  texts: {
    label: 'Your answer',
    help: 'A person reads it.',
    send: 'Send for approval',
    remove: 'Delete',
    sent: 'Waiting for approval',
    failed: 'It failed.',
  },
}

/** Lets the API's event have one review with an answer. */
async function withReview(page: Page) {
  await page.route('**/api/events/berlin-marathon*', async (route) => {
    const event = Object(await (await route.fetch()).json())
    const reviews = { ...event.reviews, list: [review], total: 1 }
    await route.fulfill({ json: { ...event, reviews } })
  })
}

/** Opens the event without a reload, so that its data come from the API. Returns the review's button for an answer. */
async function reachEvent(page: Page): Promise<Locator> {
  await open(page, '/calendar?text=berlin+marathon')
  await page.locator('main a[href="/event/berlin-marathon"]').first().click()
  await expect(page.locator('.rev-a')).toHaveText('Reply from Alpine clubGravel soon.')
  return page.locator('article').getByRole('button', { name: 'Answer', exact: true })
}

test('the author of a review is not offered to report it', async ({ page, baseURL }) => {
  const url = baseURL ?? ''
  await withReview(page)
  const report = page.locator('article').getByRole('button', { name: 'Report this review' })
  await reachEvent(page)
  await expect(report).toBeVisible()
  await addSession(page, url, await newSignedIn(url))
  let written: object[] = []
  await page.route('**/api/profile/reviews?*', async (route) => {
    await route.fulfill({ json: { texts: {}, reviews: written } })
  })
  const answered = page.waitForResponse(/\/api\/profile\/reviews\?/u)
  await reachEvent(page)
  await answered
  await expect(report).toBeVisible()
  written = [{ id: review.id }]
  await reachEvent(page)
  await expect(report).toBeHidden()
})

test('a first press on the button that reports a review waits for React and opens the dialog', async ({
  page,
}) => {
  await page.route('/event/berlin-marathon', async (route) => {
    const response = await route.fetch()
    const button = '<button type="button" data-report="7">Report it</button>'
    const html = (await response.text()).replace('<h2 id="reviews">', `${button}<h2 id="reviews">`)
    await route.fulfill({ response, body: html })
  })
  const release = await hold(page, hydrateScript)
  await openServed(page, '/event/berlin-marathon')
  await page.getByRole('button', { name: 'Report it' }).click()
  await expect(page.getByRole('button', { name: 'Report it' })).toHaveAttribute('aria-busy', 'true')
  release()
  await expect(page.getByRole('dialog', { name: 'Report this review' })).toBeVisible()
})

test('an organisation answers a review in a dialog; visitors and other organisations see no button', async ({
  page,
  baseURL,
}) => {
  const url = baseURL ?? ''
  await withReview(page)
  const button = await reachEvent(page)
  await expect(button).toBeHidden()
  await addSession(
    page,
    url,
    await newSignedIn(url, { role: 'organiser', organisation: `Club ${Date.now()}` }),
  )
  // The answer to the page before may still be on its way, and its body is gone with that page.
  const refused = page.waitForResponse(
    async (response) =>
      response.url().includes('/api/organiser/reviews?') &&
      (await response.text().catch(() => '')) === '{"mayAnswer":false}',
  )
  await reachEvent(page)
  await refused
  await expect(button).toBeHidden()
  await page.route('**/api/organiser/reviews?*', async (route) => {
    await route.fulfill({ json: { mayAnswer: true } })
  })
  await reachEvent(page)
  // A member who has left the organisation since sees a note.
  await button.click()
  await expect(page.locator('.snacks')).toContainText('Only members of the organisation')

  const sent: string[] = []
  await page.route('**/api/organiser/reviews/7/answer*', async (route) => {
    const request = route.request()
    sent.push(`${request.method()} ${request.postData() ?? ''}`)
    await route.fulfill({ json: own })
  })
  await button.click()
  const dialog = page.getByRole('dialog', { name: 'Reply from Alpine club' })
  const text = dialog.getByLabel('Your answer', { exact: true })
  await expect(text).toHaveValue('Gravel soon.')
  await expect(text).toBeFocused()
  expect(await axeFindings(page, { within: 'dialog[open]' })).toEqual([])
  await text.fill('Gravel from 2027.')
  await dialog.getByRole('button', { name: 'Send for approval' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.locator('.snacks')).toContainText('Waiting for approval')
  await button.click()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(dialog).toHaveCount(0)
  expect(sent).toEqual([
    'GET ',
    'PUT {"text":"Gravel from 2027.","locale":"en"}',
    'GET ',
    'DELETE {}',
  ])
})

test('the buttons for answers follow a sign-in and a sign-out on the page', async ({
  page,
  baseURL,
}) => {
  const member = await newMember(baseURL ?? '', {
    role: 'organiser',
    organisation: `Club ${Date.now()}`,
  })
  await page.route('**/api/organiser/reviews?*', async (route) => {
    await route.fulfill({ json: { mayAnswer: true } })
  })
  await withReview(page)
  const button = await reachEvent(page)
  await expect(button).toBeHidden()
  await page.locator('.acct summary').click()
  await page.locator('.acct').getByRole('link', { name: 'Log in' }).click()
  const dialog = page.getByRole('dialog', { name: 'Log in' })
  await dialog.getByLabel('Email, username or organisation').fill(member.username)
  await dialog.getByLabel('Password', { exact: true }).fill(member.password)
  await dialog.getByRole('button', { name: 'Log in' }).click()
  await expect(button).toBeVisible()
  await page.locator('.acct summary').click()
  await page.locator('.acct').getByRole('button', { name: 'Log out' }).click()
  await expect(button).toBeHidden()
})
