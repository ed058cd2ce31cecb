import { expect, test, type FileChooser } from '@playwright/test'
import '../../src/i18n/all-words.ts'
import { pathOf } from '../../src/i18n/paths.ts'
import { newEventOwner } from '../support/event-owner.ts'
import { mockMedia } from '../support/media-mock.ts'
import { pngOf } from '../support/pictures.ts'
import { axeFindings, wcagIn } from './axe.ts'
import { addSession } from './member-session.ts'
import { started } from './pages.ts'

const path = '/organiser-events/wachau/media'
const file = (name: string) => ({
  name,
  mimeType: 'image/png',
  buffer: pngOf({ width: 40, height: 30 }),
})

test('pictures are added, described, ordered, focused, removed and put back with the keyboard alone', async ({
  page,
}) => {
  const { sent, refuseFile } = await mockMedia(page, ['start.jpg', 'ridge.jpg'])
  // The listener has the browser report choosers from the start: one that opens before stays unseen.
  const choosers: FileChooser[] = []
  page.on('filechooser', (chooser) => choosers.push(chooser))
  await page.goto(path)
  await started(page)
  const names = page.locator('[data-picture] .med-h b')
  await expect(names).toHaveText(['start.jpg', 'ridge.jpg'])

  const input = page.locator('.med-drop input')
  await input.focus()
  await expect(input).toBeFocused()
  await page.keyboard.press('Enter')
  await expect.poll(() => choosers.length).toBeGreaterThan(0)
  refuseFile('broken.png', 'image-broken', 400)
  await expect(page.locator('.ws-bar')).toContainText('Photos: 2 of 40')
  await choosers[0]?.setFiles([file('broken.png'), file('finish.png')])
  await expect(names).toHaveText(['start.jpg', 'ridge.jpg', 'finish.png'])
  await expect(page.locator('.ws-bar')).toContainText('Photos: 3 of 40')
  await page.getByRole('button', { name: 'Add photos' }).press('Enter')
  await expect.poll(() => choosers.length).toBe(2)
  await expect(page.locator('.med-c [role=alert]')).toContainText('damaged')

  const handle = page.getByRole('button', { name: 'Move, now 3 of 3' })
  await handle.focus()
  await page.keyboard.press('Home')
  await expect(names).toHaveText(['finish.png', 'start.jpg', 'ridge.jpg'])
  await expect(page.getByRole('button', { name: 'Move, now 1 of 3' })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(names).toHaveText(['start.jpg', 'finish.png', 'ridge.jpg'])
  await expect.poll(() => sent.at(-1)).toBe('PUT /order {"ids":[1,3,2]}')

  const card = page.locator('[data-picture]').first()
  const text = card.getByRole('textbox', { name: 'What the photo shows' })
  await expect(text).toHaveAccessibleDescription(/It is not shown until then/u)
  await text.focus()
  await page.keyboard.type('Runners in the street')
  await page.keyboard.press('Tab')
  await expect.poll(() => sent.at(-1)).toBe('PATCH  {"id":1,"alts":{"en":"Runners in the street"}}')
  await expect(text).toHaveAccessibleDescription('')

  const point = card.getByRole('button', { name: /^Focal point/u })
  await point.focus()
  await page.keyboard.press('Shift+ArrowRight')
  await page.keyboard.press('ArrowUp')
  await expect(point).toHaveAccessibleName('Focal point: 60%, 49%')
  await expect.poll(() => sent.at(-1)).toBe('PATCH  {"id":1,"focalX":0.6,"focalY":0.49}')

  await card.getByRole('button', { name: 'Remove' }).focus()
  await page.keyboard.press('Enter')
  await expect(names).toHaveText(['finish.png', 'ridge.jpg'])
  await page.getByRole('button', { name: 'Restore' }).focus()
  await page.keyboard.press('Enter')
  await expect(names).toHaveCount(3)
  expect(sent.filter((each) => /DELETE|restore/u.test(each))).toEqual([
    'DELETE  {"id":1}',
    'POST /restore {"id":1}',
  ])
})

test('the head counts the photos that are being prepared', async ({ page }) => {
  await mockMedia(page, ['start.jpg'])
  const { promise: mayGoOn, resolve: goOn } = Promise.withResolvers<void>()
  await page.route('**/pictures?name=**', async (route) => {
    await mayGoOn
    await route.fallback()
  })
  await page.goto(path)
  await started(page)
  const bar = page.locator('.ws-bar')
  await page.locator('.med-drop input').setInputFiles([file('ridge.png'), file('finish.png')])
  await expect(bar).toContainText('Being prepared: 2 of 3')
  goOn()
  await expect(bar).toContainText('Photos: 3 of 40')
})

test('a picture that is taller than its frame is whole in it, with its focal point', async ({
  page,
}) => {
  await mockMedia(page, ['start.jpg'])
  await page.goto(path)
  const [frame, picture] = await Promise.all(
    ['.med-pic', '.med-pic .focal'].map((part) => page.locator(part).boundingBox()),
  )
  expect(picture?.height).toBeGreaterThan(100)
  expect(picture?.height).toBeLessThanOrEqual(frame?.height ?? 0)
})

test("the editor's card shows the cover in the field of the date", async ({ page, baseURL }) => {
  const url = baseURL ?? ''
  const event = 'loch-ness-marathon'
  const owner = await newEventOwner(url, [event])
  await owner.visitor.send('POST', `/api/organiser/events/${event}/draft`)
  const pictures = `/api/organiser/events/${event}/pictures`
  const added = await owner.visitor.request('POST', `${pictures}?name=start.png`, {
    body: new Uint8Array(pngOf({ width: 1200, height: 1000 })),
    headers: { 'content-type': 'image/png', 'x-csrf-token': await owner.visitor.csrf() },
  })
  expect(added.status, added.text).toBe(200)
  // A picture without words is on no page.
  const { id } = Object(Object(added.json)['picture'])
  const described = await owner.visitor.send('PATCH', pictures, { id, alts: { en: 'The start' } })
  expect(described.status, described.text).toBe(200)
  await addSession(page, url, owner)
  await page.goto(`/organiser-events/${event}/races`)
  const field = page.locator('.ws-prev .bib-photo')
  await expect(field.locator('img')).toBeAttached()
  const [outer, picture] = await Promise.all(
    [field, field.locator('img')].map((each) => each.boundingBox()),
  )
  expect(picture).toEqual(outer)
  expect(picture?.height).toBeLessThan(300)
})

for (const locale of ['en', 'de', 'ja', 'th'] as const)
  test(`the page of pictures in ${locale} has no finding of axe and does not scroll sideways`, async ({
    page,
  }) => {
    await mockMedia(page, ['start.jpg', 'a-very-long-name-of-a-file-that-has-no-space-in-it.jpg'])
    await page.setViewportSize({ width: 320, height: 800 })
    await page.goto(pathOf({ to: 'organiser-event', event: 'wachau', section: 'media' }, locale))
    await expect(page.locator('[data-picture]')).toHaveCount(2)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    await page.setViewportSize({ width: 1280, height: 900 })
    expect(await axeFindings(page, wcagIn(locale))).toEqual([])
  })
