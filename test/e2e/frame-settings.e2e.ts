import { expect, test } from '@playwright/test'
import { inTurn } from '../support/matrix.ts'
import { axeFindings, colourRules, hasCheckedColours, wcagIn } from './axe.ts'
import { buildPanels, hydrate, open, openServed, watch } from './pages.ts'

/** Selectors, profile menu and footer, and the accessibility of the lists that open. */

test('language, currency and unit open below their buttons, one at a time, at most 200 px high', async ({
  page,
}) => {
  await openServed(page, '/calendar?text=oslo')
  const buttons = page.locator('.strip .pref')
  await expect(buttons).toHaveCount(3)
  for (const [i, id] of ['setting-language', 'setting-currency', 'setting-unit'].entries()) {
    await buttons.nth(i).click()
    const list = page.locator(`#${id}`)
    await expect(list).toBeInViewport()
    expect((await list.boundingBox())?.height).toBeLessThanOrEqual(200)
    await expect(page.locator('.set:popover-open')).toHaveCount(1)
    await expect(list.locator('[aria-current=true]')).toHaveCount(1)
  }
  await page.keyboard.press('Escape')
  await expect(page.locator('.set:popover-open')).toHaveCount(0)
  await expect(buttons.nth(2)).toBeFocused()
})

test('the list of languages has three columns, the first of which begins with the current one', async ({
  page,
}) => {
  await openServed(page, '/id')
  await page.locator('.strip .pref').first().click()
  const links = page.locator('#setting-language a')
  await expect(links.first()).toHaveText('Bahasa Indonesia')
  await expect(links.first()).toHaveAttribute('aria-current', 'true')
  await expect(links.first()).toBeFocused()
  for (const link of await links.all()) await expect(link).toBeInViewport({ ratio: 1 })
  const starts = await links.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().x))
  expect(new Set(starts).size).toBe(3)
})

test('language, currency, unit and each group of sports stand once in a page', async ({ page }) => {
  await page.goto('/de')
  await buildPanels(page)
  for (const href of ['locale=fr', 'currency=USD', 'unitSet=imperial'])
    await expect(page.locator(`a[href$="${href}"]`)).toHaveCount(1)
  await expect(page.locator('header a[href="/de/sportart/trailrunning"]')).toHaveCount(1)
  await expect(page.locator('footer a[href="/de/sportart/trailrunning"]')).toHaveCount(1)
})

test('each choice stays on the page and keeps the rest of its URL', async ({ page }) => {
  await open(page, '/calendar?text=oslo&page=2')
  const hrefs = async (id: string) => {
    await buildPanels(page)
    const links = page.locator(`#${id} a`)
    return await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  }
  expect((await hrefs('setting-currency'))[3]).toBe('?text=oslo&page=2&currency=USD')
  expect(await hrefs('setting-unit')).toEqual([
    '?text=oslo&page=2&unitSet=metric',
    '?text=oslo&page=2&unitSet=imperial',
  ])
  await page.goto('/about-us?currency=JPY')
  expect((await hrefs('setting-currency')).slice(0, 2)).toEqual(['?currency=JPY', '?currency=EUR'])
})

test('the profile menu links to registration, and closes on navigation', async ({ page }) => {
  await open(page, '/')
  await page.locator('.top .pick summary').click()
  await page.getByRole('link', { name: 'Create account' }).first().click()
  await expect(page).toHaveURL('/members/registration')
  await expect(page.locator('h1')).toHaveText('Create your account')
  await expect(page.locator('.top .pick')).not.toHaveAttribute('open')
})

