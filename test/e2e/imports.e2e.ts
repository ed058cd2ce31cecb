import { expect, test } from '@playwright/test'
import { newNames, newSignedIn } from '../support/members.ts'
import { addSession } from './member-session.ts'

const csv = [
  'Veranstaltung;Datum;Ort;Meilen;Sportart',
  'Harbour Loop;19.09.2027;Lillehammer;10;Running',
  'Night Trail;31.02.2027;Lillehammer;27;Trail running',
  'Winter Ten;05.12.2027;Lillehammer;10;Running',
  'Spring Ten;31.04.2027;Lillehammer;10;Running',
  'Spring Five;31.04.2027;Lillehammer;5;Running',
].join('\n')

test('a list is mapped, corrected and written as drafts, and the import is taken back', async ({
  page,
  baseURL,
}) => {
  const url = baseURL ?? ''
  const organisation = `Lakeside ${newNames().username}`
  await addSession(page, url, await newSignedIn(url, { role: 'organiser', organisation }))
  await page.goto('/organiser-events/import')
  const steps = page.getByRole('list', { name: 'Steps of the import' })
  await expect(steps.getByRole('listitem')).toHaveText(['1Source', '2Columns', '3Review', '4Done'])
  const current = steps.locator('[aria-current="step"]')
  await expect(current).toHaveText('1Source')
  await page
    .getByLabel('Choose a file')
    .setInputFiles({ name: 'season.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) })
  const distance = page.getByRole('combobox', { name: 'Meilen' })
  await expect(distance).toBeEnabled()
  await expect(current).toHaveText('3Review')
  const town = page.getByRole('combobox', { name: 'Ort', exact: true })
  await town.selectOption('Skip')
  await expect(current).toHaveText('2Columns')
  await town.selectOption('City')
  await expect(current).toHaveText('3Review')
  await expect(distance).toBeEnabled()
  await distance.selectOption('Distance (mi)')
  await expect(page.getByRole('columnheader', { name: 'Distance (mi)' })).toBeVisible()

  // The row with the fault is the first, though it is the third of the file.
  const first = page.getByRole('row').nth(1)
  await expect(first.getByRole('rowheader')).toHaveText('3')
  const fault = page.getByRole('textbox', { name: /, Row 3$/u })
  await expect(fault).toHaveAccessibleName('First day (31.12.2027), Row 3')
  await expect(fault).toHaveAccessibleDescription('First day: could not be read.')
  await expect(page.getByText('Events: 2. Rows to import: 2. Skipped: 3.')).toBeVisible()
  await fault.fill('28.02.2027')
  await page.keyboard.press('Enter')
  await expect(fault).toHaveCount(0)
  await expect(page.getByText('Rows to import: 3. Skipped: 2.')).toBeVisible()

  await page.getByRole('button', { name: /^Needs fixing/u }).click()
  await expect(page.getByRole('rowheader')).toHaveCount(2)
  // Its reason is in sight at any width, and one correction is for all equal cells.
  const spring = page.getByRole('textbox', { name: /, Row 5$/u })
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    const reason = await page.locator('.imp-fix .err').first().boundingBox()
    expect(reason?.x).toBeGreaterThanOrEqual(0)
    expect((reason?.x ?? 0) + (reason?.width ?? 0)).toBeLessThanOrEqual(width)
  }
  await spring.fill('30.04.2027')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Apply to all 2 rows' }).first()).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Events: 5. Rows to import: 5. Skipped: 0.')).toBeVisible()
  const fixed = page.getByText('No row needs fixing any more. All rows are listed again.')
  await expect(fixed).toBeVisible()
  await expect(page.getByRole('button', { name: 'All', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await expect(page.getByRole('rowheader')).toHaveCount(5)
  expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY')

  await page.getByRole('button', { name: 'Create drafts' }).click()
  await expect(current).toHaveText('4Done')
  const written = page.getByRole('region', { name: 'Drafts', exact: true })
  await expect(written.getByRole('status')).toHaveText('Drafts created: 5.')
  await expect(written.getByRole('heading')).toBeFocused()
  await expect(page.getByRole('button', { name: 'Create drafts' })).toHaveCount(0)
  await written.getByRole('link', { name: 'Your events' }).click()
  await expect(page).toHaveURL(/\/organiser-events\?state=drafts$/u)
  await expect(page.getByRole('checkbox')).toHaveCount(5)
  await page.goBack()
  await page.getByRole('button', { name: 'Undo the import' }).click()
  await expect(page.getByRole('button', { name: /^Undone \(5\)/u })).toBeVisible()
  await expect(current).toHaveText('1Source')
  await page.goto('/organiser-events?state=drafts')
  await expect(page.locator('[data-members-only]')).toBeVisible()
  await expect(page.getByRole('checkbox')).toHaveCount(0)
})
