import { expect, test } from '@playwright/test'
import { newNames, newSignedIn } from '../support/members.ts'
import { addSession } from './member-session.ts'

const csv = [
  'Veranstaltung;Datum;Ort;Meilen;Sportart',
  'Harbour Loop;19.09.2027;Lillehammer;10;Running',
  'Night Trail;31.02.2027;Lillehammer;27;Trail running',
  'Winter Ten;05.12.2027;Lillehammer;10;Running',
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
  await expect(steps.getByRole('listitem')).toHaveText(['1Source', '2Columns', '3Look', '4Done'])
  const current = steps.locator('[aria-current="step"]')
  await expect(current).toHaveText('1Source')
  await page
    .getByLabel('Choose a file')
    .setInputFiles({ name: 'season.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) })
  const distance = page.getByRole('combobox', { name: 'Meilen' })
  await expect(distance).toBeEnabled()
  await expect(current).toHaveText('3Look')
  const town = page.getByRole('combobox', { name: 'Ort', exact: true })
  await town.selectOption('Skip')
  await expect(current).toHaveText('2Columns')
  await town.selectOption('City')
  await expect(current).toHaveText('3Look')
  await expect(distance).toBeEnabled()
  await distance.selectOption('Distance (mi)')
  await expect(page.getByRole('columnheader', { name: 'Distance (mi)' })).toBeVisible()

  // The row with the fault is the first, though it is the third of the file.
  const first = page.getByRole('row').nth(1)
  await expect(first.getByRole('rowheader')).toHaveText('3')
  const fault = page.getByRole('textbox', { name: /, Row 3$/u })
  await expect(fault).toHaveAccessibleName('First day (31.12.2027), Row 3')
  await expect(fault).toHaveAccessibleDescription('First day: could not be read.')
  await expect(page.getByText('Events: 2. Rows to import: 2. Skipped: 1.')).toBeVisible()
  await fault.fill('28.02.2027')
  await page.keyboard.press('Enter')
  await expect(fault).toHaveCount(0)
  await expect(page.getByText('Rows to import: 3. Skipped: 0.')).toBeVisible()

  await page.getByRole('button', { name: 'Create drafts' }).click()
  await expect(current).toHaveText('4Done')
  const written = page.getByRole('region', { name: 'Drafts', exact: true })
  await written.getByRole('link', { name: 'Your events' }).click()
  await expect(page).toHaveURL(/\/organiser-events\?state=drafts$/u)
  await expect(page.getByRole('checkbox')).toHaveCount(3)
  await page.goBack()
  await page.getByRole('button', { name: 'Undo the import' }).click()
  await expect(page.getByRole('button', { name: /^Undone \(3\)/u })).toBeVisible()
  await expect(current).toHaveText('1Source')
  await page.goto('/organiser-events?state=drafts')
  await expect(page.locator('[data-members-only]')).toBeVisible()
  await expect(page.getByRole('checkbox')).toHaveCount(0)
})
