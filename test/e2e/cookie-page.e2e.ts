import { expect, test, type Page } from '@playwright/test'
import { storedValues } from '../../src/model/members/stored-values.ts'
import { newMember } from '../support/members.ts'
import { axeFindings, colourRules } from './axe.ts'
import { hydrate, open, openServed } from './pages.ts'

const banner = (page: Page) => page.locator('#consent')

/** Keys of the storage; those of unsent drafts, which end in draft and tab, once by their beginning. */
async function storageKeys(page: Page): Promise<string[]> {
  const keys = await page.evaluate(() => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
  ])
  return [...new Set(keys.map((key) => key.replace(/^(startline:drafts):.*$/u, '$1')))]
}

/** Cookies that live while a visitor signs in; their tests are in google.e2e.ts and reviews.e2e.ts. */
const onTheWay = ['quarter-hour', 'minute', 'half-minute']

test('a browser stores what the cookie page lists, and nothing else', async ({
  page,
  context,
  baseURL,
}) => {
  const member = await newMember(baseURL ?? '', {
    role: 'organiser',
    organisation: 'Tour Club',
  })
  await openServed(page, '/page/cookie-policy')
  const listed = await page.locator('table.stored code').allTextContents()
  expect(listed).toEqual(storedValues.map(({ name }) => name))
  await banner(page).getByRole('button', { name: 'Accept' }).click()
  await expect(banner(page)).toBeHidden()
  for (const path of [
    '/calendar?locale=de',
    '/?currency=SEK',
    '/calendar?unitSet=1',
    '/sport/running',
  ])
    await page.goto(path)
  await page.locator('[data-save]').first().click()
  await expect(page.locator('dialog[open]')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.locator('[data-strip-pause]').click()
  await open(page, '/about-us')
  await page.evaluate(() => {
    document.documentElement.dataset['monitor'] = `${location.origin.replace('://', '://k@')}/1`
    window.dispatchEvent(new ErrorEvent('error', { error: new Error('for the tour') }))
  })
  await page.locator('#newsletter input[type=email]').fill(member.email)
  await page.locator('#newsletter input[type=email]').press('Enter')
  // The form is a navigation, and would end the next one if it came later.
  await expect(page).toHaveURL(/newsletter=/u)
  await page.goto('/members/signin?from=tour')
  await hydrate(page)
  await page.locator('#signin-identifier').fill(member.username)
  await page.locator('#signin-password').fill(member.password)
  await page.locator('#signin-password').press('Enter')
  await expect(page).toHaveURL('/organiser-events')
  await expect.poll(() => storageKeys(page)).toContain('startline:saved-account')
  await page.goto('/profile/registrations')
  await expect.poll(() => storageKeys(page)).toContain('startline:tickets')
  await open(page, '/de/veranstaltung/berlin-marathon?writeReview=true')
  await page.locator('dialog textarea').fill('Flach und schnell.')
  await page.keyboard.press('Escape')
  await open(page, '/de/veranstaltung/berlin-marathon')
  await page.locator('a[data-feedback]').first().click()
  await page.locator('dialog textarea').fill('Der Start ist um neun.')
  await page.goto('/de/meine-veranstaltungen/neu')
  const eventName = page.getByLabel('Name der Veranstaltung')
  await expect(page.getByRole('button', { name: 'Weiter' })).toBeEnabled()
  await eventName.fill('Seelauf')
  await eventName.press('Enter')
  await expect(page).toHaveURL(/draft-/u)
  const day = page.locator('main input[type=date]').first()
  await expect(day).toBeVisible()
  // Unsent changes stay in the browser.
  await page.context().setOffline(true)
  await day.fill('2027-09-19')
  for (const draft of ['startline:review', 'startline:feedback', 'startline:drafts'])
    await expect.poll(() => storageKeys(page)).toContain(draft)
  const cookies = (await context.cookies()).map(({ name }) => name)
  const held = [...cookies, ...(await storageKeys(page))]
  const here = storedValues.filter(({ life }) => !onTheWay.includes(life))
  expect(held.toSorted()).toEqual(here.map(({ name }) => name).toSorted())
})

test('the consent banner and the policy pages have no axe finding, nor their colours in the dark theme', async ({
  page,
}) => {
  for (const [path, width] of [
    ['/', 1280],
    ['/page/cookie-policy', 1280],
    ['/page/cookie-policy', 320],
    ['/page/privacy-policy', 390],
  ] as const) {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height: 800 })
    await page.goto(path)
    await expect(banner(page)).toBeVisible()
    expect(await axeFindings(page, { disabled: ['region'] }), path).toEqual([])
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await axeFindings(page, { rules: colourRules }), `${path}, dark`).toEqual([])
  }
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('without scripts there is no consent banner, and the cookie page states the reason', async ({
    page,
  }) => {
    await page.goto('/page/cookie-policy')
    await expect(banner(page)).toBeHidden()
    expect(await page.content()).toContain('<noscript><p>Making a choice needs JavaScript')
    await expect(page.locator('table.stored code').first()).toHaveText('locale')
  })
})
