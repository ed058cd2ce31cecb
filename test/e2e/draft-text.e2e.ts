import { expect, test, type Browser, type Page } from '@playwright/test'
import { newColleague } from '../support/colleague.ts'
import { newEventOwner } from '../support/event-owner.ts'
import type { TestMember } from '../support/members.ts'
import { addSession } from './member-session.ts'

/** Text that is written in the editor is never lost: another person publishes or discards, the network goes, the tab reloads. */

const about = (page: Page) => page.getByLabel('About the event')
/** The state of the draft, as it is seen. */
const saveStatus = (page: Page) => page.locator('.ws-bar .muted span[aria-hidden]')
const venue = (page: Page) => page.getByLabel('Venue')

async function openEditor(browser: Browser, url: string, member: TestMember, path: string) {
  const context = await browser.newContext({ baseURL: url })
  const page = await context.newPage()
  await addSession(page, url, member)
  await page.goto(path)
  await expect(page.locator('.editor[data-members-only]')).toBeVisible()
  return page
}

/** The draft of an event on the server. */
const draftOf = async ({ visitor }: Pick<TestMember, 'visitor'>, event: string) =>
  Object((await visitor.send('POST', `/api/organiser/events/${event}/draft?locale=en`)).json)

async function save(
  { visitor }: Pick<TestMember, 'visitor'>,
  event: string,
  path: string,
  to: unknown,
) {
  const { id, version, facts } = await draftOf({ visitor }, event)
  const from = path.split('.').reduce((part, step) => Object(part)[step] ?? null, facts)
  const body = { version, changes: [{ path, from, to }] }
  const { status, text } = await visitor.send('PATCH', `/api/organiser/drafts/${id}`, body)
  expect(status, text).toBe(200)
  return { id, version: Object(JSON.parse(text)).version }
}

async function publish(member: TestMember, event: string, path: string, to: unknown) {
  const { id, version } = await save(member, event, path, to)
  const route = `/api/organiser/drafts/${id}/publish`
  const { status, text } = await member.visitor.send('POST', route, { version })
  expect(status, text).toBe(200)
}

const discard = async ({ visitor }: TestMember, event: string) => {
  const { id } = await draftOf({ visitor }, event)
  const { status } = await visitor.send('DELETE', `/api/organiser/drafts/${id}`)
  expect(status).toBe(200)
}

test('what a colleague writes after the owner published is saved in the next draft, decided where both wrote, published and read by athletes', async ({
  browser,
  baseURL,
}) => {
  const url = baseURL ?? ''
  const event = 'bergen-city-marathon'
  const owner = await newEventOwner(url, [event])
  const colleague = await newColleague(url, owner)
  const page = await openEditor(browser, url, colleague, `/organiser-events/${event}/basics`)
  await publish(owner, event, 'since', 1998)
  await about(page).fill('A run along the chalk cliffs.')
  await expect(page.getByText('published or discarded in the meantime')).toBeVisible()
  await expect
    .poll(async () => (await draftOf(owner, event)).facts.texts.about.en)
    .toBe('A run along the chalk cliffs.')
  await expect(about(page)).toHaveValue('A run along the chalk cliffs.')
  await expect(about(page), 'the field stays under the hands of who writes').toBeFocused()
  await expect(page.getByLabel('First held in')).toHaveValue('1998')

  await publish(owner, event, 'url', 'https://theirs.example')
  await page.getByLabel('Official site').fill('https://mine.example')
  const conflict = page.locator('.conflict')
  await expect(conflict).toContainText('https://theirs.example')
  await expect(conflict).toContainText('https://mine.example')
  await expect(saveStatus(page)).not.toHaveText(/^Saved/u)
  await page.reload()
  await expect(conflict, 'also after a reload').toContainText('https://mine.example')
  await conflict.getByRole('radio', { name: /^Yours/u }).check()
  await conflict.getByRole('button', { name: 'Apply to the draft' }).click()
  await expect
    .poll(async () => (await draftOf(owner, event)).facts.url)
    .toBe('https://mine.example')

  await page.getByRole('button', { name: /^Publish/u }).click()
  const dialog = page.getByRole('dialog', { name: 'Publish' })
  await dialog.getByRole('button', { name: /^Publish changes/u }).click()
  await expect(dialog).toContainText('Published')
  const athlete = await (await browser.newContext({ baseURL: url })).newPage()
  await athlete.goto(`/event/${event}`)
  await expect(athlete.getByRole('main')).toContainText('A run along the chalk cliffs.')
  await expect(athlete.locator('main a[href*="mine.example"]').first()).toBeVisible()
})

