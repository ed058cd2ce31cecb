import { expect, test, type Page } from '@playwright/test'
import '../../src/i18n/all-words.ts'
import { locales } from '../../src/model/locales.ts'
import { localPath } from '../../src/i18n/paths.ts'
import { sampleOf } from '../support/matrix.ts'
import { newNames, newSignedIn, type TestMember } from '../support/members.ts'
import { axeFindings } from './axe.ts'
import { addSession } from './member-session.ts'
import { open, watch } from './pages.ts'

const listPath = '/profile/saved-events'

/** A signed-in browser whose member has saved these events. */
async function openList(page: Page, url: string, permalinks: string[]): Promise<TestMember> {
  const member = await newSignedIn(url)
  await member.visitor.send('POST', '/api/profile/saved-events', { permalinks })
  await addSession(page, url, member)
  return member
}

const rows = (page: Page) => page.locator('main [data-list=saved] article')

test('a member’s list has groups, the next start, the time between starts, and notes that stay', async ({
  page,
  baseURL,
}) => {
  const { messages } = watch(page)
  const later = 'paris-brest-paris-randonneurs'
  await openList(page, baseURL ?? '', ['maraton-valencia', later, 'ride-london'])
  await open(page, listPath)
  await expect(rows(page)).toHaveCount(2)
  await expect(page.locator('.saved')).toContainText(
    'Next start: Valencia Marathon, Sunday, 6 December 2026, in 15 days.',
  )
  await expect(page.locator('.saved .gap')).toHaveText('37 weeks later')
  const months = page.locator('[data-list=saved]').getByRole('heading', { level: 2 })
  await expect(months).toHaveText(['December 2026', 'August 2027'])
  await expect(rows(page).first()).toContainText('in 15 days')
  await expect(rows(page).last()).toContainText('in 274 days')
  await expect(page.locator('.own-season-b .bar')).toHaveCount(2)

  const note = page.locator('.own-note').first()
  await note.locator('summary').click()
  const field = note.getByRole('textbox', { name: 'Note on Valencia Marathon' })
  await field.fill('Hotel until Tuesday\n<b>Bus 7:30</b>')
  expect(await axeFindings(page, { within: 'main' })).toEqual([])
  await note.getByRole('button', { name: 'Save' }).click()
  await expect(note.locator('summary')).toBeFocused()
  await expect(page.locator('.snack p')).toHaveText('Saved.')
  await page.reload()
  await expect(note.locator('summary')).toContainText('<b>Bus 7:30</b>')

  await page.getByRole('link', { name: /^Past/u }).click()
  await expect(rows(page)).toHaveCount(1)
  await expect(rows(page)).toContainText('RideLondon')
  await page.goBack()
  await expect(rows(page)).toHaveCount(2)
  expect(messages).toEqual([])
})

test('a plan is chosen below a race, a time belongs to one that is done, and undoing a removal brings both back', async ({
  page,
  baseURL,
}) => {
  await openList(page, baseURL ?? '', ['maraton-valencia'])
  await open(page, listPath)
  const plan = page.locator('.own-plan')
  await plan.locator('summary').click()
  const choice = plan.getByLabel('Your plan for Valencia Marathon')
  const time = plan.getByLabel('Your time')
  await expect(time).toBeHidden()
  await choice.selectOption('Done')
  await time.fill('3:75:00')
  await plan.getByRole('button', { name: 'Save' }).click()
  await expect(plan.getByRole('alert')).toContainText('Your time')
  expect(await axeFindings(page, { within: 'main' })).toEqual([])
  await time.fill('3:45:12')
  await plan.getByRole('button', { name: 'Save' }).click()
  await expect(plan.locator('summary')).toContainText('Done 3:45:12')
  await expect(plan.locator('summary')).toBeFocused()
  await page.getByRole('button', { name: 'Save Valencia Marathon' }).click()
  const restored = page.waitForResponse(
    (response) => response.request().method() === 'PATCH' && response.ok(),
  )
  await page.locator('.snack').getByRole('button', { name: 'Undo' }).click()
  await restored
  await page.reload()
  await expect(plan.locator('summary')).toContainText('Done 3:45:12')
})

test('a share link is shown once, opens the list without an account and scripts, and ends', async ({
  page,
  browser,
  baseURL,
}) => {
  await openList(page, baseURL ?? '', ['maraton-valencia'])
  await open(page, listPath)
  const share = page.getByRole('region', { name: 'Share this list' })
  await share.getByRole('button', { name: 'Create a link' }).click()
  const field = share.getByRole('textbox', { name: 'Share this list' })
  await expect(field).toBeFocused()
  expect(await axeFindings(page, { within: 'main' })).toEqual([])
  const link = await field.inputValue()

  const reader = await browser.newContext({ javaScriptEnabled: false })
  const shared = await reader.newPage()
  await shared.goto(link)
  await expect(shared.getByRole('heading', { level: 1 })).toHaveText('A member’s saved races')
  await expect(rows(shared)).toContainText('Valencia Marathon')
  await expect(rows(shared)).toContainText('in 15 days')
  await expect(shared.getByRole('heading', { level: 3 }).first()).toHaveText('December 2026')
  await expect(rows(shared).getByRole('heading', { level: 4 })).toHaveText('Valencia Marathon')

  await page.reload()
  await expect(share).toContainText('Link created on')
  await expect(field).toHaveCount(0)
  await share.getByRole('button', { name: 'End the link' }).click()
  await expect(page.locator('.snack p')).toHaveText('The link no longer works.')
  expect((await shared.goto(link))?.status()).toBe(404)
  await reader.close()
})

test('on a small desktop the entries of an organiser’s area stand on one line in every language', async ({
  page,
  baseURL,
}) => {
  const site = baseURL ?? ''
  const { username: organisation } = newNames()
  await addSession(page, site, await newSignedIn(site, { role: 'organiser', organisation }))
  // The lines do not depend on the height; a low window saves most of the painting.
  await page.setViewportSize({ width: 1024, height: 120 })
  for (const locale of sampleOf(locales, 3)) {
    await open(page, localPath(listPath, locale))
    const entries = page.locator('.area-nav a')
    await expect(entries.nth(1), locale).toBeVisible()
    const tops = await entries.evaluateAll((all) =>
      all.map((entry) => entry.getBoundingClientRect().top),
    )
    expect(new Set(tops).size, locale).toBe(1)
  }
})
