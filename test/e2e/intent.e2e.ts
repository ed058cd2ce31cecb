import { gzipSync } from 'node:zlib'
import { expect, test, type Page } from '@playwright/test'
import { locales } from '../../src/model/locales.ts'
import {
  distinctPages,
  hold,
  hydrate,
  hydrateScript,
  isHydrated,
  open,
  openServed,
  painted,
  settled,
  watch,
  withoutLayout,
} from './pages.ts'

/** Kilobytes of gzipped script: before the first interaction, and in total after it. */
const budgets = { before: 12, after: 144 }

/** The language whose messages and words are the largest, as the first test verifies. */
const heaviest = 'ru'

/** Path of a page in a language, by its link in the list of languages. */
async function inLanguage(page: Page, path: string, locale: string): Promise<string> {
  const html = await (await page.request.get(path)).text()
  const link = new RegExp(`href="([^"]*)[?;]locale=${locale}"`, 'u').exec(html)?.[1] ?? ''
  expect(link, `${path} in ${locale}`).not.toBe('')
  return link.replaceAll(/&amp;?/gu, '&').replace(/&$/u, '')
}

/** The scripts that a page has loaded so far, from the network or a cache. */
async function scriptsOf(page: Page): Promise<string[]> {
  const all = await page.evaluate(() => performance.getEntriesByType('resource').map((e) => e.name))
  return [...new Set(all.filter((url) => new URL(url).pathname.endsWith('.js')))]
}

const sizes = new Map<string, Promise<number>>()

/** Kilobytes of all script that a page has loaded so far. Each script is weighed once. */
async function scriptWeight(page: Page): Promise<number> {
  const weights = (await scriptsOf(page)).map(async (url) => {
    const size =
      sizes.get(url) ??
      page.request.get(url).then(async (script) => gzipSync(await script.body()).byteLength)
    sizes.set(url, size)
    return await size
  })
  return (await Promise.all(weights)).reduce((sum, size) => sum + size, 0) / 1000
}

test(`no language loads more script than ${heaviest}`, async ({ page }) => {
  const weights: Record<string, number> = {}
  await withoutLayout(page)
  // Messages and words load before React starts.
  for (const locale of locales) {
    await open(page, locale === 'en' ? '/' : `/${locale}`)
    expect((await scriptsOf(page)).length, locale).toBeGreaterThan(5)
    weights[locale] = await scriptWeight(page)
  }
  expect(Math.max(...Object.values(weights))).toBe(weights[heaviest])
})

test(`pages in ${heaviest} load at most ${budgets.before} kB of script before the first interaction`, async ({
  page,
}) => {
  test.setTimeout(300_000)
  const { messages } = watch(page)
  for (const [name, path] of distinctPages) {
    await openServed(page, await inLanguage(page, path, heaviest))
    await settled(page)
    expect(await isHydrated(page), name).toBe(false)
    const before = await scriptWeight(page)
    expect(before, name).toBeGreaterThan(0)
    expect(before, name).toBeLessThanOrEqual(budgets.before)
    await hydrate(page)
    await settled(page)
    const after = await scriptWeight(page)
    console.log(`${name}: ${before.toFixed(1)} kB of script before, ${after.toFixed(1)} kB in all`)
    expect(after, name).toBeGreaterThan(100)
    expect(after, name).toBeLessThanOrEqual(budgets.after)
    expect(messages, name).toEqual([])
  }
})

for (const intent of ['hover', 'touch', 'key', 'focus'] as const) {
  test(`React loads on the first ${intent}`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ baseURL: baseURL ?? '', hasTouch: true })
    const page = await context.newPage()
    await openServed(page, '/')
    await page.waitForLoadState('networkidle')
    expect(await isHydrated(page)).toBe(false)
    if (intent === 'hover') await page.mouse.move(300, 300)
    if (intent === 'touch') await page.touchscreen.tap(20, 500)
    if (intent === 'key') await page.keyboard.press('Tab')
    if (intent === 'focus') await page.locator('main input[name=text]').focus()
    await expect.poll(async () => await isHydrated(page)).toBe(true)
    await context.close()
  })
}

test('React does not load under a cursor at rest, but does when it moves by a pixel', async ({
  page,
}) => {
  await page.mouse.move(300, 300)
  await openServed(page, '/')
  await page.waitForLoadState('networkidle')
  await page.evaluate(async () => {
    document.body.appendChild(document.createElement('p'))
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
  })
  expect(await isHydrated(page)).toBe(false)
  await page.mouse.move(301, 300)
  await expect.poll(async () => await isHydrated(page)).toBe(true)
})

