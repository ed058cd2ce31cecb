import { expect, test, type Page } from '@playwright/test'
import { open, watch } from './pages.ts'

const box = (page: Page) => page.locator('main').getByRole('combobox')
const options = (page: Page) => page.locator('main').getByRole('option')

test('with fewer than three characters the box offers top searches', async ({ page }) => {
  await open(page, '/')
  await box(page).click()
  await expect(options(page).first()).toBeVisible()
  await box(page).fill('be')
  await expect(page.getByText('Top searches')).toBeVisible()
})

test('top searches are requested once per page, whatever is focused and typed', async ({
  page,
}) => {
  const requested: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('getTopSearch')) requested.push(request.url())
  })
  await open(page, '/')
  await box(page).click()
  await expect(options(page).first()).toBeVisible()
  await box(page).pressSequentially('be', { delay: 40 })
  await box(page).blur()
  await box(page).click()
  await expect(page.getByText('Top searches')).toBeVisible()
  expect(requested).toHaveLength(1)
})

test('from three characters on the box sends one request, half a second after the last key', async ({
  page,
}) => {
  await page.clock.install()
  await open(page, '/')
  const requested: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('autocompleteEvents'))
      requested.push(new URL(request.url()).searchParams.get('search') ?? '')
  })
  await page.clock.pauseAt(Date.now() + 60_000)
  for (const letter of 'berlin mar') {
    await box(page).pressSequentially(letter)
    await page.clock.runFor(40)
  }
  await page.clock.runFor(400)
  expect(requested).toEqual([])
  await page.clock.runFor(100)
  await expect(options(page).first()).toContainText('Berlin Marathon')
  expect(requested).toEqual(['berlin mar'])
  await expect(page.locator('main mark').first()).toBeVisible()
})

test('arrows wrap, Escape closes and keeps the text, Enter opens the selected event', async ({
  page,
}) => {
  const { messages } = watch(page)
  await open(page, '/')
  await box(page).fill('berlin')
  await expect(options(page).first()).toBeVisible()
  const count = await options(page).count()
  await page.keyboard.press('ArrowUp')
  await expect(options(page).nth(count - 1)).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowDown')
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Escape')
  await expect(options(page)).toHaveCount(0)
  await expect(box(page)).toHaveValue('berlin')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/event\/berlin/u)
  await expect(options(page)).toHaveCount(0)
  expect(messages).toEqual([])
})

test('Enter without a selection opens the calendar with the text', async ({ page }) => {
  await open(page, '/')
  await box(page).fill('oslo')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/calendar?text=oslo')
  await expect(page.locator('h1')).toBeVisible()
})

test('a misspelt word still has results, and an unknown word shows that there are none', async ({
  page,
}) => {
  await open(page, '/')
  await box(page).fill('marathn berlin')
  await expect(options(page).first()).toContainText('Berlin')
  await box(page).fill('zzzzqqqq')
  await expect(page.getByText('No results for “zzzzqqqq”')).toBeVisible()
})

test('a text that means filters offers their calendar first, by keyboard too', async ({ page }) => {
  await open(page, '/')
  await box(page).fill('trail 50k france july')
  await expect(options(page).first()).toContainText('Trail running · 50 km · France · July 2027')
  await page.keyboard.press('ArrowDown')
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/calendar/trail-running/50k/france/2027-07')
})

test('a text with “vs” offers the comparison first, by keyboard too', async ({ page }) => {
  await open(page, '/')
  await box(page).fill('utmb vs tor des geants')
  await expect(options(page).first()).toContainText('Tor des Géants')
  await expect(options(page).nth(1)).toContainText('Ultra-Trail du Mont-Blanc')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/compare/tor-des-geants/utmb-mont-blanc')
  await expect(page.locator('h1')).toContainText('Ultra-Trail du Mont-Blanc')
})

test('the box shows hostile text as text', async ({ page }) => {
  await open(page, '/')
  await box(page).fill('<img src=x onerror=alert(1)>"')
  await expect(page.getByText(/No results for|Suggestions|Closest results/u).first()).toBeVisible()
  expect(await page.locator('main .ac img').count()).toBe(0)
})

test('the search of the top navigation opens by keyboard, takes the focus and closes on Escape', async ({
  page,
}) => {
  await open(page, '/about-us')
  await page.getByRole('button', { name: 'Search', exact: true }).first().focus()
  await page.keyboard.press('Enter')
  const input = page.locator('header').getByRole('combobox')
  await expect(input).toBeFocused()
  await input.fill('münchen')
  await expect(page.locator('header').getByRole('option').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(input).toBeHidden()
})

test('a failing search shows an error, is logged and clears the list', async ({ page }) => {
  await page.route('**/api/search/autocompleteEvents**', (route) =>
    route.fulfill({ status: 500, body: '{}' }),
  )
  await open(page, '/')
  await box(page).fill('berlin')
  await expect(page.getByText('Search is not available right now')).toBeVisible()
  await expect(options(page)).toHaveCount(0)
})
