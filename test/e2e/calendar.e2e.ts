import { expect, test, type Page } from '@playwright/test'
import { hydrate, open, painted, watch } from './pages.ts'

/** Calendar filters: as links and forms without scripts, with scripts, by keyboard, and when the API fails. */

const rail = (page: Page) => page.getByRole('complementary', { name: 'Filters' })
const countOf = (page: Page) => page.locator('.cal-head p[role="status"]')
const rows = (page: Page) => page.locator('[data-list="calendar"] .tr')

/** Opens the fields of a range of distances. */
const openRange = async (page: Page) => {
  await rail(page).locator('summary', { hasText: 'Custom range' }).click()
}

/** The count of editions that an option shows. */
async function shownCount(page: Page, name: RegExp): Promise<string> {
  return await rail(page).getByRole('link', { name }).first().locator('.n').innerText()
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('an option links to a list of as many editions as it shows, and links back out of it', async ({
    page,
  }) => {
    await page.goto('/calendar/germany')
    const shownEditions = await shownCount(page, /^All running/u)
    await rail(page)
      .getByRole('link', { name: /^All running/u })
      .click()
    await expect(page).toHaveURL('/calendar/all-running/germany')
    await expect(countOf(page)).toContainText(`${shownEditions} event`)
    await rail(page)
      .getByRole('link', { name: /^All running/u })
      .click()
    await expect(page).toHaveURL('/calendar/germany')
  })

  test('a range, an order and the filters in force combine into one URL', async ({ page }) => {
    await page.goto('/calendar/running?confirmed=1')
    await openRange(page)
    await page.getByLabel('From (km)').first().fill('40')
    await page.getByLabel('To (km)').first().fill('43')
    await page.getByLabel('Sort by').selectOption('Recently added')
    await page.locator('.no-script').click()
    await expect(page).toHaveURL('/calendar/running?minKm=40&maxKm=43&confirmed=1&sort=added')
    await expect(page.getByLabel('Sort by')).toHaveValue('added')
  })

  test('on a phone the filters are a sheet that opens and closes', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 })
    await page.goto('/calendar')
    await expect(rail(page)).toBeHidden()
    await page.getByRole('button', { name: 'Filters' }).click()
    await expect(rail(page)).toBeVisible()
    await rail(page)
      .getByRole('button', { name: /^Show races \d/u })
      .click()
    await expect(rail(page)).toBeHidden()
  })
})

test('a filter changes the list without a reload and keeps the focus, and going back restores the scroll position', async ({
  page,
}) => {
  const { messages } = watch(page)
  await page.setViewportSize({ width: 1280, height: 800 })
  await open(page, '/calendar')
  await page.evaluate(() => Object.assign(window, { kept: true }))
  await page.evaluate(() => window.scrollTo(0, 500))
  await painted(page)
  const shownEditions = await shownCount(page, /^Confirmed dates only/u)
  await rail(page)
    .getByRole('link', { name: /^Confirmed dates only/u })
    .click()
  await expect(page).toHaveURL('/calendar?confirmed=1')
  await expect(countOf(page)).toContainText(`${shownEditions} event`)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL('/calendar')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(400)
  expect(await page.evaluate(() => Reflect.get(window, 'kept'))).toBe(true)
  expect(messages).toEqual([])
})

test('filters are added and removed by keyboard alone, and the focus stays in place', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await open(page, '/calendar/germany')
  const option = rail(page).getByRole('link', { name: /^In person \d/u })
  await rail(page).locator('summary', { hasText: 'Format' }).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(option).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/calendar/germany?format=in-person')
  await expect(option).toHaveAttribute('aria-current', 'true')
  await expect(option).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/calendar/germany')
  await expect(option).not.toHaveAttribute('aria-current')
  await expect(option).toBeFocused()
})

test('removing a filter by its chip leaves the focus on the page', async ({ page }) => {
  await open(page, '/calendar/germany?format=in-person')
  await page.getByRole('link', { name: 'Remove In person' }).click()
  await expect(page).toHaveURL('/calendar/germany')
  await expect(page.locator('#main')).toBeFocused()
})

test('choosing an order changes the order of the list', async ({ page }) => {
  await open(page, '/calendar/germany')
  await page.getByLabel('Sort by').selectOption('Recently added')
  await expect(page).toHaveURL('/calendar/germany?sort=added')
  await page.goBack()
  await expect(page).toHaveURL('/calendar/germany')
  await expect(page.getByLabel('Sort by')).toHaveValue('')
})

