import { expect, test } from '@playwright/test'
import { newEventOwner } from '../support/event-owner.ts'
import { newNames, newSignedIn } from '../support/members.ts'
import { axeFindings } from './axe.ts'
import { keyboardOf } from './keyboard.ts'
import { addSession } from './member-session.ts'
import { hydrate } from './pages.ts'

test('a new event with three races is written and published with the keyboard alone', async ({
  page,
  baseURL,
}) => {
  const url = baseURL ?? ''
  // The organiser of an event publishes the next one without a moderator.
  await addSession(page, url, await newEventOwner(url, ['jersey-marathon']))
  const keys = keyboardOf(page)
  const button = (name: string | RegExp) => page.getByRole('button', { name })
  const section = (name: string) =>
    page
      .getByRole('navigation', { name: 'Sections' })
      .getByRole('link', { name: new RegExp(`^${name}`, 'u') })
  await page.goto('/organiser-events/new')
  await hydrate(page)
  await keys.tabTo(page.getByLabel('Event name'))
  await keys.type('Lakeside Autumn Run')
  await keys.press('Enter')
  await expect(page).toHaveURL(/draft-/u)

  const date = page.getByLabel('First day')
  await expect(date).toBeVisible()
  await keys.tabTo(date)
  await keys.type('09192027')
  await expect(date).toHaveValue('2027-09-19')
  expect(await axeFindings(page, { within: 'main' })).toEqual([])

  await keys.tabTo(section('Place'), 'Shift+Tab')
  await keys.press('Enter')
  const city = page.getByRole('combobox', { name: 'Town or village' })
  await expect(city).toBeVisible()
  await keys.tabTo(city)
  await keys.type('Lillehammer')
  await expect(page.getByRole('option').first()).toBeVisible()
  await expect(section('Place')).toHaveText('Place 0 of 2')
  await expect(page.getByRole('heading', { name: '3 of 15 filled' })).toBeVisible()
  await keys.press('Enter')
  await expect(city).toHaveValue(/Lillehammer/u)
  // The city has no pin until one is set.
  await expect(section('Place')).toHaveText('Place 1 of 2')
  await expect(page.getByRole('heading', { name: '4 of 15 filled' })).toBeVisible()

  await keys.tabTo(section('Races'), 'Shift+Tab')
  await keys.press('Enter')
  const name = page.getByLabel('Race name')
  await expect(name).toBeVisible()
  for (const [index, [race, distance]] of [
    ['Marathon', '42.195'],
    ['Half marathon', '21.1'],
    ['Riverside 10', '10'],
  ].entries()) {
    if (index > 0) {
      await keys.tabTo(button('Add a race'))
      await keys.press('Enter')
      await expect(name).toBeFocused()
    } else await keys.tabTo(name)
    await keys.type(race ?? '')
    const sport = page.getByRole('combobox', { name: 'Sport', exact: true })
    await keys.tabTo(sport)
    await keys.type('Runn')
    await expect(sport).toHaveValue('run')
    await keys.tabTo(page.getByRole('textbox', { name: /^Distance/u }))
    await keys.type(distance ?? '')
  }
  const card = page.locator('.ws-prev .bib')
  await expect(card).toContainText('Lakeside Autumn Run')
  await expect(card).toContainText(/42\.2.*21\.1.*10/u)
  await expect(card).not.toContainText('from')
  await keys.tabTo(button(/^Publish/u), 'Shift+Tab')
  await keys.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Publish' })
  await expect(dialog.getByRole('button', { name: /^Publish changes/u })).toBeFocused()
  await keys.press('Enter')
  await expect(dialog).toContainText('Published')

  const presses = keys.count()
  test.info().annotations.push({ type: 'key presses', description: String(presses) })
  // At five keys a second.
  expect(presses / 5).toBeLessThan(90)
})

test('what is typed without a network is safe in the browser and is sent after it', async ({
  page,
  baseURL,
}) => {
  const url = baseURL ?? ''
  const organisation = `Lakeside ${newNames().username}`
  const member = await newSignedIn(url, { role: 'organiser', organisation })
  const draft = { name: 'Lakeside Autumn Run', nameLanguage: 'en' }
  const { json } = await member.visitor.send('POST', '/api/organiser/drafts', draft)
  await addSession(page, url, member)
  const id = String(Object(json)['id'])
  const path = `/api/organiser/drafts/${id}`
  await page.goto(`/organiser-events/${id}/place`)
  const venue = page.getByLabel('Venue')
  await expect(venue).toBeVisible()
  await page.context().setOffline(true)
  await venue.fill('Boat house')
  await expect(page.getByText('Your draft is safe in this browser.').first()).toBeVisible()
  await page.context().setOffline(false)
  await page.reload()
  await expect(venue).toHaveValue('Boat house')
  const saved = async () =>
    Object((await member.visitor.request('GET', path)).json).facts.place.venue
  await expect.poll(saved).toBe('Boat house')
})

test('the refusal of an event of others has the width of the page', async ({ page, baseURL }) => {
  const url = baseURL ?? ''
  const organisation = `Lakeside ${newNames().username}`
  await addSession(page, url, await newSignedIn(url, { role: 'organiser', organisation }))
  await page.goto('/organiser-events/berlin-marathon/races')
  const title = page.getByRole('heading', { name: 'This event is not yours to edit' })
  await expect(title).toBeVisible()
  expect((await title.boundingBox())?.width).toBeGreaterThan(400)
})
