import { expect, test, type Page } from '@playwright/test'
import { axeFindings, colourRules } from './axe.ts'
import { pressed, save } from './heart.ts'
import { open, openServed, skipSignInQuestion, watch } from './pages.ts'

test.beforeEach(async ({ page }) => await skipSignInQuestion(page))

const listPath = '/profile/saved-events'

const rows = (page: Page) => page.locator('main [data-list=saved] article')

test('the snackbar of a heart links to the list, where a second press removes the event', async ({
  page,
}) => {
  await open(page, '/event/berlin-marathon')
  await page.locator('.ev-act [data-save]').click()
  await page.locator('.snack').getByRole('link', { name: 'Saved races' }).click()
  await expect(page).toHaveURL(listPath)
  await expect(rows(page)).toHaveCount(1)
  const heart = rows(page).getByRole('button', { name: 'Save Berlin Marathon' })
  await pressed(heart, true)
  await heart.click()
  await pressed(heart, false)
  await expect(rows(page), 'so that another press brings it back').toHaveCount(1)
  await page.reload()
  await expect(page.locator('main')).toContainText('No saved races to show.')
  await expect(page.locator('main .btn[href="/calendar"]')).toBeVisible()
})

test('the list loads without an interaction: upcoming events first, then past ones', async ({
  page,
}) => {
  for (const permalink of ['ride-london', 'berlin-marathon', 'oslo-maraton'])
    await save(page, permalink)
  await page.goto(listPath)
  await expect(rows(page)).toHaveCount(3)
  const dates = await rows(page)
    .locator('time')
    .evaluateAll((all) => all.map((time) => time.getAttribute('datetime') ?? ''))
  expect(dates.slice(0, 2).toSorted()).toEqual(dates.slice(0, 2))
  expect(dates[2]).toMatch(/^2024/u)
  const months = await page.locator('main [data-list=saved] h2').allTextContents()
  const dated = dates.map((date) => new Date(date))
  const form = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric' })
  expect(months).toEqual([...new Set(dated.map((date) => form.format(date)))])
  for (const heart of await rows(page).locator('[data-save]').all()) await pressed(heart, true)
})

test('the list is available in Japanese', async ({ page }) => {
  await page.goto('/ja/大会/tokyo-marathon')
  await page.locator('.ev-act').getByRole('button', { name: '保存' }).click()
  await page.locator('.snack').getByRole('link', { name: '保存したレース' }).click()
  await expect(page.locator('h1')).toHaveText('保存したレース')
  await expect(rows(page)).toHaveCount(1)
  await pressed(rows(page).getByRole('button', { name: /を保存$/u }), true)
})

test('the keyboard alone saves a race and opens it again through the profile menu', async ({
  page,
}) => {
  await page.goto('/event/berlin-marathon')
  await page.locator('.ev-act [data-save]').focus()
  await page.keyboard.press('Enter')
  await pressed(page.locator('.ev-act [data-save]'), true)
  await page.keyboard.press('Space')
  await pressed(page.locator('.ev-act [data-save]'), false)
  await page.keyboard.press('Space')
  const menu = page.locator('.top-act details')
  await menu.locator('summary').focus()
  await page.keyboard.press('Enter')
  for (let i = 0; i < 3; i += 1) await page.keyboard.press('Tab')
  await expect(menu.getByRole('link', { name: 'Saved races' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(listPath)
  await expect(rows(page)).toHaveCount(1)
})

test('without storage hearts last as long as the page, and the list states so', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError')
      },
    })
  })
  await open(page, '/event/berlin-marathon')
  await page.locator('.ev-act [data-save]').click()
  await pressed(page.locator('.ev-act [data-save]'), true)
  await page.locator('.snack').getByRole('link').click()
  await expect(rows(page)).toHaveCount(1)
  await expect(page.locator('main')).toContainText('Your browser stores nothing for this site')
  await page.reload()
  await expect(page.locator('main')).toContainText('No saved races to show.')
})

test('manipulated stored values do no harm', async ({ page }) => {
  await openServed(page, '/')
  await page.evaluate(() => {
    const value = [null, '<b>', '__proto__', '../x', 'no-such-race', { a: 1 }]
    const entry = { value, until: Date.now() + 1e9 }
    localStorage.setItem('startline:saved', JSON.stringify(entry))
  })
  const { messages } = watch(page)
  await page.goto(listPath)
  await expect(page.locator('main')).toContainText('No saved races to show.')
  expect(messages).toEqual([])
})

test('a list that fails to load shows an error, and a retry loads it', async ({ page }) => {
  await save(page, 'berlin-marathon')
  let broken = true
  await page.route('**/api/saved?*', async (route) => {
    if (broken) await route.fulfill({ status: 500, json: {} })
    else await route.continue()
  })
  await page.goto(listPath)
  await expect(page.locator('main [role=alert]')).toContainText('could not be loaded')
  broken = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(rows(page)).toHaveCount(1)
  await expect(page.locator('main')).toBeFocused()
})

test('the list and pressed hearts have no axe finding, nor their colours in the dark theme, and never scroll sideways', async ({
  page,
}) => {
  await save(page, 'berlin-marathon')
  for (const path of [listPath, '/event/berlin-marathon']) {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    await page.goto(path)
    if (path === listPath) await expect(rows(page)).toHaveCount(1)
    for (const width of [1280, 320]) {
      const state = `${path} at ${width} px`
      await page.emulateMedia({ colorScheme: 'light' })
      await page.setViewportSize({ width, height: 800 })
      expect(await axeFindings(page, { disabled: ['region'] }), state).toEqual([])
      const wide = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(wide).toBeLessThanOrEqual(width)
      await page.emulateMedia({ colorScheme: 'dark' })
      expect(await axeFindings(page, { rules: colourRules }), `${state}, dark`).toEqual([])
    }
  }
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('without scripts the list states that they are required, and a heart leads to sign in', async ({
    page,
  }) => {
    await page.goto(listPath)
    expect(await page.content()).toContain('<noscript><p>This list needs JavaScript')
    await page.goto('/event/berlin-marathon')
    await page.locator('.ev-act [data-save]').click()
    await expect(page).toHaveURL('/members/signin?next=%2Fevent%2Fberlin-marathon')
  })
})
