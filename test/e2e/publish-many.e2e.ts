import { expect, test, type Page } from '@playwright/test'
import { eventShape } from '../../src/model/event-facts/event-shape.ts'
import { emptyPlace } from '../../src/model/event-facts/empty-facts.ts'
import { differences } from '../../src/model/documents/differences.ts'
import type { EventFacts } from '../../src/model/schemas/event/event-facts.ts'
import { newEventOwner } from '../support/event-owner.ts'
import { newSignedIn, type TestMember } from '../support/members.ts'
import { axeFindings } from './axe.ts'
import { addSession } from './member-session.ts'

/** First day of all events: few others of the calendar have it. */
const date = '2027-02-09'

const factsOf = (base: EventFacts, cityId: number): EventFacts => ({
  ...base,
  place: { ...emptyPlace(), cityId },
  editions: base.editions.map((edition) => ({
    ...edition,
    date,
    endDate: date,
    races: edition.races.map((race) => ({
      ...race,
      sport: 'run',
      name: '10 km',
      legs: race.legs.map((leg) => ({ ...leg, sport: 'run', distance: 10, unit: 'km' })),
    })),
  })),
})

/** Drafts named "Forty 1 …" of the member's organisation; those of the last numbers have no date. */
async function addDrafts({ visitor }: TestMember, count: number, withoutDate: number) {
  const cities = await visitor.request('GET', '/api/organiser/cities?q=Lillehammer&locale=en')
  const { places }: { places: { id: number }[] } = JSON.parse(cities.text)
  for (let index = 1; index <= count; index += 1) {
    const name = `Forty ${index} ${date}`
    const { text } = await visitor.send('POST', '/api/organiser/drafts', {
      name,
      nameLanguage: 'en',
    })
    const { id } = JSON.parse(text)
    const draft = await visitor.request('GET', `/api/organiser/drafts/${id}`)
    const { facts }: { facts: EventFacts } = JSON.parse(draft.text)
    const whole = factsOf(facts, places[0]?.id ?? 0)
    const undated = whole.editions.map((each) => ({ ...each, date: null, endDate: null }))
    const wanted = index > count - withoutDate ? { ...whole, editions: undated } : whole
    const changes = differences(eventShape, facts, wanted)
    await visitor.send('PATCH', `/api/organiser/drafts/${id}`, { version: 0, changes })
  }
}

const openDrafts = async (page: Page) => {
  await page.goto('/organiser-events?state=drafts')
  await page.getByRole('button', { name: /^Select all drafts/u }).click()
}

test('forty drafts are published at once, what cannot be is named, and the calendar shows the rest', async ({
  page,
  baseURL,
}) => {
  test.slow()
  const url = baseURL ?? ''
  const member = await newEventOwner(url, ['marathon-bonn'])
  await addDrafts(member, 40, 2)
  await addSession(page, url, member)
  await openDrafts(page)
  await page.route(/publish\/summary/u, async (route) => {
    await new Promise((resolve) => {
      setTimeout(resolve, 300)
    })
    await route.continue()
  })
  await page.getByRole('button', { name: 'Publish (40)' }).click()
  const dialog = page.getByRole('dialog', { name: 'Publish' })
  const checking = dialog.getByRole('button', { name: 'Checking 10 of 40' })
  await expect(checking).toBeDisabled()
  await expect(checking).toBeFocused()
  await expect(dialog).toContainText('Ready to publish: 38')
  await expect(dialog).toContainText('Not ready yet: 2')
  expect(await axeFindings(page, { within: 'dialog' })).toEqual([])
  const link = dialog.getByRole('link', { name: 'First day' }).first()
  const field = (await link.getAttribute('href')) ?? ''
  await dialog.getByRole('button', { name: 'Publish (38)' }).click()
  await expect(dialog).toContainText('Published: 38')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('checkbox')).toHaveCount(2)

  const athlete = await page.context().browser()?.newPage()
  if (athlete === undefined) throw new Error('The browser is closed')
  await expect(async () => {
    await athlete.goto(`${url}/calendar?from=${date}&to=${date}`)
    await expect(athlete.getByRole('link', { name: /^Forty/u })).not.toHaveCount(0, {
      timeout: 1000,
    })
  }).toPass()
  await expect(athlete.locator('main')).toContainText('38')
  await athlete.close()

  await page.goto(field)
  await expect(page.getByLabel('First day')).toBeFocused()
})

test('drafts of a new organiser are sent for review, and the dialog says so', async ({
  page,
  baseURL,
}) => {
  const url = baseURL ?? ''
  const member = await newSignedIn(url, { role: 'organiser', organisation: `New ${Date.now()}` })
  await addDrafts(member, 2, 0)
  await addSession(page, url, member)
  await openDrafts(page)
  await page.getByRole('button', { name: 'Publish (2)' }).click()
  const dialog = page.getByRole('dialog', { name: 'Publish' })
  await expect(dialog).toContainText('Send for review: 2')
  await dialog.getByRole('button', { name: 'Send for review (2)' }).click()
  await expect(dialog).toContainText('Waiting for approval: 2')
})
