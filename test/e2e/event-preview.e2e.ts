import { expect, test } from '@playwright/test'
import { newEventOwner } from '../support/event-owner.ts'
import { axeFindings } from './axe.ts'
import { addSession } from './member-session.ts'

const event = 'dublin-marathon'

test('the preview shows the event page with the facts of the draft, and leads back to the editor', async ({
  page,
  baseURL,
}) => {
  const url = baseURL ?? ''
  const owner = await newEventOwner(url, [event])
  const opened = await owner.visitor.send('POST', `/api/organiser/events/${event}/draft`)
  const { id, version } = Object(opened.json)
  const changes = [{ path: 'texts.refund.en', from: null, to: 'No refunds after 1 June.' }]
  const saved = await owner.visitor.send('PATCH', `/api/organiser/drafts/${id}`, {
    version,
    changes,
  })
  expect(saved.status, saved.text).toBe(200)
  await addSession(page, url, owner)
  await page.goto(`/organiser-events/${event}/preview`)
  await expect(page.getByText('No refunds after 1 June.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Dublin Marathon/u)
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  expect(await axeFindings(page, { within: 'main' })).toEqual([])
  const published = await page.request.get(`/api/events/${event}`)
  expect(await published.text()).not.toContain('No refunds after 1 June.')
  await page.locator('.prev-b summary').click()
  await page.locator('.prev-b').getByRole('link', { name: 'Deutsch' }).click()
  await expect(page.getByText('No refunds after 1 June.')).toBeVisible()
  await expect(page).toHaveURL(/\/de\/.+\/vorschau$/u)
})
