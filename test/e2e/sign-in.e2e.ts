import { expect, test, type Page } from '@playwright/test'
import { newMember, type TestMember } from '../support/members.ts'
import { axeFindings } from './axe.ts'
import { hydrate, open, watch } from './pages.ts'

const wide = { width: 1280, height: 800 }
const narrow = { width: 390, height: 800 }

async function fill(page: Page, within: string, identifier: string, password: string) {
  const form = page.locator(`${within} form.form`)
  await form.getByLabel('Email, username or organisation').fill(identifier)
  await form.getByLabel('Password', { exact: true }).fill(password)
  await form.getByRole('button', { name: 'Log in' }).click()
}

test('the dialog opens by keyboard and shows a wrong password; the right one changes the menu, also in another tab', async ({
  page,
  context,
  baseURL,
}) => {
  const member = await newMember(baseURL ?? '')
  await page.setViewportSize(wide)
  const { messages } = watch(page)
  await open(page, '/calendar?from=2027-05-03&to=2027-05-09')
  const summary = page.locator('.acct summary')
  await summary.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Log in' })
  const name = dialog.getByLabel('Email, username or organisation')
  await expect(name).toBeFocused()
  expect(await axeFindings(page, { within: 'dialog' })).toEqual([])
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(summary).toBeFocused()

  await page.keyboard.press('Enter')
  await page.locator('.acct').getByRole('link', { name: 'Log in' }).click()
  // The press loads the dialog; the key then goes to the field that has the focus.
  await expect(name).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('alert')).toBeFocused()
  await expect(name).toHaveAttribute('aria-invalid', 'true')
  await fill(page, 'dialog', member.username, 'Not-my-password-1')
  await expect(dialog.getByRole('alert')).toContainText('do not match')
  await expect(dialog.getByRole('alert')).toBeFocused()
  expect(await axeFindings(page, { within: 'dialog' })).toEqual([])
  // The browser itself logs the refusal.
  expect(messages.filter((text) => !text.includes('401'))).toEqual([])

  const other = await context.newPage()
  await other.setViewportSize(wide)
  await open(other, '/about-us')
  await fill(page, 'dialog', member.email, member.password)
  await expect(dialog).toHaveCount(0)
  await expect(page.locator('.snack')).toContainText('You are logged in.')
  await expect(summary).toBeFocused()
  await expect(page).toHaveURL('/calendar?from=2027-05-03&to=2027-05-09')
  await expect(other.locator('html')).toHaveAttribute('data-member', 'athlete')
  await expect(summary.locator('.initials')).toHaveText('A')
  await expect(summary.locator('.i')).toBeHidden()
  await summary.click()
  const menu = page.locator('.acct .pop')
  await expect(menu).toContainText('Ada')
  await expect(menu.getByRole('link')).toHaveText([
    'Profile and settings',
    'Saved races',
    'Sign-ups',
  ])
  expect(await axeFindings(page, { within: '.acct' })).toEqual([])

  await menu.getByRole('button', { name: 'Log out' }).click()
  await expect(page.locator('.snack')).toContainText(['You are logged out.'])
  await expect(page).toHaveURL('/calendar?from=2027-05-03&to=2027-05-09')
  await expect(summary).toBeFocused()
  await expect(other.locator('html')).not.toHaveAttribute('data-member')
  await expect(summary.locator('.i')).toBeVisible()
  await other.locator('.acct summary').click()
  await expect(other.locator('.acct .pop')).not.toContainText('Ada')
  await expect(other.locator('.acct').getByRole('link', { name: 'Create account' })).toBeVisible()
  const response = await page.request.get('/api/auth/session')
  expect(await response.json()).toBe(null)
})

