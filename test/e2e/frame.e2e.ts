import { expect, test } from '@playwright/test'
import { open, watch } from './pages.ts'

test('the language menu stays on the page, and the choice is remembered', async ({ page }) => {
  await open(page, '/event/berlin-marathon')
  await page.locator('.strip .pref').first().click()
  await page.locator('#setting-language').getByRole('link', { name: 'Deutsch' }).click()
  await expect(page).toHaveURL('/de/veranstaltung/berlin-marathon')
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await page.goto('/')
  await expect(page).toHaveURL('/de')
})

test.describe('for a German browser', () => {
  test.use({ locale: 'de-DE' })

  test('only the first page follows Accept-Language, and English can be chosen', async ({
    page,
    context,
  }) => {
    await page.goto('/')
    await expect(page).toHaveURL('/de')
    await page.goto('/calendar')
    await expect(page).toHaveURL('/calendar')
    await page.locator('.strip .pref').first().click()
    await page.locator('#setting-language').getByRole('link', { name: 'English' }).click()
    // The URL stays, and an earlier navigation would abort this one.
    await expect
      .poll(async () => (await context.cookies()).find(({ name }) => name === 'locale')?.value)
      .toBe('en')
    await page.goto('/')
    await expect(page).toHaveURL('/')
  })
})

test('the language list closes on Escape, which returns the focus, and on a click outside', async ({
  page,
}) => {
  await open(page, '/')
  const list = page.locator('#setting-language')
  await page.locator('.strip .pref').first().focus()
  await page.keyboard.press('Enter')
  await expect(list).toBeInViewport()
  await page.keyboard.press('Escape')
  await expect(list).toBeHidden()
  await expect(page.locator('.strip .pref').first()).toBeFocused()
  await page.keyboard.press('Enter')
  await page.locator('h1').click()
  await expect(list).toBeHidden()
})

test('internal links open without a reload and move the screen reader’s focus to the new page', async ({
  page,
}) => {
  const { messages } = watch(page)
  await open(page, '/')
  await page.evaluate(() => Object.assign(window, { kept: true }))
  await page.locator('.cards h3 a').first().click()
  await expect(page).toHaveURL(/\/event\//u)
  await expect(page.locator('.races')).toBeVisible()
  expect(await page.evaluate(() => 'kept' in window)).toBe(true)
  await expect(page.locator('main')).toBeFocused()
  await page.goBack()
  await expect(page).toHaveURL('/')
  await expect(page.locator('.hero h1')).toBeVisible()
  expect(messages).toEqual([])
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('without scripts search, filters, paging and language work as links and forms', async ({
    page,
  }) => {
    await page.goto('/')
    await page
      .locator('main')
      .getByRole('searchbox')
      .or(page.locator('main input[name=text]'))
      .first()
      .fill('vasaloppet')
    await page.locator('main form[role=search] button').click()
    await expect(page).toHaveURL('/calendar?text=vasaloppet')
    await page.locator('.tr h3 a').first().click()
    await expect(page.locator('h1')).toContainText('Vasaloppet')
    await page.goto('/calendar?sport=trail-running&month=2027-08')
    await expect(page).toHaveURL('/calendar/trail-running/2027-08')
    await page.goto('/calendar')
    // Rows take their real heights when they are scrolled to (content-visibility): a click may miss the link that moves.
    await page.getByRole('link', { name: 'Next page' }).press('Enter')
    await expect(page).toHaveURL('/calendar?page=2')
    await page.goto('/calendar?page=2&locale=de')
    await expect(page).toHaveURL(/\/calendar\?page=2$/u)
  })
})
