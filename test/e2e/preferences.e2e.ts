import { expect, test } from '@playwright/test'
import { hydrate, open, watch } from './pages.ts'

const marathon = '/event/berlin-marathon'

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('without scripts a link chooses unit and currency, and the same URL shows them at once', async ({
    page,
  }) => {
    await page.goto(marathon)
    await expect(page.locator('.races')).toContainText('42.2 km')
    await page.goto(`${marathon}?unitSet=imperial`)
    await expect(page).toHaveURL(marathon)
    await expect(page.locator('.races')).toContainText('26.2 mi')
    await page.goto(`${marathon}?currency=JPY`)
    await expect(page).toHaveURL(marathon)
    await expect(page.locator('html')).toHaveAttribute('data-currency', 'JPY')
    await expect(page.locator('html')).toHaveAttribute('data-unit', 'imperial')
    await page.goto(`${marathon}?unitSet=metric`)
    await expect(page.locator('.races')).toContainText('42.2 km')
  })

  test('the filter takes miles and its URL has kilometres', async ({ page }) => {
    await page.goto('/calendar?unitSet=imperial')
    await page.locator('summary', { hasText: 'Custom range' }).click()
    await page.getByLabel('From (mi)').fill('26.2')
    await page.getByLabel('To (mi)').fill('26.2')
    await page.getByRole('button', { name: 'Show races' }).first().click()
    await expect(page).toHaveURL('/calendar?minKm=42.086&maxKm=42.243')
    await expect(page.locator('.dists').first()).toContainText('26.2')
    await expect(page.locator('input[name="min"]')).toHaveValue('26.2')
  })
})

test('pages in other units hydrate without a difference, and later pages keep the units', async ({
  page,
}) => {
  const { messages } = watch(page)
  await page.goto('/?unitSet=imperial&currency=JPY')
  await open(page, '/')
  await page.locator('.cards h3 a').first().click()
  await expect(page.locator('.races')).toBeVisible()
  await expect(page.locator('.races small').first()).toHaveText(/^\s(?:mi|yd)$/u)
  expect(messages).toEqual([])
})

test('the currencies chosen last are first in the list', async ({ page }) => {
  await page.goto('/?currency=JPY')
  await page.goto('/?currency=SEK')
  await hydrate(page)
  await page.locator('.strip .pref').nth(1).click()
  const codes = page.locator('#setting-currency .n')
  await expect(codes.first()).toHaveText(/^SEK/u)
  await expect(codes.nth(1)).toHaveText(/^JPY/u)
  await expect(codes).toHaveCount(16)
})
