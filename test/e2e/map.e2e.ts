import { expect, test, type Locator, type Page } from '@playwright/test'
import type { MapView } from '../../src/model/calendar/map-view.ts'
import { axeFindings } from './axe.ts'
import { watch } from './pages.ts'

const alps = '/calendar?view=map&box=5,44,16,48'

const map = (page: Page): Locator => page.locator('.map-in')
const discs = (page: Page): Locator => page.locator('.pin.clu')
const bibs = (page: Page): Locator => page.locator('.pin:not(.clu)')
/** Card of the selected event, not those of the rail of phones. */
const card = (page: Page): Locator => page.locator('.map-in > .map-card')
const rows = (page: Page): Locator => page.locator('[data-list=calendar] .tr')

async function drawn(page: Page): Promise<void> {
  await expect(map(page)).toHaveAttribute('data-world', 'drawn', { timeout: 30_000 })
}

const boxOf = (page: Page): number[] =>
  (new URL(page.url()).searchParams.get('box') ?? '').split(',').map(Number)

const width = ([west = 0, , east = 0]: number[]): number => east - west

/** Editions that the list states. */
async function listed(page: Page): Promise<number> {
  const text = (await page.locator('.cal-head [role=status]').textContent()) ?? ''
  const [count = ''] = /^[\d,]+/u.exec(text) ?? []
  return Number(count.replaceAll(',', ''))
}

/** Number of editions that the marks represent. */
async function marked(page: Page): Promise<number> {
  const counts = await discs(page).allTextContents()
  return counts.reduce((sum, count) => sum + Number(count), await bibs(page).count())
}

/** Number of editions by which the marks exceed the list. */
const ahead = async (page: Page): Promise<number> => (await marked(page)) - (await listed(page))

// The software graphics draw each pixel of the map: a smaller window has less of them.
test.use({ viewport: { width: 1280, height: 640 } })

