import { expect, test, type BrowserContext, type Page } from '@playwright/test'
import { password, serveWithGoogle, type GoogleSite } from '../support/google-site.ts'

// One site for the whole file, because it takes seconds to start; each test sets the account at the provider.
test.describe.configure({ mode: 'serial' })

let google: GoogleSite

test.beforeAll(async () => {
  test.setTimeout(180_000)
  google = await serveWithGoogle([['jo@example.org', true]])
})
test.afterAll(() => google.stop())

const account = (sub: string, email: string) => ({
  sub,
  email,
  email_verified: true,
  given_name: 'Inês',
  family_name: 'Duarte',
})

/** Policy violations and errors of a page. */
function violations(page: Page): string[] {
  const messages: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') messages.push(message.text())
  })
  page.on('pageerror', (error) => messages.push(String(error)))
  return messages
}

/** Records the events of the data layer across reloads. */
async function listen(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    let layer: unknown
    const keep = (event: unknown) => {
      const events = sessionStorage.getItem('events') ?? ''
      sessionStorage.setItem('events', `${events} ${String(Object(event).event)}`)
    }
    Object.defineProperty(window, 'dataLayer', {
      configurable: true,
      get: () => layer,
      set: (value: unknown) => {
        layer = value
        if (Array.isArray(value)) {
          value.push = (...events: unknown[]) => {
            events.forEach(keep)
            return Array.prototype.push.apply(value, events)
          }
        }
      },
    })
  })
}

test('the Google button leads to Google and back, signed in, to the page the visitor wanted', async ({
  page,
}) => {
  google.provider.is(account('e-1', 'e-ines@gmail.com'))
  const faults = violations(page)
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.url().startsWith(google.provider.script)) scripts.push(request.url())
  })
  await page.goto(`${google.site.url}/members/signin?next=%2Fcalendar`)
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await page.waitForURL('**/calendar')
  await expect(page.locator('html')).toHaveAttribute('data-member', 'athlete')
  expect(faults).toEqual([])
  expect(scripts, 'without consent the button works without Google’s script').toEqual([])
})

test('nothing of Google is loaded before consent; afterwards one tap signs in', async ({
  page,
  context,
}) => {
  google.provider.is(account('e-2', 'e-tap@gmail.com'))
  await listen(context)
  const faults = violations(page)
  const loaded: string[] = []
  page.on('request', (request) => {
    if (request.url().startsWith(google.provider.url)) loaded.push(request.url())
  })
  await page.goto(`${google.site.url}/calendar`)
  await expect(page.locator('#consent')).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(loaded).toEqual([])
  await page.locator('#consent').getByRole('button', { name: 'Accept' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-member', 'athlete')
  expect(loaded[0]).toBe(google.provider.script)
  // The page reloads when the account changes; in between there is no document to evaluate in.
  await expect
    .poll(
      async () => await page.evaluate(() => sessionStorage.getItem('events') ?? '').catch(() => ''),
    )
    .toContain('one_tap_signin')
  // A signed-in member is not offered One Tap.
  const before = loaded.length
  await page.goto(`${google.site.url}/calendar?locale=de`)
  await page.waitForLoadState('networkidle')
  expect(loaded.length).toBe(before)
  expect(faults).toEqual([])
})

test('an account with a password asks for it, and is connected to Google in the profile afterwards', async ({
  page,
}) => {
  google.provider.is(account('e-jo', 'jo@example.org'))
  await page.goto(`${google.site.url}/members/signin`)
  await page.locator('#consent').getByRole('button', { name: 'Accept' }).click()
  // One Tap finds the account; the server redirects back here with the reason.
  await page.waitForURL('**/members/signin?error=link')
  await page.getByLabel('Email, username').fill('jo@example.org')
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  // Signing in navigates to the home page; an earlier navigation would abort it.
  await page.waitForURL(`${google.site.url}/`)
  await expect(page.locator('html')).toHaveAttribute('data-member', 'athlete')
  await page.goto(`${google.site.url}/profile/edit#security`)
  await page.getByRole('button', { name: 'Connect Google' }).click()
  await page.getByLabel('Current password').last().fill('Not-the-1-it-is')
  await page.getByRole('button', { name: 'Connect Google' }).click()
  await expect(page.locator('#google-password')).toHaveAttribute('aria-invalid', 'true')
  await page.locator('#google-password').fill(password)
  await page.getByRole('button', { name: 'Connect Google' }).click()
  await expect(page.getByText('Connected as jo@example.org.')).toBeVisible()
})

test('a refused One Tap leaves the visitor on the page and says so', async ({ page }) => {
  google.provider.is({ ...account('e-no', 'e-no@gmail.com'), email_verified: false })
  await page.goto(`${google.site.url}/members/registration/athlete`)
  await page.locator('#consent').getByRole('button', { name: 'Accept' }).click()
  await expect(page.locator('.snack.bad')).toContainText('Google')
  await expect(page).toHaveURL(`${google.site.url}/members/registration/athlete`)
})

test('an organiser who registers through Google enters the organisation in the profile', async ({
  page,
}) => {
  google.provider.is(account('e-org', 'e-organises@gmail.com'))
  await page.goto(`${google.site.url}/members/registration/organiser`)
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-member', 'organiser')
  await page.goto(`${google.site.url}/profile/organiser`)
  await expect(page.locator('main')).toContainText('Your account has no organisation yet.')
  const name = page.getByLabel('Name of the organisation')
  await name.focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('.form-errors')).toBeFocused()
  await name.fill('Gmail Road Runners')
  await page.keyboard.press('Enter')
  // The saved card replaces the form and takes the focus.
  await expect(page.getByRole('heading', { name: 'Gmail Road Runners' })).toBeFocused()
  await page.reload()
  await expect(name).toHaveValue('Gmail Road Runners')
  await expect(page.locator('main')).not.toContainText('no organisation yet')
})