test('on a phone the dialog slides in from the end at full height, and the drawer shows the member', async ({
  page,
  baseURL,
}) => {
  const member = await newMember(baseURL ?? '', {
    role: 'organiser',
    organisation: `Verein ${Date.now()}`,
  })
  await page.setViewportSize(narrow)
  await open(page, '/')
  const opener = page.getByRole('button', { name: 'Menu', exact: true })
  await opener.click()
  const drawer = page.locator('#drawer')
  await drawer.getByRole('link', { name: 'Log in' }).click()
  const dialog = page.getByRole('dialog', { name: 'Log in' })
  await expect(drawer).toBeHidden()
  await expect
    .poll(async () => await dialog.boundingBox())
    .toMatchObject({ x: 32, y: 0, width: 358, height: 800 })
  await dialog.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(opener).toBeFocused()
  await opener.click()
  await drawer.getByRole('link', { name: 'Log in' }).click()
  await fill(page, 'dialog', member.username, member.password)
  await expect(dialog).toHaveCount(0)
  await opener.click()
  await expect(drawer.getByRole('link', { name: 'Ada' })).toBeVisible()
  await expect(drawer.getByRole('link', { name: 'Log in' })).toBeHidden()
  await page.keyboard.press('Escape')
  await page.locator('.acct summary').click()
  await expect(page.locator('.acct').getByRole('link', { name: 'Organiser profile' })).toBeVisible()
})

interface Visit {
  /** Path of the sign-in page. */
  from: string
  /** URL of the page that follows. */
  to: string
  referer?: string
}

/** Signs in on the sign-in page, and waits for the page that follows. */
async function signIn(page: Page, member: TestMember, visit: Visit) {
  const { from, to, referer } = visit
  await page.goto(from, referer === undefined ? {} : { referer })
  await hydrate(page)
  await fill(page, 'main', member.username, member.password)
  await expect(page).toHaveURL(to)
  await expect(page.locator('html')).toHaveAttribute('data-member', 'athlete')
}

test('the sign-in page shows the notice of its URL and redirects after sign-in', async ({
  page,
  baseURL,
}) => {
  const member = await newMember(baseURL ?? '')
  await page.goto('/members/signin?confirmation=success')
  await expect(page.getByRole('status').first()).toContainText('Your account is confirmed.')
  await page.goto('/members/signin?error=credentials')
  await expect(page.locator('main [role=status]')).toContainText('do not match')
  await page.goto('/members/signin?error=link')
  await expect(page.locator('main').getByRole('alert').first()).toContainText('connect Google')
  await page.goto('/members/signin?next=%2Fabout-us&from=newsletter')
  await hydrate(page)
  await fill(page, 'main', member.username, 'Not-my-password-1')
  await expect(page.locator('main').getByRole('alert')).toContainText('do not match')
  await fill(page, 'main', member.username.toUpperCase(), member.password)
  await expect(page).toHaveURL('/about-us')
  await expect(page.locator('html')).toHaveAttribute('data-member', 'athlete')
  const carried = await page.evaluate(() => sessionStorage.getItem('startline:from'))
  expect(JSON.parse(carried ?? '{}')).toMatchObject({ value: 'newsletter' })
  expect(await (await page.request.get('/about-us')).text()).not.toContain('Ada')
})

test('a session that the server has ended ends on the page when the menu is opened', async ({
  page,
  context,
  baseURL,
}) => {
  const member = await newMember(baseURL ?? '')
  await signIn(page, member, { from: '/members/signin?next=%2Fabout-us', to: '/about-us' })
  await hydrate(page)
  const summary = page.locator('.acct summary')
  await summary.click()
  await expect(page.locator('.acct [data-member-name]')).toHaveText('Ada')
  // A response on its way may set the cookie again.
  await expect(async () => {
    await context.clearCookies({ name: '__Host-sid' })
    await summary.click()
    await summary.click()
    await expect(page.locator('html')).not.toHaveAttribute('data-member', { timeout: 3000 })
  }).toPass()
})

test('a return path on this site is followed after sign-in, one on another site is not', async ({
  browser,
  baseURL,
}) => {
  const url = baseURL ?? ''
  const member = await newMember(url)
  for (const [query, referer, to] of [
    ['?next=%2F%2Fevil.example', undefined, '/'],
    ['', `${url}/calendar?text=oslo`, '/calendar?text=oslo'],
    ['', `${url}/members/registration`, '/'],
    ['', 'https://evil.example/calendar', '/'],
  ] as const) {
    // A browser each: in one that deletes its cookie, a response on its way may set it again.
    const context = await browser.newContext({ baseURL: url })
    const page = await context.newPage()
    await signIn(page, member, {
      from: `/members/signin${query}`,
      to,
      ...(referer === undefined ? {} : { referer }),
    })
    await context.close()
  }
})