test('the map shows the editions of the list; a bib shows its race on a card and its row in the list, and a row shows its bib; no other host is requested and nothing logged to the console', async ({
  page,
}) => {
  const { messages } = watch(page)
  await page.goto(alps)
  await drawn(page)
  await expect.poll(() => marked(page)).toBeGreaterThan(50)
  await expect.poll(() => ahead(page)).toBe(0)
  expect(boxOf(page), 'the address stays as it was').toEqual([5, 44, 16, 48])
  await expect(page.locator('.map-names .city > span').first()).toBeVisible()
  const ground = await page.locator('.maplibregl-canvas').screenshot()
  expect(new Set(ground).size, 'a picture, not one colour').toBeGreaterThan(100)

  const bib = bibs(page).first()
  await bib.click()
  const name = (await card(page).locator('.mb > b').textContent()) ?? ''
  await expect(rows(page).filter({ hasText: name }).first()).toHaveClass(/is-on/u)
  await expect(card(page).locator('.link')).toHaveAttribute('href', /^\/event\//u)
  await page.keyboard.press('Escape')
  await expect(card(page)).toHaveCount(0)
  await expect(bib).toBeFocused()
  // Rows out of view are laid out as they scroll into view, so that the pointer may first meet another.
  await expect(async () => {
    await rows(page).filter({ hasText: name }).first().hover()
    await expect(bib).toHaveClass(/is-on/u, { timeout: 500 })
  }).toPass()
  // Messages of the software graphics driver are not messages of the page.
  expect(messages.filter((message) => !message.includes('GL Driver Message'))).toEqual([])
})

test('a cluster expands, and the list follows; while the list is pinned it stays as it is until "search here"', async ({
  page,
}) => {
  await page.goto(alps)
  await drawn(page)
  const before = boxOf(page)
  const wholeList = await listed(page)
  await discs(page).first().click()
  await expect.poll(() => width(boxOf(page))).toBeLessThan(width(before) / 1.5)
  await expect.poll(() => listed(page)).toBeLessThan(wholeList)
  await expect.poll(() => ahead(page)).toBe(0)

  const pinned = boxOf(page)
  const found = await listed(page)
  await page.getByLabel('Search as I move').uncheck()
  await page.getByRole('button', { name: 'Zoom out', exact: true }).click()
  const here = page.getByRole('button', { name: 'Search here' })
  await expect(here).toBeVisible()
  expect(boxOf(page)).toEqual(pinned)
  expect(await listed(page)).toBe(found)
  await here.click()
  await expect.poll(() => listed(page)).toBeGreaterThan(found)
  await expect(here).toHaveCount(0)
  await page.goBack()
  expect(page.url(), 'moves leave one entry in the history').not.toContain('/calendar')
})

test('races at the same point, which no zoom separates, are listed', async ({ page, request }) => {
  const all = await request.get('/api/calendar/map?box=-180,-85,180,85&zoom=16')
  const { marks }: MapView = await all.json()
  const one = marks.find(
    (mark) => mark.kind === 'cluster' && mark.box.west === mark.box.east && mark.events.count < 9,
  )
  if (one?.kind !== 'cluster') throw new Error('No two races lie on one point.')
  const { lon, lat, events } = one
  const sides = [lon - 0.02, lat - 0.02, lon + 0.02, lat + 0.02].map((side) => side.toFixed(4))
  await page.goto(`/calendar?view=map&box=${sides.join(',')}`)
  await drawn(page)
  await discs(page).filter({ hasText: events.n }).first().click()
  await expect.poll(() => width(boxOf(page))).toBeLessThan(0.03)
  await expect.poll(() => listed(page)).toBe(events.count)
})

test('the keyboard alone moves the map, opens a race and closes it', async ({ page }) => {
  await page.goto(alps)
  await drawn(page)
  const [west = 0] = boxOf(page)
  const canvas = page.locator('.maplibregl-canvas')
  await canvas.focus()
  await expect(canvas).toHaveAttribute('aria-label', /Arrow keys/u)
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => boxOf(page)[0]).toBeGreaterThan(west)
  const before = width(boxOf(page))
  await page.keyboard.press('Equal')
  await expect.poll(() => width(boxOf(page))).toBeLessThan(before * 0.6)
  await expect.poll(() => ahead(page)).toBe(0)
  await canvas.focus()
  await page.keyboard.press('Tab')
  const first = page.locator('.pin').first()
  await expect(first).toBeFocused()
  await expect(first).toHaveAttribute('aria-label', /.{8}/u)
  // By name: which bib is the first can change with the marks that are still loading.
  const name = (await bibs(page).first().getAttribute('aria-label')) ?? ''
  const bib = page.locator('.pin').and(page.getByRole('button', { name, exact: true }))
  await bib.focus()
  await page.keyboard.press('Enter')
  await expect(card(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(bib).toBeFocused()
})

test('the map follows the URL, back and forward', async ({ page }) => {
  await page.goto('/calendar?view=map')
  await drawn(page)
  await expect.poll(() => marked(page)).toBeGreaterThan(100)
  const world = await marked(page)
  const wholeList = await listed(page)
  expect(page.url(), 'the visitor has not moved the map').not.toContain('box=')
  await page.evaluate(() => {
    const link = document.createElement('a')
    link.href = '/calendar?view=map&box=5,44,16,48'
    document.body.appendChild(link)
    link.click()
  })
  await expect.poll(() => listed(page)).toBeLessThan(wholeList)
  await expect.poll(() => marked(page)).toBeLessThan(world)
  await page.goBack()
  await expect.poll(() => listed(page)).toBe(wholeList)
  await expect.poll(() => marked(page)).toBe(world)
})

test('when the code of the map fails to load, a notice appears, the list stays, and a retry loads the map', async ({
  page,
}) => {
  await page.route('**/assets/interactive-map-*.js', (route) => route.abort())
  await page.goto(alps)
  await expect(page.locator('.map-wait')).toContainText('could not be loaded')
  await expect(rows(page).first()).toBeVisible()
  await page.unroute('**/assets/interactive-map-*.js')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(bibs(page).first()).toBeVisible()
})

test('without WebGL the marks, the buttons and the list still work', async ({ page }) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null
  })
  await page.goto(alps)
  await expect(page.locator('.map-n')).toContainText('The markers and the list still work')
  await expect.poll(() => marked(page)).toBeGreaterThan(50)
  const found = await listed(page)
  await page.getByRole('button', { name: 'Zoom in', exact: true }).click()
  await expect.poll(() => listed(page)).toBeLessThan(found)
  await expect.poll(() => ahead(page)).toBe(0)
})

test('the map in German in the dark theme has no axe finding', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/de/kalender?view=map&box=5,44,16,48')
  await drawn(page)
  await bibs(page).first().click()
  expect(await axeFindings(page, { within: '.mapp' })).toEqual([])
})

test('a stretch of sea shows that it has no races', async ({ page }) => {
  await page.goto('/calendar?view=map&box=-140,-40,-130,-30')
  await expect(page.locator('.map-n')).toContainText('No races in this part of the map')
})

test.describe('for a reader in Europe', () => {
  test.use({ timezoneId: 'Europe/Berlin' })

  test('the map of the whole calendar opens on Europe, and that of a country on the country', async ({
    page,
  }) => {
    const boxes: string[] = []
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url())
      if (pathname === '/api/calendar/map') boxes.push(searchParams.get('box') ?? '')
    })
    const lastBox = () => (boxes.at(-1) ?? '').split(',').map(Number)
    await page.goto('/calendar?view=map')
    await drawn(page)
    // The edge guesses another continent, whose picture the page was served with.
    await expect(page.locator('.map-pic')).toHaveCount(0)
    await expect.poll(() => width(lastBox())).toBeLessThan(60)
    const [west = 0, south = 0, east = 0, north = 0] = lastBox()
    expect(west < 2 && east > 14 && south < 47 && north > 50).toBe(true)
    await page.goto('/calendar/japan?view=map')
    await drawn(page)
    await expect.poll(() => lastBox()[0]).toBeGreaterThan(110)
  })
})
