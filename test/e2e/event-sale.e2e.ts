import { expect, test, type Page } from '@playwright/test'
import '../../src/i18n/all-words.ts'
import { pathOf } from '../../src/i18n/paths.ts'
import { newEventOwner } from '../support/event-owner.ts'
import { axeFindings, wcagIn } from './axe.ts'
import { addSession } from './member-session.ts'
import { started } from './pages.ts'

const event = 'ljubljanski-maraton'

async function openAsOwner(page: Page, url: string, path: string): Promise<void> {
  await addSession(page, url, await newEventOwner(url, [event]))
  await page.goto(path)
  await started(page)
  await expect(page.locator('.sel-c').first()).toBeVisible()
}

test('places are put on sale with the keyboard alone: what is missing is named, then it is published; no finding of axe', async ({
  page,
  baseURL,
}) => {
  await openAsOwner(
    page,
    baseURL ?? '',
    pathOf({ to: 'organiser-event', event, section: 'sale' }, 'en'),
  )
  const publish = page.getByRole('button', { name: 'Publish' })
  await publish.focus()
  await page.keyboard.press('Enter')
  const summary = page.locator('#errors')
  await expect(summary).toBeFocused()
  await expect(summary).toContainText('Choose at least one race')
  await summary.getByRole('link', { name: 'Sale opens' }).press('Enter')
  await expect(page.getByLabel('Sale opens')).toBeFocused()

  await page.getByLabel('Sale opens').fill('2026-11-22T09:00')
  await page.getByLabel('Sale closes').fill('2027-10-01T20:00')
  await page.locator('main').getByLabel('Currency').selectOption('EUR')
  const race = page.locator('.sel-c').nth(1)
  const isSold = race.getByLabel('Sell places of this race here')
  await isSold.focus()
  await page.keyboard.press('Space')
  await race.getByLabel('Places', { exact: true }).fill('120')
  await race.getByLabel('Of these held back').fill('20')
  await race.getByLabel('Price').fill('45.50')
  await race.getByLabel('Number of places').fill('50')
  await expect(race).toContainText('fewer places than are for sale')
  await race.getByRole('button', { name: 'Add a price step' }).press('Enter')
  await race.getByRole('group', { name: 'Step 2' }).getByLabel('Price').fill('55')
  await expect(race).not.toContainText('fewer places than are for sale')

  await page.getByRole('button', { name: 'Save the draft' }).press('Enter')
  await expect(page.getByRole('status').first()).toHaveText('Saved, not published yet.')
  await page.reload()
  await started(page)
  await expect(page.getByText('Draft, not published')).toBeVisible()
  await expect(race.getByLabel('Price').first()).toHaveValue('45.5')

  // The site of the tests has no way to pay.
  await publish.press('Enter')
  await expect(summary).toContainText('No way to pay is set up, so only free places can be sold.')
  for (const step of ['Step 1', 'Step 2'])
    await race.getByRole('group', { name: step }).getByLabel('Price').fill('0')
  await publish.press('Enter')
  await expect(page.getByRole('status').first()).toHaveText('Published. Athletes see it now.')
  await expect(race).toContainText('Sold: 0 · being paid for: 0 · left: 100')
  await expect(page.getByText('Draft, not published')).toHaveCount(0)

  for (const locale of ['en', 'de', 'ja', 'th'] as const) {
    await page.setViewportSize({ width: 320, height: 800 })
    await page.goto(pathOf({ to: 'organiser-event', event, section: 'sale' }, locale))
    await expect(race).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth), locale).toBe(320)
    await page.setViewportSize({ width: 1280, height: 900 })
    expect(await axeFindings(page, wcagIn(locale)), locale).toEqual([])
  }
})
