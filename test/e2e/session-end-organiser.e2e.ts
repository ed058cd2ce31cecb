import { expect, test } from '@playwright/test'
import { newEventOwner } from '../support/event-owner.ts'
import { newNames, newSignedIn } from '../support/members.ts'
import { endOthers, logIn, withSecondSession } from './ended-session.ts'
import { hydrate } from './pages.ts'

/** A session that ends while an organiser writes: after signing in the page is open again with what was typed. */

const newOrganiser = async (url: string) =>
  await newSignedIn(url, { role: 'organiser', organisation: `Lakeside ${newNames().username}` })

test('the name of a new event is there again after signing in, and becomes a draft', async ({
  page,
  baseURL,
}) => {
  const url = baseURL ?? ''
  const member = await newOrganiser(url)
  await withSecondSession(page, url, member)
  await page.goto('/organiser-events/new')
  await hydrate(page)
  const name = page.getByRole('textbox', { name: /^Event name/u })
  const language = page.getByRole('combobox', { name: 'Language of the name' })
  // The look for similar names follows a pause; after the end of the session it would lead to the sign-in page by itself.
  const looked = page.waitForResponse(/\/similar-names\?/u)
  await name.fill('Harbour Night Run')
  await language.selectOption('sv')
  await looked
  await endOthers(member)
  const send = page.getByRole('main').getByRole('button', { name: 'Continue' })
  await send.click()
  await logIn(page, member)
  await expect(page).toHaveURL('/organiser-events/new')
  await expect(name).toHaveValue('Harbour Night Run')
  await expect(language).toHaveValue('sv')
  await send.click()
  await expect(page).toHaveURL(/\/organiser-events\/[^/]+\/edition$/u)
})

test('text in the editor is there again after signing in, and is saved', async ({
  page,
  baseURL,
}) => {
  const url = baseURL ?? ''
  const member = await newEventOwner(url, ['vaarojen-maraton'])
  await withSecondSession(page, url, member)
  await page.goto('/organiser-events/vaarojen-maraton')
  await expect(page.locator('.editor[data-members-only]')).toBeVisible()
  const about = page.getByLabel('About the event')
  await endOthers(member)
  await about.fill('Along the river, flat and shaded.')
  await logIn(page, member)
  await expect(page).toHaveURL('/organiser-events/vaarojen-maraton')
  await expect(about).toHaveValue('Along the river, flat and shaded.')
  await expect
    .poll(async () => {
      const route = '/api/organiser/events/vaarojen-maraton/draft?locale=en'
      return (await member.visitor.send('POST', route)).text
    })
    .toContain('flat and shaded')
})

test('a corrected cell of an import and an address are there again after signing in', async ({
  page,
  baseURL,
}) => {
  const url = baseURL ?? ''
  const member = await newOrganiser(url)
  await withSecondSession(page, url, member)
  await page.goto('/organiser-events/import')
  const csv = 'Event;Date;City;Sport\nHarbour Loop;31.02.2027;Lillehammer;Running'
  await page
    .getByLabel('Choose a file')
    .setInputFiles({ name: 'season.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) })
  const fault = page.getByRole('textbox', { name: /, Row 2$/u })
  await expect(fault).toHaveValue('31.02.2027')
  const opened = page.url()
  const address = page.getByRole('main').getByRole('textbox', { name: /address/iu })
  await address.fill('https://club.example/races.ics')
  await endOthers(member)
  await fault.fill('28.02.2027')
  await fault.press('Enter')
  await logIn(page, member)
  await expect(page).toHaveURL(opened)
  await expect(fault).toHaveValue('28.02.2027')
  await expect(address).toHaveValue('https://club.example/races.ics')
  await fault.press('Enter')
  await expect(fault).toHaveCount(0)
})
