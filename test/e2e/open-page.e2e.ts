import { expect, test } from '@playwright/test'
import { isHydrated, open } from './pages.ts'

test('open() opens a page again whose data are gone because it has changed', async ({ page }) => {
  let times = 0
  await page.route(/pageData=/u, async (route) => {
    times += 1
    if (times === 1) await route.fulfill({ status: 404 })
    else await route.continue()
  })
  await open(page, '/calendar')
  expect(times).toBe(2)
  expect(await isHydrated(page)).toBe(true)
})
