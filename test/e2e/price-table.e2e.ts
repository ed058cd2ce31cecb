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
  const from = page.getByLabel('From')
  const until = page.getByLabel('Until')
  await expect(from).toBeFocused()
  await until.fill('2027-01-31')
  const prices = page.getByRole('textbox', { name: /^Price:/u })
  const races = await prices.count()
  const added = page.getByRole('button', { name: 'Add a price step' })
  // Passing the empty prices keeps the row, whose buttons come next.
  await prices.last().focus()
  await page.keyboard.press('Tab')
  await expect(added).toBeFocused()
  await expect(prices).toHaveCount(races)
  for (let race = 0; race < races; race += 1) await prices.nth(race).fill('79')
  const box = page.getByRole('region', { name: 'Price', exact: true })
  for (const action of [added, box.getByRole('button', { name: 'Remove' }).first()]) {
    const right = await action.evaluate((each) => each.getBoundingClientRect().right)
    const edge = await box.evaluate((each) => each.getBoundingClientRect().right)
    expect(right).toBeLessThanOrEqual(edge)
  }
  await added.click()
  await expect(from.nth(1)).toHaveValue('2027-02-01')
  await expect(until.nth(1)).toBeFocused()
  await prices.first().focus()
  await page.keyboard.press('ArrowDown')
  await expect(prices.nth(races)).toBeFocused()
  await expect(prices.nth(races)).toHaveValue('79')
  await prices.nth(races).fill('')
  await page.keyboard.press('Tab')
  await expect(prices.first()).toHaveValue('79')
  const remove = page.getByRole('button', { name: 'Remove', exact: true })
  await remove.first().press('Enter')
  await expect(added.first()).toBeFocused()
  await page.setViewportSize({ width: 390, height: 800 })
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBeLessThanOrEqual(390)
})
