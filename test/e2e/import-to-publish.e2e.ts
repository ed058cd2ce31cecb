import { expect, test } from '@playwright/test'
import { newEventOwner } from '../support/event-owner.ts'
import { newNames } from '../support/members.ts'
import { addSession } from './member-session.ts'

/** A club's list as it was kept for its members: a title, two days in a cell, several distances in another. */
const listOf = (club: string): string =>
  [
    'Termine 2027, Stand November;;;;;',
    ';;;;;',
    'Termin;Name der Veranstaltung;PLZ/Ort;Distanz;Sport;Nenngeld',
    `5.–6. Juni 2027;${club} Seelauf;Lillehammer;5/10 km;Laufen;15/20 Euro`,
    `wird bekannt gegeben;${club} Waldlauf;Lillehammer;8 km;Laufen;€ 18,-`,
  ].join('\n')

test('the list of a club is imported, corrected, published at once and read by athletes', async ({
  page,
  baseURL,
}) => {
  const url = baseURL ?? ''
  // The organiser of an event publishes others without a moderator.
  await addSession(page, url, await newEventOwner(url, ['muenster-marathon']))
  const club = newNames().username
  await page.goto('/organiser-events/import')
  await page
    .getByLabel('Choose a file')
    .setInputFiles({ name: 'list.csv', mimeType: 'text/csv', buffer: Buffer.from(listOf(club)) })
  await expect(page.getByText('Events: 1. Rows to import: 2. Skipped: 1.')).toBeVisible()

  const date = page.getByRole('combobox', { name: 'Termin' })
  await date.selectOption('Skip')
  await expect(page.getByText('No column has been chosen for: First day.')).toBeVisible()
  await date.selectOption('First day (31.12.2027)')
  await expect(page.getByText('No column has been chosen')).toHaveCount(0)
  await page.getByRole('textbox', { name: /^First day .* 5$/u }).fill('13.06.2027')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Events: 2. Rows to import: 3. Skipped: 0.')).toBeVisible()
  await page.getByRole('button', { name: 'Create drafts' }).click()

  const written = page.getByRole('region', { name: 'Drafts', exact: true })
  await written.getByRole('link', { name: 'Your events' }).click()
  await page.getByRole('button', { name: /^Select all drafts/u }).click()
  await page.getByRole('button', { name: 'Publish (2)' }).click()
  const dialog = page.getByRole('dialog', { name: 'Publish' })
  await dialog.getByRole('button', { name: 'Publish (2)' }).click()
  await expect(dialog).toContainText('Published: 2')

  await page.goto(`/event/${club}-seelauf`)
  const main = page.getByRole('main')
  await expect(main).toContainText(/5–6\s*June 2027/u)
  for (const text of ['5 km', '10 km', '€15', '€20']) await expect(main).toContainText(text)
})