test('on a phone several filters are chosen one after another in the sheet', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await open(page, '/calendar/germany')
  await page.getByRole('button', { name: 'Filters' }).click()
  const shownEditions = await shownCount(page, /^All running/u)
  await rail(page)
    .getByRole('link', { name: /^All running/u })
    .click()
  await expect(page).toHaveURL('/calendar/all-running/germany')
  await expect(rail(page)).toBeVisible()
  const shown = rail(page).locator('.sh-f').getByRole('button')
  await expect(shown).toContainText(shownEditions)
  await expect(countOf(page)).toContainText(`${shownEditions} event`)
  await shown.click()
  await expect(rail(page)).toBeHidden()
})

test('the URL of a list is copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, '/calendar/germany?minKm=20')
  await page.locator('.follow summary').click()
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'copied' })).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toBe(new URL('/calendar/germany?minKm=20', page.url()).href)
})

test('rows keep their height while another list loads; when loading fails they stay, and a retry loads the list', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await open(page, '/calendar/germany')
  const before = await rows(page).count()
  const heights = () =>
    rows(page).evaluateAll((all) =>
      all.slice(0, 5).map((each) => each.getBoundingClientRect().height),
    )
  const high = await heights()
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/api/calendar?**', async (route) => {
    await held
    await route.fulfill({ status: 500, json: { error: { code: 'internal', requestId: 'test' } } })
  })
  await rail(page)
    .getByRole('link', { name: /^All running/u })
    .click()
  await expect(page.locator('.results')).toHaveAttribute('aria-busy', 'true')
  expect(await heights()).toEqual(high)
  release()
  await expect(page.getByRole('alert').filter({ hasText: 'could not be loaded' })).toBeVisible()
  expect(await rows(page).count()).toBe(before)
  await expect(page.locator('.results')).not.toHaveAttribute('aria-busy')
  await page.unroute('**/api/calendar?**')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page).toHaveURL('/calendar/all-running/germany')
  await expect(page.getByRole('alert').filter({ hasText: 'could not be loaded' })).toHaveCount(0)
  await expect.poll(() => rows(page).count()).toBeLessThan(before)
})

test('text typed before React has loaded stays in its field until a list with other filters replaces it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/calendar/germany')
  await openRange(page)
  const from = page.getByLabel('From (km)').first()
  await from.fill('30')
  await hydrate(page)
  await expect(from).toHaveValue('30')
  await rail(page)
    .getByRole('link', { name: /^All running/u })
    .click()
  await expect(page).toHaveURL('/calendar/all-running/germany')
  await expect(from).toHaveValue('')
})

test('on a phone the orders are marked as one of several, the sports as any of several', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/calendar')
  await page.getByRole('button', { name: 'Filters' }).click()
  const radiusOf = async (name: string) =>
    await rail(page)
      .getByRole('link', { name })
      .first()
      .evaluate((link) => getComputedStyle(link, '::before').borderRadius)
  expect(await radiusOf('Date, soonest first')).toBe('50%')
  expect(await radiusOf('All running')).not.toBe('50%')
})

test('the distances of all rows are of one size, four kilometres on a line, of five three, at every width', async ({
  page,
}) => {
  await page.goto('/calendar')
  for (const width of [390, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    const distances = rows(page).locator('.dists:has(> span)')
    const sizes = await distances.evaluateAll((all) =>
      all.map((each) => getComputedStyle(each).fontSize),
    )
    expect(new Set(sizes).size, `at ${width} px`).toBe(1)
    const found = await distances
      .filter({ hasNotText: /hour|day|min|mile|step/u })
      .evaluateAll((all) =>
        all.map((each) => {
          const tops = [...each.children].map((child) =>
            Math.round(child.getBoundingClientRect().bottom / 8),
          )
          const first = tops.filter((top) => top === tops[0]).length
          return `${tops.length}: ${first}`
        }),
      )
    expect([...new Set(found)].toSorted(), `at ${width} px`).toEqual([
      '1: 1',
      '2: 2',
      '3: 3',
      '4: 4',
      '5: 3',
      '6: 3',
    ])
  }
})
