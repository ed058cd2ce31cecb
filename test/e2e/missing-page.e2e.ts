import { expect, test } from '@playwright/test'
import { hydrate, open, watch } from './pages.ts'

test('a missing page stays as it was served, and a link without a page shows it', async ({
  page,
}) => {
  const { messages } = watch(page)
  await page.goto('/event/no-such-race')
  const served = await page.locator('main').innerText()
  await hydrate(page)
  await expect(page.locator('main .oops')).toBeVisible()
  expect(await page.locator('main').innerText()).toBe(served)
  // The browser reports each status of 404 itself.
  expect(messages.filter((message) => !message.includes('404'))).toEqual([])

  await open(page, '/')
  await hydrate(page)
  await page
    .locator('.logo')
    .first()
    .evaluate((logo) => {
      logo.insertAdjacentHTML('afterend', '<a href="/event/no-such-race" id="nowhere">nowhere</a>')
    })
  await page.locator('#nowhere').click()
  await expect(page.locator('main .oops')).toBeVisible()
  expect(await page.locator('main').innerText()).toBe(served)
})
