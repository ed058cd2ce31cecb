import { expect, test, type Page } from '@playwright/test'
import { newEventOwner } from '../support/event-owner.ts'
import { newNames, type TestMember } from '../support/members.ts'
import { addSession } from './member-session.ts'

const columns = 'Event;Date;City;Country;Race;Distance;Sport'

/** A season of three events of the year, of which one has two races. */
const season = (club: string, year: number, distance = '10'): string =>
  [
    columns,
    `${club} Lake Run;19.06.${year};Lillehammer;Norway;Ten;${distance};Running`,
    `${club} Lake Run;19.06.${year};Lillehammer;Norway;Half;21,1;Running`,
    `${club} Night Trail;11.09.${year};Lillehammer;Norway;Night;27;Trail running`,
    `${club} Winter Ten;05.12.${year};Lillehammer;Norway;Ten;10;Running`,
  ].join('\n')

async function choose(page: Page, csv: string): Promise<void> {
  await page.goto('/organiser-events/import')
  await page
    .getByLabel('Choose a file')
    .setInputFiles({ name: 'season.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) })
}

async function writeDrafts(page: Page): Promise<void> {
  await page
    .getByRole('region', { name: 'Drafts', exact: true })
    .getByRole('button')
    .first()
    .click()
  await expect(page.locator('.steps [aria-current="step"]')).toHaveText('4Done')
}

/** Publishes all drafts of the organisation. */
async function publishDrafts({ visitor }: TestMember): Promise<number> {
  const { json } = await visitor.request('GET', '/api/organiser/events?state=drafts')
  const keys = Object(json).rows.map(({ key }: { key: string }) => key)
  for (const key of keys) {
    const draft = Object((await visitor.request('GET', `/api/organiser/drafts/${key}`)).json)
    const path = `/api/organiser/drafts/${key}/publish`
    const published = await visitor.send('POST', path, { version: draft.version })
    expect(Object(published.json)).toMatchObject({ state: 'published' })
  }
  return keys.length
}

test('a season is imported, published and seen by athletes; the next season becomes editions of its events', async ({
  page,
  browser,
  baseURL,
}) => {
  const url = baseURL ?? ''
  // The organiser of an event publishes others without a moderator.
  const member = await newEventOwner(url, ['niigata-city-marathon'])
  await addSession(page, url, member)
  const club = newNames().username
  await choose(page, season(club, 2027))
  await expect(page.getByText('Events: 3. Rows to import: 4. Skipped: 0.')).toBeVisible()
  await expect(page.getByText('Rows of this event: 2, 3.')).toHaveCount(2)
  await writeDrafts(page)
  expect(await publishDrafts(member)).toBe(3)

  const athlete = await browser.newPage()
  const path = `/event/${club}-lake-run`
  await athlete.goto(new URL(path, url).href)
  await expect(athlete.getByRole('heading', { level: 1 })).toContainText('Lake Run')
  await expect(athlete.getByRole('main')).toContainText('21.1')

  await choose(page, season(club, 2027, '12'))
  await expect(page.getByText(/Your event .* Lake Run\. Updates: Distance\./u)).toHaveCount(1)
  await expect(page.getByText(/Nothing to change\./u)).toHaveCount(3)
  await writeDrafts(page)
  expect(await publishDrafts(member)).toBe(1)

  await choose(page, season(club, 2028, '12'))
  await expect(page.getByText(/Next edition: 2028\./u)).toHaveCount(4)
  await writeDrafts(page)
  expect(await publishDrafts(member)).toBe(3)
  await athlete.goto(new URL(`${path}/2028-06-19`, url).href)
  await expect(athlete.getByRole('main')).toContainText('19 June 2028')
  await athlete.goto(new URL(`${path}-2`, url).href)
  await expect(athlete.getByRole('main')).toContainText('There is no event at this address.')
  await athlete.close()
})
