import { expect, test } from '@playwright/test'
import { newEventOwner } from '../support/event-owner.ts'
import { addSession } from './member-session.ts'

test('prices are entered in a table: a step is copied below, arrows go within a race, an emptied price goes', async ({
  page,
  baseURL,
}) => {
  const url = baseURL ?? ''
  await addSession(page, url, await newEventOwner(url, ['rostocker-marathonnacht']))
  await page.goto('/organiser-events/rostocker-marathonnacht/prices')
  await page.getByRole('button', { name: 'Add a price', exact: true }).click()
  const until = page.getByLabel('Until')
  await expect(until).toBeFocused()
  await until.fill('2027-01-31')
  const prices = page.getByRole('textbox', { name: /^Price:/u })
  const races = await prices.count()
  await prices.first().fill('79')
  await page.getByRole('button', { name: 'Add a price step' }).click()
  await expect(page.getByLabel('From').nth(1)).toHaveValue('2027-02-01')
  await expect(until.nth(1)).toBeFocused()
  await prices.first().focus()
  await page.keyboard.press('ArrowDown')
  await expect(prices.nth(races)).toBeFocused()
  await expect(prices.nth(races)).toHaveValue('79')
  await prices.nth(races).fill('')
  await page.keyboard.press('Tab')
  await expect(prices.first()).toHaveValue('79')
  await page.setViewportSize({ width: 390, height: 800 })
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBeLessThanOrEqual(390)
})
