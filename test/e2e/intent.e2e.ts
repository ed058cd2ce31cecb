import { gzipSync } from 'node:zlib'
import { expect, test, type Page } from '@playwright/test'
import { locales } from '../../src/model/locales.ts'
import {
  hold,
  hydrate,
  hydrateScript,
  isHydrated,
  open,
  openServed,
  pagePaths,
  painted,
  watch,
} from './pages.ts'

/** Kilobytes of gzipped script: before the first interaction, and in total after it. */
const budgets = { before: 12, after: 139 }

/** The language whose messages and words are the largest, as the first test verifies. */
const heaviest = 'ru'

/** Path of a page in a language, by its link in the list of languages. */
async function inLanguage(page: Page, path: string, locale: string): Promise<string> {
  const html = await (await page.request.get(path)).text()
  const link = new RegExp(`href="([^"]*)[?;]locale=${locale}"`, 'u').exec(html)?.[1] ?? ''
  expect(link, `${path} in ${locale}`).not.toBe('')
  return link.replaceAll(/&amp;?/gu, '&').replace(/&$/u, '')
}

/** Kilobytes of all script that a page has loaded so far. */
function weighScripts(page: Page): () => Promise<number> {
  const sizes = new Map<string, Promise<number>>()
  page.on('response', (response) => {
    if (!new URL(response.url()).pathname.endsWith('.js')) return
    sizes.set(
      response.url(),
      response.body().then((body) => gzipSync(body).byteLength),
    )
  })
  return async () => (await Promise.all(sizes.values())).reduce((sum, size) => sum + size, 0) / 1000
}

/** The scripts that a page has loaded so far, from the network or a cache. */
async function scriptsOf(page: Page): Promise<string[]> {
  const all = await page.evaluate(() => performance.getEntriesByType('resource').map((e) => e.name))
  return [...new Set(all.filter((url) => new URL(url).pathname.endsWith('.js')))]
}

test(`no language loads more script than ${heaviest}`, async ({ page }) => {
  const sizes = new Map<string, number>()
  const weights: Record<string, number> = {}
  // One browser for all languages, with what they share in its cache. Messages and words load before React starts.
  for (const locale of locales) {
    await open(page, locale === 'en' ? '/' : `/${locale}`)
    const scripts = await scriptsOf(page)
    expect(scripts.length, locale).toBeGreaterThan(5)
    for (const url of scripts.filter((each) => !sizes.has(each)))
      sizes.set(url, gzipSync(await (await page.request.get(url)).body()).byteLength)
    weights[locale] = scripts.reduce((sum, url) => sum + (sizes.get(url) ?? 0), 0)
  }
  expect(Math.max(...Object.values(weights))).toBe(weights[heaviest])
})

for (const [name, path] of Object.entries(pagePaths)) {
  test(`${name} in ${heaviest} loads at most ${budgets.before} kB of script before the first interaction`, async ({
    page,
  }) => {
    const { messages } = watch(page)
    const weight = weighScripts(page)
    await openServed(page, await inLanguage(page, path, heaviest))
    await page.waitForLoadState('networkidle')
    expect(await isHydrated(page)).toBe(false)
    const before = await weight()
    expect(before).toBeGreaterThan(0)
    expect(before).toBeLessThanOrEqual(budgets.before)
    await hydrate(page)
    await page.waitForLoadState('networkidle')
    const after = await weight()
    console.log(`${name}: ${before.toFixed(1)} kB of script before, ${after.toFixed(1)} kB in all`)
    expect(after).toBeGreaterThan(100)
    expect(after).toBeLessThanOrEqual(budgets.after)
    expect(messages).toEqual([])
  })
}

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
