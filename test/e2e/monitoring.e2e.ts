import { expect, test, type Page } from '@playwright/test'
import { chromiumFlags, findChromium } from '../support/chromium.ts'
import { barrierPath, startIngest, type Ingest } from '../support/ingest.ts'
import { open, openServed, started } from './pages.ts'
import { pagePolicy } from '../../worker/pages/content-policy.ts'

// A page that a test has answered has no network address, and Chromium lets such a one ask no loopback.
test.use({
  launchOptions: {
    executablePath: findChromium() ?? '',
    args: [...chromiumFlags, '--disable-features=LocalNetworkAccessChecks'],
  },
})

/** Serves pages as a site with this DSN would: with its policy, and with the DSN in the document. */
async function withMonitor(page: Page, { dsn }: Ingest): Promise<void> {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return await route.fallback()
    const response = await route.fetch()
    const headers = response.headers()
    const name = 'content-security-policy'
    const [, nonce = ''] = /'nonce-([^']+)'/u.exec(headers[name] ?? '') ?? []
    const settings = {
      MAP_STYLE_URL: '',
      AUTH_GOOGLE_ID: '',
      AUTH_GOOGLE_GSI_URL: '',
      PAYMENT_METHODS: [],
    }
    headers[name] = pagePolicy(nonce, { ...settings, SENTRY_DSN: dsn })
    await route.fulfill({ response, headers })
  })
  await page.addInitScript((value) => {
    // In front of the boot script, a module, which reads it.
    document.addEventListener('readystatechange', () => {
      document.documentElement.dataset['monitor'] = value
      document.documentElement.dataset['release'] = '1.2.3'
    })
  }, dsn)
}

const consent = async (page: Page, value: string, baseURL: string | undefined) =>
  await page.context().addCookies([{ name: 'consent', value, url: baseURL ?? '' }])

const fail = async (page: Page, text: string) =>
  await page.evaluate((words) => {
    setTimeout(() => {
      throw new Error(words)
    })
  }, text)

/** Waits until the service has answered a request that the page starts after those of its errors. */
const reportsArrived = async (page: Page, { dsn }: Ingest) =>
  await page.evaluate(
    (url) =>
      new Promise<void>((resolve, reject) => {
        setTimeout(() => {
          fetch(url, { method: 'POST', credentials: 'omit' }).then(() => resolve(), reject)
        })
      }),
    new URL(dsn).origin + barrierPath,
  )

test('an uncaught error is reported once with consent, and not without', async ({
  page,
  baseURL,
}) => {
  const ingest = await startIngest()
  await withMonitor(page, ingest)
  for (const value of ['1.', '1.s']) {
    await consent(page, value, baseURL)
    await openServed(page, '/calendar?text=secret')
    await fail(page, 'not to be told')
  }
  await reportsArrived(page, ingest)
  expect(ingest.envelopes).toEqual([])
  await consent(page, '1.e', baseURL)
  await openServed(page, '/calendar?text=secret')
  await fail(page, 'broken for ines@example.org')
  await expect.poll(() => ingest.envelopes.length).toBe(1)
  await page.evaluate(() => void Promise.reject(new TypeError('a promise')))
  await expect.poll(() => ingest.envelopes.length).toBe(2)
  await page.reload()
  await started(page)
  await fail(page, 'broken for ines@example.org')
  await reportsArrived(page, ingest)
  expect(ingest.envelopes).toHaveLength(2)
  const [sent] = ingest.envelopes
  expect(sent?.headers).not.toHaveProperty('cookie')
  expect(sent?.headers).not.toHaveProperty('referer')
  expect(sent?.body).not.toMatch(/secret|ines/u)
  expect(JSON.parse(sent?.body.split('\n')[2] ?? '{}')).toMatchObject({
    release: 'startline@1.2.3',
    transaction: '/calendar',
    tags: { side: 'browser' },
  })
  await ingest.stop()
})

test('a page reports at most ten errors', async ({ page, baseURL }) => {
  const ingest = await startIngest()
  await withMonitor(page, ingest)
  await consent(page, '1.e', baseURL)
  await openServed(page, '/about-us')
  for (let i = 0; i < 15; i++) await fail(page, `error ${i}`)
  await expect.poll(() => ingest.envelopes.length).toBe(10)
  await reportsArrived(page, ingest)
  expect(ingest.envelopes).toHaveLength(10)
  await ingest.stop()
})

test('a page that throws while rendering shows the error page and is reported', async ({
  page,
  baseURL,
}) => {
  const ingest = await startIngest()
  await withMonitor(page, ingest)
  await consent(page, '1.e', baseURL)
  await page.route('**/api/events/**', (route) =>
    route.fulfill({ json: { permalink: 'x', alternates: {} } }),
  )
  await open(page, '/')
  await page.locator('.cards h3 a').first().click()
  await expect(page.getByRole('heading', { name: 'We stopped on the course' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Go to the home page' })).toBeVisible()
  await expect.poll(() => ingest.envelopes.length).toBeGreaterThan(0)
  expect(ingest.envelopes[0]?.body).toContain('TypeError')
  await ingest.stop()
})