test('what is written offline meanwhile survives a reload and a discarded draft', async ({
  browser,
  baseURL,
}) => {
  const url = baseURL ?? ''
  const event = 'ostrava-city-marathon'
  const owner = await newEventOwner(url, [event])
  const colleague = await newColleague(url, owner)
  const page = await openEditor(browser, url, colleague, `/organiser-events/${event}/place`)
  await page.context().setOffline(true)
  await venue(page).fill('At the castle')
  await expect(page.getByText('Your draft is safe in this browser.').first()).toBeVisible()
  await expect(saveStatus(page)).not.toHaveText(/^Saved/u)
  await discard(owner, event)
  await page.context().setOffline(false)
  await page.reload()
  await expect(venue(page)).toHaveValue('At the castle')
  await expect(page.getByText('are back in the draft')).toBeVisible()
  await expect
    .poll(async () => (await draftOf(owner, event)).facts.place.venue)
    .toBe('At the castle')
})

test('two tabs of one person both go on when one of them publishes, each with its own text', async ({
  browser,
  baseURL,
}) => {
  const url = baseURL ?? ''
  const event = 'hca-marathon'
  const owner = await newEventOwner(url, [event])
  const first = await openEditor(browser, url, owner, `/organiser-events/${event}/basics`)
  const second = await first.context().newPage()
  await second.goto(`/organiser-events/${event}/place`)
  await expect(venue(second)).toBeVisible()
  await first.context().setOffline(true)
  await about(first).fill('Through the old town.')
  await venue(second).fill('Eleftheria square')
  await expect(second.getByText('Your draft is safe in this browser.').first()).toBeVisible()
  const stored = await first.evaluate(() =>
    Object.keys(localStorage).filter((key) => key.startsWith('startline:drafts:')),
  )
  expect(stored).toHaveLength(2)
  await publish(owner, event, 'since', 2001)
  await first.context().setOffline(false)
  await expect
    .poll(async () => {
      const { facts } = await draftOf(owner, event)
      return [facts.texts.about.en, facts.place.venue, facts.since]
    })
    .toEqual(['Through the old town.', 'Eleftheria square', 2001])
})

test('text of a new event goes on in it when a colleague publishes it, and in a copy when it is discarded', async ({
  browser,
  baseURL,
}) => {
  const url = baseURL ?? ''
  const owner = await newEventOwner(url, ['rigas-maratons'])
  const colleague = await newColleague(url, owner)
  const draft = { name: 'Lakeside Autumn Run', nameLanguage: 'en' }
  const { json } = await owner.visitor.send('POST', '/api/organiser/drafts', draft)
  const id = String(Object(json)['id'])
  const page = await openEditor(browser, url, colleague, `/organiser-events/${id}/basics`)
  await owner.visitor.send('DELETE', `/api/organiser/drafts/${id}`)
  await about(page).fill('Leaves and mud.')
  const keep = page.getByRole('button', { name: 'Continue in a new draft' })
  await expect(keep).toBeVisible()
  await page.reload()
  await keep.click()
  await expect(page).not.toHaveURL(new RegExp(id, 'u'))
  await expect(about(page)).toHaveValue('Leaves and mud.')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lakeside Autumn Run')
})