test('hydration keeps the scroll position', async ({ page }) => {
  await page.goto('/')
  const top = async () => await page.evaluate(() => Math.round(window.scrollY))
  await page.evaluate(() => window.scrollTo({ top: 1500 }))
  await hydrate(page)
  await page.waitForLoadState('networkidle')
  expect(await top()).toBe(1500)
  await page
    .locator('.foot-n a')
    .last()
    .evaluate((link: HTMLElement) => link.click())
  await expect(page).not.toHaveURL('/')
  await expect.poll(top, 'another page begins at its top').toBe(0)
  await page.goBack()
  await expect.poll(top, 'going back returns to the place').toBe(1500)
})

test('text typed before React has loaded stays, is searched for, and is not doubled', async ({
  page,
}) => {
  const release = await hold(page, hydrateScript)
  await page.goto('/')
  const box = page.locator('main input[name=text]')
  await box.pressSequentially('berlin mar')
  expect(await isHydrated(page)).toBe(false)
  release()
  await expect(page.locator('main').getByRole('option').first()).toContainText('Berlin Marathon')
  await expect(box).toHaveValue('berlin mar')
  await expect(box).toBeFocused()
  await box.pressSequentially('a')
  await expect(box).toHaveValue('berlin mara')
})

test('a key and a click while React hydrates do not have it hydrate at once, and the click takes effect after it', async ({
  page,
}) => {
  // React divides its work by messages to itself.
  await page.addInitScript(() => {
    const { postMessage } = MessagePort.prototype
    const held: (() => void)[] = []
    MessagePort.prototype.postMessage = function (...message: [unknown]) {
      held.push(() => postMessage.apply(this, message))
    }
    Object.assign(window, {
      held,
      goOn: () => {
        MessagePort.prototype.postMessage = postMessage
        for (const post of held) post()
      },
    })
  })
  await page.goto('/members/signin')
  const field = page.locator('main .in-g input')
  await field.press('Shift')
  await page.waitForFunction(() => Object(Reflect.get(window, 'held')).length > 0)
  await field.press('a')
  await page.locator('main .in-g button').click()
  expect(await isHydrated(page)).toBe(false)
  await page.evaluate(() => Reflect.apply(Reflect.get(window, 'goOn'), window, []))
  await expect(field).toHaveAttribute('type', 'text')
  await expect(field).toHaveValue('a')
  expect(await isHydrated(page)).toBe(true)
})

test('a list opened before React has loaded stays open', async ({ page }) => {
  await page.goto('/')
  await page.locator('.strip .pref').first().click()
  await hydrate(page)
  await painted(page)
  await expect(page.locator('#setting-language')).toBeVisible()
})

test('links, search and the language list work when React never loads', async ({ page }) => {
  await page.route(hydrateScript, (route) => route.abort())
  await page.goto('/')
  await page.locator('main input[name=text]').fill('oslo')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/calendar?text=oslo')
  await page.locator('.tr h3 a').first().click()
  await expect(page).toHaveURL(/\/event\//u)
  await page.locator('.strip .pref').first().click()
  await page.keyboard.press('Escape')
  await expect(page.locator('#setting-language')).toBeHidden()
})

test('a page that has changed since it was served stays as it was, and its links work', async ({
  page,
}) => {
  await page.route('**/?pageData=*', (route) => route.fulfill({ status: 404 }))
  const requested = page.waitForRequest('**/?pageData=*')
  await openServed(page, '/')
  await page.mouse.move(300, 300)
  await requested
  await page.waitForLoadState('networkidle')
  expect(await isHydrated(page)).toBe(false)
  await page.locator('.cards h3 a').first().click()
  await expect(page.locator('.races')).toBeVisible()
})

test('hovering a link prefetches the data of its page, and the click does not request it again', async ({
  page,
}) => {
  await open(page, '/')
  await page.waitForLoadState('networkidle')
  const requested: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/events/')) requested.push(request.url())
  })
  const link = page.locator('.cards h3 a').first()
  await link.hover()
  await expect.poll(() => requested.length).toBe(1)
  await page.waitForLoadState('networkidle')
  await link.click()
  await expect(page.locator('.races')).toBeVisible()
  expect(requested).toHaveLength(1)
})