test('the footer shows version and request id, and hydration does not change it', async ({
  page,
}) => {
  const { messages } = watch(page)
  const response = await page.goto('/')
  const line = page.locator('.legal p').last()
  const id = (await response?.allHeaders())?.['x-request-id'] ?? 'none'
  const text = new RegExp(`© Startline · Version \\d+\\.\\d+\\.\\d+ · Request ${id}$`, 'u')
  await expect(line).toHaveText(text)
  await hydrate(page)
  await expect(line).toHaveText(text)
  expect(await page.locator('.foot-g').count()).toBe(6)
  expect(messages).toEqual([])
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('without scripts the newsletter form returns to its page', async ({ page }) => {
    await page.goto('/about-us')
    await page.getByLabel('Email').fill(`e2e-${Date.now()}@example.org`)
    await page.getByRole('button', { name: 'Send it to me' }).click()
    await expect(page).toHaveURL('/about-us?newsletter=thanks#newsletter')
    await expect(page.locator('#newsletter')).toContainText('Check your inbox')
    await expect(page.locator('#newsletter')).toBeInViewport()
    await page.goto('/de?newsletter=invalid')
    await expect(page.locator('#newsletter')).toContainText('name@beispiel.de')
    await expect(page.locator('#newsletter input[type=email]')).toHaveAttribute(
      'aria-invalid',
      'true',
    )
  })

  test('without scripts language, currency and unit are plain links', async ({ page }) => {
    await page.goto('/event/berlin-marathon')
    const buttons = page.locator('.strip .pref')
    await buttons.nth(1).click()
    await expect(page.locator('#setting-currency a')).toHaveCount(16)
    await page.locator('#setting-currency').getByRole('link', { name: 'Japanese yen' }).click()
    await expect(page).toHaveURL('/event/berlin-marathon')
    await expect(page.locator('html')).toHaveAttribute('data-currency', 'JPY')
    await expect(buttons.nth(1)).toContainText('JPY ¥')
    await buttons.nth(2).click()
    await page.locator('#setting-unit').getByRole('link', { name: 'Miles and feet' }).click()
    await expect(page).toHaveURL('/event/berlin-marathon')
    await expect(buttons.nth(2)).toContainText('mi, ft')
    await expect(page.locator('.sub-nums').first()).toContainText('13.1')
    await buttons.nth(0).click()
    await page.locator('#setting-language').getByRole('link', { name: 'Deutsch' }).click()
    await expect(page).toHaveURL('/de/veranstaltung/berlin-marathon')
    await expect(buttons.nth(1)).toContainText('JPY ¥')
  })
})

test('leaving the newsletter field with an invalid address shows the error', async ({ page }) => {
  await openServed(page, '/about-us')
  const field = page.getByLabel('Email')
  const alert = page.locator('#newsletter [role=alert]')
  await field.fill('ines')
  await field.blur()
  await expect(alert.getByText('Write the address in this form: name@example.com.')).toBeVisible()
  await expect(alert.getByText('Enter your email address.')).toBeHidden()
  await field.fill('')
  await field.blur()
  await expect(alert.getByText('Enter your email address.')).toBeVisible()
  await field.fill('ines@example.org')
  await field.blur()
  await expect(alert.locator('p:visible')).toHaveCount(0)
})

const otherLanguages = ['de', 'ja', 'th']

for (const locale of ['en', ...otherLanguages]) {
  const lists = locale === 'en' ? 'the open lists' : 'a part of the open lists'
  test(`${lists} in ${locale} have no axe finding, nor their colours in the dark theme`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    let states = 0
    /** Checks the open list only, because it covers the elements behind it, and a click there closes it. */
    const found = async (state: string) => {
      const isDue = locale === 'en' || inTurn(otherLanguages, 0, states).includes(locale)
      states += 1
      if (!isDue) return
      expect(await axeFindings(page, { ...wcagIn(locale), within: state }), state).toEqual([])
      if (!hasCheckedColours(locale)) return
      await page.emulateMedia({ colorScheme: 'dark' })
      const inDark = await axeFindings(page, { rules: colourRules, within: state })
      expect(inDark, `${state}, dark`).toEqual([])
      await page.emulateMedia({ colorScheme: 'light' })
    }
    await open(page, locale === 'en' ? '/members/signin' : `/${locale}/members/signin`)
    for (const i of [0, 5]) {
      await page.locator('.nav-a').nth(i).hover()
      await expect(page.locator('.sub').nth(i)).toBeVisible()
      await found(`.has-sub:nth-child(${i + 1})`)
    }
    await page.mouse.move(600, 700)
    await page.locator('.acct summary').click()
    await found('.acct')
    await page.keyboard.press('Escape')
    for (const [i, place] of ['.strip', '.foot'].entries()) {
      const button = page.locator(`${place} .pref`).nth(i)
      await button.click()
      await found(`#${await button.getAttribute('popovertarget')}`)
      await page.keyboard.press('Escape')
    }
    await page.setViewportSize({ width: 390, height: 800 })
    await page.locator('.menu-btn').click()
    await found('#drawer')
    for (const level of ['drawer-multi', 'setting-currency']) {
      await page.locator(`#drawer [popovertarget=${level}]`).first().click()
      await expect(page.locator(`#${level}`)).toBeVisible()
      await found(`#${level}`)
      await page.keyboard.press('Escape')
    }
  })
}
