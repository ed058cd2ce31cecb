import { expect, test, type Browser, type Page } from '@playwright/test'
import { pngOf } from '../support/pictures.ts'
import { newSignedIn, type TestMember } from '../support/members.ts'
import { newModerator } from '../support/moderator.ts'
import { axeFindings } from './axe.ts'
import { addSession } from './member-session.ts'

/** The desk: a document is written, previewed, published and restored; two editors lose nothing; members see no desk. */

const slugOf = ({ username }: TestMember) => `answer-${username.replaceAll(/[^a-z0-9]/gu, '')}`

async function newPage(browser: Browser, url: string, member: TestMember): Promise<Page> {
  const context = await browser.newContext({ baseURL: url })
  const page = await context.newPage()
  await addSession(page, url, member)
  return page
}

/** Adds a document over the API. @returns its id */
async function newDocument({ visitor }: TestMember, kind: string, slug: string): Promise<number> {
  const fields = { kind, slug, title: 'May my dog run along?', locale: 'en' }
  const { status, json, text } = await visitor.send('POST', '/api/desk/documents', fields)
  expect(status, text).toBe(201)
  return Number(Object(json).id)
}

const title = (page: Page) => page.getByLabel(/^Title/u)
/** Waits until the state of the draft, as it is seen, is that of a saved one. */
const saved = (page: Page) =>
  expect(page.locator('.dk-head span[aria-hidden]')).toHaveText(/^Saved /u)
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

test('an answer is added, written in two languages, previewed, published and restored', async ({
  browser,
  baseURL,
}) => {
  const url = baseURL ?? ''
  const moderator = await newModerator(url)
  const page = await newPage(browser, url, moderator)
  await page.goto('/moderation/pages')
  await button(page, 'Add an answer').click()
  await page.getByLabel('Title').fill('May my dog run along?')
  await page.getByLabel('Name in the address').fill(slugOf(moderator))
  await page.getByLabel('Name in the address').press('Enter')

  await page.getByLabel(/^Summary/u).fill('In few races.')
  await button(page, 'Running text').click()
  const text = page.getByRole('textbox', { name: 'Running text' })
  await text.fill('Only in canicross')
  await text.press('ControlOrMeta+a')
  await text.press('ControlOrMeta+b')
  await expect(text).toHaveValue('**Only in canicross**')
  await button(page, 'Space').click()
  await expect(button(page, 'Move Space, 2 of 2')).toBeFocused()
  await page.keyboard.press('Alt+ArrowUp')
  await expect(button(page, 'Move Space, 1 of 2')).toBeFocused()
  await button(page, 'Remove: Space').click()
  await button(page, 'Undo').press('Enter')
  await expect(button(page, 'Move Space, 1 of 2')).toBeFocused()

  await button(page, /^Deutsch/u).click()
  await title(page).fill('Darf mein Hund mitlaufen?')
  await expect(page.locator('.dk-en').first()).toHaveText('May my dog run along?')
  const frame = page.frameLocator('iframe[title="Preview: Deutsch"]')
  await expect(frame.locator('h1')).toHaveText('Darf mein Hund mitlaufen?')
  await expect(frame.locator('strong')).toHaveText('Only in canicross')
  await page.keyboard.press('ControlOrMeta+s')
  await saved(page)
  expect(await axeFindings(page, { within: 'main' })).toEqual([])

  await button(page, 'Schedule').first().click()
  await page.getByLabel('Day and time').fill('2020-01-01T10:00')
  await page.getByRole('dialog').getByRole('button', { name: 'Schedule' }).click()
  await expect(page.getByRole('dialog').getByRole('alert')).toHaveText(
    'This time has passed. Choose a later one.',
  )
  await page.keyboard.press('Escape')

  await button(page, 'Publish').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click()
  const open = page.getByRole('dialog').getByRole('link', { name: 'Open the page' })
  await expect(open).toBeVisible()
  const help = await moderator.visitor.request('GET', '/api/help?locale=de')
  expect(help.text).toContain('Darf mein Hund mitlaufen?')

  await page.keyboard.press('Escape')
  await title(page).fill('Darf der Hund mit?')
  await page.keyboard.press('ControlOrMeta+s')
  await saved(page)
  await button(page, 'History').click()
  await button(page, /^Restore as a draft/u).click()
  await button(page, /^Discard it for good/u).click()
  await button(page, /^Deutsch/u).click()
  await expect(title(page)).toHaveValue('Darf mein Hund mitlaufen?')
})

