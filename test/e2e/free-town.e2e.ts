import { expect, test, type Page } from '@playwright/test'
import '../../src/i18n/all-words.ts'
import { pathOf } from '../../src/i18n/paths.ts'
import { newEventOwner } from '../support/event-owner.ts'
import { newNames, newSignedIn } from '../support/members.ts'
import { axeFindings } from './axe.ts'
import { keyboardOf } from './keyboard.ts'
import { addSession } from './member-session.ts'
import { hydrate } from './pages.ts'

const section = (page: Page, name: string) =>
  page
    .getByRole('navigation', { name: 'Sections' })
    .getByRole('link', { name: new RegExp(`^${name}`, 'u') })
const town = (page: Page) => page.getByRole('combobox', { name: 'Town or village' })

async function startEvent(page: Page, name: string) {
  await page.goto('/organiser-events/new')
  await hydrate(page)
  await page.getByLabel('Event name').fill(name)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/draft-/u)
}

test('an event in a village is placed with the keyboard, published, and found by athletes', async ({
  page,
  baseURL,
  browser,
}) => {
  const keys = keyboardOf(page)
  const url = baseURL ?? ''
  // The organiser of an event publishes the next one without a moderator.
  await addSession(page, url, await newEventOwner(url, ['saintelyon']))
  await startEvent(page, 'Bellevue Vertical')
  await page.getByLabel('First day').fill('2027-09-18')
  await section(page, 'Place').click()
  await keys.tabTo(town(page))
  await keys.type('Les Hou')
  await expect(page.getByRole('option').first()).toHaveText(/^Les Houches \(.*France\)/u)
  const highlighted = page.getByRole('option', { selected: true })
  await expect(highlighted).toHaveCount(0)
  await keys.press('ArrowDown')
  await expect(highlighted).toHaveText(/^Les Houches \(.*France\)/u)
  await keys.press('Enter')
  await expect(town(page)).toHaveValue('Les Houches')
  const note = page.getByText('Les Houches, near Chamonix-Mont-Blanc')
  await expect(note).toBeVisible()
  await expect(section(page, 'Place')).toHaveText('Place 2 of 2')
  expect(await axeFindings(page, { within: 'main' })).toEqual([])

  await section(page, 'Races').click()
  await page.getByLabel('Race name').fill('Vertical')
  await page.getByRole('combobox', { name: 'Sport', exact: true }).selectOption('trail')
  await page.getByRole('textbox', { name: /^Distance/u }).fill('5')
  await page.getByLabel('Where it starts').fill('Gare de Bellevue')
  await page.getByRole('button', { name: /^Publish/u }).click()
  const dialog = page.getByRole('dialog', { name: 'Publish' })
  await dialog.getByRole('button', { name: /^Publish changes/u }).click()
  await expect(dialog).toContainText('Published')

  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto('/event/bellevue-vertical')
  await expect(visitor.locator('.ev-meta')).toContainText(
    'Les Houches, near Chamonix-Mont-Blanc, France',
  )
  await expect(visitor.locator('main')).toContainText('Gare de Bellevue')
  const data = visitor.locator('script[type="application/ld+json"]')
  expect((await data.allTextContents()).join('')).toContain('"addressLocality":"Les Houches"')
  await visitor.goto('/calendar/france/chamonix-mont-blanc/2027-09')
  const card = visitor.getByRole('link', { name: 'Bellevue Vertical' })
  await expect(card).toBeVisible()
  await expect(visitor.locator('main')).toContainText('Les Houches, France')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('a town that nobody knows stays as it is typed and asks for its pin', async ({
    page,
    baseURL,
  }) => {
    const url = baseURL ?? ''
    const organisation = `Lakeside ${newNames().username}`
    await addSession(page, url, await newSignedIn(url, { role: 'organiser', organisation }))
    await startEvent(page, 'Nowhere Night Run')
    await expect(section(page, 'Races')).toBeVisible()
    await expect(section(page, 'Sell places')).toHaveCount(0)
    const [editor = ''] = /^.*draft-[^/?]+/u.exec(page.url()) ?? []
    await page.goto(`${editor}/sale`)
    await expect(page.getByText('No edition is ahead. Publish one')).toBeVisible()
    await page.goto(`${editor}/place`)
    await town(page).fill('Lillehammer')
    await page.getByRole('option').first().click()
    await expect(town(page)).toHaveValue(/Lillehammer/u)
    // The text of a city is the city, also when a letter of it was deleted.
    const shown = await town(page).inputValue()
    await town(page).fill(shown.slice(0, -1))
    await page.getByLabel('Venue').focus()
    await expect(town(page)).toHaveValue(shown)
    const pinIsMissing = page.getByText('Set a pin for this place')
    await expect(pinIsMissing).toHaveCount(0)
    await town(page).fill('Xqzvik')
    await page.getByLabel('Venue').focus()
    await expect(pinIsMissing).toBeVisible()
    await town(page).fill(shown)
    await page.getByLabel('Venue').focus()
    await expect(pinIsMissing).toHaveCount(0)
    await expect(town(page)).toHaveValue(shown)
    await town(page).fill('Xqzvik')
    await expect(page.getByRole('option')).toHaveText([
      '“Xqzvik” is not on our list. Keep the name and set a pin.',
    ])
    await page.getByLabel('Venue').focus()
    await expect(town(page)).toHaveValue('Xqzvik')
    await expect(pinIsMissing).toBeVisible()
    await page.getByLabel('Latitude').fill('61.1')
    await page.getByLabel('Longitude').fill('10.4')
    await expect(page.getByText('Xqzvik, near Lillehammer')).toBeVisible()
    await page.getByLabel('Latitude').fill('41.1')
    await expect(page.getByText('The pin is in another country than the town.')).toBeVisible()
    expect(await axeFindings(page, { within: 'main' })).toEqual([])

    // The names of the facts in the dialog do not break inside their words.
    const event = editor.split('/').at(-1) ?? ''
    await page.goto(pathOf({ to: 'organiser-event', event, section: 'place' }, 'de'))
    await page.getByRole('button', { name: 'Zur Prüfung senden' }).click()
    const names = page.getByRole('dialog').locator('.diff td:first-child')
    await expect(names.filter({ hasText: 'Austragungen' })).toBeVisible()
    const broken = await names.evaluateAll((all) =>
      all.filter(({ firstChild }) => {
        if (!(firstChild instanceof Text) || /\s/u.test(firstChild.data)) return false
        const range = document.createRange()
        range.selectNodeContents(firstChild)
        return range.getClientRects().length > 1
      }),
    )
    expect(broken).toHaveLength(0)
  })
})
