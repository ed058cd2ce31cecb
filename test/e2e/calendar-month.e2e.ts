import { expect, test, type Page } from '@playwright/test'
import { axeFindings, colourRules } from './axe.ts'
import { hydrate, watch } from './pages.ts'

/** The table of the month view. */

const table = (page: Page) => page.getByRole('table', { name: 'Races in May 2027 by day' })
const focusedDay = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('data-day') ?? null)

/** Counts of editions that the days with editions state. */
async function countsOf(page: Page): Promise<number[]> {
  const labels = await table(page).locator('a.dn .vh').allTextContents()
  return labels.map((label) => Number(/(\d+) events?$/u.exec(label)?.[1]))
}

test('a list turns into the table of its month, whose days add up to the count of the list', async ({
  page,
}) => {
  const { messages } = watch(page)
  await page.goto('/calendar/running/2027-05')
  await page.getByRole('link', { name: 'Month', exact: true }).click()
  await expect(page).toHaveURL('/calendar/running/2027-05?view=month')
  await expect(table(page).getByRole('columnheader')).toHaveCount(7)
  await expect(table(page).locator('[data-day]')).toHaveCount(31)
  const counts = await countsOf(page)
  expect(counts.length).toBeGreaterThan(3)
  // An edition of several days is counted on each of them.
  const listed = Number(
    (await page.locator('.cal-head p[role="status"]').innerText()).split(' ')[0],
  )
  expect(counts.reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(listed)
  expect(messages).toEqual([])
})

test('a day links to its list, which has as many events as the day states', async ({ page }) => {
  await page.goto('/calendar/2027-05?view=month')
  const day = table(page).locator('a.dn').first()
  const [listed] = await countsOf(page)
  await day.click()
  await expect(page).toHaveURL(/\/calendar\?from=2027-05-01&to=2027-05-01$/u)
  await expect(page.locator('.cal-head p[role="status"]')).toContainText(`${listed} event`)
})

test('by keyboard the table is one tab stop; arrows move by day and week, Home and End to the ends, Enter opens', async ({
  page,
}) => {
  await page.goto('/calendar/2027-05?view=month')
  await page.keyboard.press('Tab')
  await hydrate(page)
  const stops = table(page).locator('[data-day][tabindex="0"]')
  await expect(stops).toHaveCount(1)
  await stops.focus()
  expect(await focusedDay(page)).toBe('2027-05-01')
  const walk = async (key: string, to: string) => {
    await page.keyboard.press(key)
    expect(await focusedDay(page), key).toBe(to)
  }
  await walk('ArrowRight', '2027-05-02')
  await walk('ArrowDown', '2027-05-09')
  await walk('ArrowLeft', '2027-05-08')
  await walk('Home', '2027-05-03')
  await walk('End', '2027-05-09')
  await walk('ArrowUp', '2027-05-02')
  // The month ends where its first week begins.
  await walk('ArrowUp', '2027-05-02')
  await expect(stops).toHaveAttribute('data-day', '2027-05-02')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/from=2027-05-02&to=2027-05-02$/u)
})

test('Page Up and Page Down keep the focus on the same day of another month, or on its last one', async ({
  page,
}) => {
  await page.goto('/calendar/2027-05?view=month')
  await page.keyboard.press('Tab')
  await hydrate(page)
  await table(page).locator('[data-day="2027-05-31"]').focus()
  const turn = async (key: string, to: string) => {
    await page.keyboard.press(key)
    await expect(page).toHaveURL(`/calendar/${to.slice(0, 7)}?view=month`)
    await expect.poll(async () => await focusedDay(page), key).toBe(to)
  }
  await turn('PageDown', '2027-06-30')
  await turn('PageDown', '2027-07-30')
  await turn('PageUp', '2027-06-30')
  await expect(page.locator('[data-day][tabindex="0"]')).toHaveAttribute('data-day', '2027-06-30')
  await page.keyboard.press('ArrowLeft')
  expect(await focusedDay(page)).toBe('2027-06-29')
  // A link to another month keeps the focus.
  await page.getByRole('link', { name: 'Later: July 2027' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('link', { name: 'Later: August 2027' })).toBeFocused()
})

test('the months before and after are links, and back and forward move through them', async ({
  page,
}) => {
  await page.goto('/calendar/germany/2027-05?view=month')
  await page.getByRole('link', { name: 'Later: June 2027' }).click()
  await expect(page.getByRole('table', { name: 'Races in June 2027 by day' })).toBeVisible()
  await page.goBack()
  await expect(table(page)).toBeVisible()
  await page.goForward()
  await expect(page).toHaveURL('/calendar/germany/2027-06?view=month')
})

test('the month view has no overflow and no axe finding, nor its colours in the dark theme, on a phone and on a wide page', async ({
  page,
}) => {
  const within = 'main'
  await page.goto('/th/ปฏิทิน/2027-05?view=month')
  for (const width of [390, 1280]) {
    await page.emulateMedia({ colorScheme: 'light' })
    await page.setViewportSize({ width, height: 900 })
    expect(await axeFindings(page, { within }), `at ${width} px`).toEqual([])
    const wide = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(wide).toBeLessThanOrEqual(width)
    await page.emulateMedia({ colorScheme: 'dark' })
    const inDark = await axeFindings(page, { within, rules: colourRules })
    expect(inDark, `at ${width} px, dark`).toEqual([])
  }
})

test('the current month begins with the week of today, as nothing is listed before it', async ({
  page,
}) => {
  await page.goto('/calendar?view=month')
  const weeks = page.getByRole('table', { name: 'November 2026' }).locator('tbody tr')
  await expect(weeks.first().locator('.now [data-day]')).toHaveCount(1)
  await expect(weeks.first().locator('td')).toHaveCount(7)
})