test('an article gets its kind, events, a source, a correction, a drawing and a picture', async ({
  browser,
  baseURL,
}) => {
  const url = baseURL ?? ''
  const moderator = await newModerator(url)
  const slug = slugOf(moderator)
  const id = await newDocument(moderator, 'article', slug)
  const page = await newPage(browser, url, moderator)
  await page.goto(`/moderation/news/${id}`)
  await page.getByLabel(/^Summary/u).fill('Dogs at races.')
  await page.getByLabel('Kind', { exact: true }).selectOption('Focus on a race')
  await page.getByLabel('Run', { exact: true }).check()
  await page.getByLabel('Events that it is about').fill('stockholm-marathon\ngoteborgsvarvet')
  await page.getByLabel('Drawing', { exact: true }).selectOption('Kilometre bars')
  await page.getByLabel('Events, one on each line').fill('stockholm-marathon')
  await button(page, 'Add a source').click()
  const sources = page.getByRole('group', { name: 'Sources' })
  await sources.getByLabel('Title').fill('Rules of the race')
  await sources.getByLabel('Link').fill('https://example.org/rules')
  const corrections = page.getByRole('group', { name: 'Corrections' })
  await corrections.getByRole('button', { name: 'Add an entry' }).click()
  await corrections.getByLabel('Day').fill('2026-11-20')
  await corrections.getByLabel('Running text').fill('An earlier version named another day.')

  await button(page, 'Set of pictures').click()
  const pictures = page.getByRole('group', { name: 'Pictures' })
  await pictures.getByRole('button', { name: 'Add an entry' }).click()
  const file = { name: 'dog.png', mimeType: 'image/png' }
  await pictures
    .locator('input[type=file]')
    .setInputFiles({ ...file, buffer: pngOf({ width: 60, height: 40 }) })
  await expect(pictures.locator('img')).toBeVisible()
  await pictures.getByLabel('What the picture shows').fill('A dog at the start')
  await page.keyboard.press('ControlOrMeta+s')
  await saved(page)
  expect(await axeFindings(page, { within: 'main' })).toEqual([])
  await button(page, 'Publish').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Open the page' })).toBeVisible()

  const { text } = await moderator.visitor.request('GET', `/news/${slug}`)
  for (const shown of ['Rules of the race', 'An earlier version', 'A dog at the start', 'Focus'])
    expect(text).toContain(shown)
  const src = /\/assets\/[\w-]{22}\?width=384[^" ]*/u.exec(text)?.[0] ?? ''
  const picture = await moderator.visitor.request('GET', src.replaceAll('&amp;', '&'))
  expect([picture.status, picture.headers.get('cross-origin-resource-policy')]).toEqual([
    200,
    'cross-origin',
  ])
})

test('two editors of one text: both see each other, and the conflict is decided by one', async ({
  browser,
  baseURL,
}) => {
  const url = baseURL ?? ''
  const [anna, ben] = [await newModerator(url), await newModerator(url)]
  const id = await newDocument(anna, 'help', slugOf(anna))
  const first = await newPage(browser, url, anna)
  await first.goto(`/moderation/pages/${id}`)
  await expect(title(first)).toHaveValue('May my dog run along?')
  const second = await newPage(browser, url, ben)
  await second.goto(`/moderation/pages/${id}`)
  await expect(second.getByText(/^Open now/u)).toBeVisible()

  await title(second).fill('Title of Ben')
  await second.keyboard.press('ControlOrMeta+s')
  await saved(second)
  await title(first).fill('Title of Anna')
  await first.keyboard.press('ControlOrMeta+s')
  const conflict = first.locator('.conflict')
  await expect(conflict).toContainText('Title of Anna')
  await expect(conflict).toContainText('Title of Ben')
  await conflict.getByRole('radio').first().check()
  await button(first, 'Apply to the draft').click()
  await expect(title(first)).toHaveValue('Title of Anna')
  await first.keyboard.press('ControlOrMeta+s')
  await saved(first)
  await second.reload()
  await expect(title(second)).toHaveValue('Title of Anna')
})

test('a missing text is written beside the English one, in the document that is opened', async ({
  browser,
  baseURL,
}) => {
  const url = baseURL ?? ''
  const moderator = await newModerator(url)
  const id = await newDocument(moderator, 'help', slugOf(moderator))
  const page = await newPage(browser, url, moderator)
  await page.goto('/moderation/missing-translations')
  await page.getByRole('combobox').selectOption('fr')
  const document = page.locator('.dk-miss', { has: page.locator(`a[href$="/${id}"]`) })
  const closed = page.locator('.dk-miss:not([open])')
  await expect(closed).not.toHaveCount(0)
  await expect(closed.locator('input, textarea')).toHaveCount(0)
  const namesakes = closed.locator('summary', { hasText: 'May my dog run along?' })
  // The list of the language may replace one that is being opened.
  await expect(async () => {
    for (const summary of (await namesakes.all()).toReversed()) await summary.press('Enter')
    await expect(document).toBeVisible({ timeout: 5_000 })
  }).toPass()
  const field = document.getByLabel(/^Title/u)
  await field.fill('Mon chien peut-il courir avec moi ?')
  await field.press('ControlOrMeta+Enter')
  await expect(document.getByRole('status').first()).not.toBeEmpty()
  expect(await axeFindings(page, { within: 'main' })).toEqual([])
  const { json } = await moderator.visitor.send('POST', `/api/desk/documents/${id}/draft`, {})
  expect(json).toMatchObject({ content: { title: { fr: 'Mon chien peut-il courir avec moi ?' } } })
})

test('a member who is no moderator sees a missing page', async ({ browser, baseURL }) => {
  const url = baseURL ?? ''
  const page = await newPage(browser, url, await newSignedIn(url))
  for (const path of ['/moderation/pages', '/moderation/pages/1']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: 'This page did not start' })).toBeVisible()
    await expect(page.locator('.staff-tabs, .dk-desk')).toHaveCount(0)
  }
})
