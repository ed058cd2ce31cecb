import { expect, test } from '@playwright/test'
import { axeFindings, colourRules, wcag } from './axe.ts'
import { watch } from './pages.ts'

const path = '/api/docs'

test('the footer links to the API page, whose logo links to the home page', async ({ page }) => {
  await page.goto('/about-us')
  await page.locator(`footer a[href="${path}"]`).click()
  await expect(page).toHaveURL(new RegExp(`${path}$`, 'u'))
  await expect(page.locator('h1')).toHaveText('API')
  await page.locator('.logo').click()
  await expect(page).toHaveURL(/\/$/u)
})

test('the API page has no axe finding, nor its colours in the dark theme, and no policy violation', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' })
  const { messages } = watch(page)
  await page.goto(path)
  await page
    .locator('details')
    .evaluateAll((all) => all.forEach((each) => each.setAttribute('open', '')))
  expect(await axeFindings(page, { tags: wcag })).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await axeFindings(page, { rules: colourRules }), 'dark').toEqual([])
  expect(messages).toEqual([])
})

test('the API page does not scroll sideways at any width, and every heading has an anchor', async ({
  page,
}) => {
  await page.goto(path)
  for (const width of [320, 390, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    const wide = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(wide, `at ${width} px`).toBeLessThanOrEqual(width)
  }
  await page.getByRole('heading', { name: 'An event with its races' }).getByRole('link').click()
  await expect(page).toHaveURL(/#getEvent$/u)
  await expect(page.locator('#getEvent')).toBeInViewport()
})

test('the API page can be read by keyboard, past the contents and into a response example', async ({
  page,
}) => {
  await page.goto(path)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.locator('main')).toBeFocused()
  const answer = page.locator('#getEvent details')
  await answer.locator('summary').focus()
  await page.keyboard.press('Enter')
  await expect(answer.locator('pre')).toContainText('"permalink": "berlin-marathon"')
})
