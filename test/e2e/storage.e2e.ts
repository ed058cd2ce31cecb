import { expect, test, type Page } from '@playwright/test'
import { hydrate, watch } from './pages.ts'

/** Faults of browser storage: forbidden, full, missing. */
const faults = {
  forbidden: () => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError')
        },
      })
  },
  full: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    }
  },
  absent: () => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, { value: undefined })
  },
}

async function tour(page: Page): Promise<void> {
  await page.goto('/')
  await page.locator('#consent').getByRole('button', { name: 'Accept' }).click()
  await hydrate(page)
  await page.locator('.cards h3 a').first().click()
  await expect(page.locator('.races')).toBeVisible()
  await page.locator('[data-strip-pause]').click()
  await page.goBack()
  await expect(page.locator('.hero h1')).toBeVisible()
  await page.locator('main input[name=text]').fill('oslo')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/calendar?text=oslo')
}

for (const [name, fault] of Object.entries(faults)) {
  test(`the site works with storage ${name}`, async ({ page }) => {
    const { messages } = watch(page)
    await page.addInitScript(fault)
    await tour(page)
    expect(messages.filter((text) => text.startsWith('error'))).toEqual([])
  })
}
