import { expect, test, type Page } from '@playwright/test'
import { newSignedIn, type TestMember } from '../support/members.ts'
import { newVisitor } from '../support/visitor.ts'

const site = process.env['STARTLINE_URL'] ?? 'http://127.0.0.1:8787'

/** Signs the member in in this browser. */
async function enter(page: Page, { visitor }: TestMember): Promise<void> {
  const cookies = [...visitor.cookies].map(([name, value]) => ({
    name,
    value,
    url: site.replace('http:', 'https:'),
    secure: name.startsWith('__'),
  }))
  await page.context().addCookies(cookies)
}

const card = (page: Page, name: string) =>
  page.locator('.card').filter({ has: page.getByRole('heading', { name, exact: true }) })

const snack = (page: Page) => page.locator('.snack').last()

test('a scene stands beside the profile at 1800 px, and at no width at which the sheets need the room', async ({
  page,
}) => {
  await enter(page, await newSignedIn(site))
  await page.goto('/profile/edit')
  const scene = page.locator('.area > .scene')
  await page.setViewportSize({ width: 1800, height: 900 })
  await expect(scene).toBeVisible()
  const sheet = await page.locator('.card').first().boundingBox()
  const beside = await scene.boundingBox()
  expect(beside?.x).toBeGreaterThan((sheet?.x ?? 0) + (sheet?.width ?? 0))
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(scene).toBeHidden()
})

test('editing a profile keeps invalid input with its error, saves valid input, and asks before leaving unsaved changes', async ({
  page,
}) => {
  await enter(page, await newSignedIn(site))
  await page.goto('/profile/edit')
  await expect(page.locator('.person')).toContainText('Ada Start')
  await expect(page.locator('.person')).toContainText('Athlete')
  await expect(page.locator('.person .av')).toHaveText('AS')

  await page.getByLabel('First name').fill('')
  await page.getByLabel('City').fill('Porto')
  await page.getByLabel('Strava').fill('strava.com/athletes/1')
  await page.locator('.boxes').getByText('Trail running').click()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const summary = page.locator('.form-errors')
  await expect(summary).toBeFocused()
  await expect(summary.getByRole('link')).toHaveText(['First name', 'Strava'])
  await summary.getByRole('link', { name: 'Strava' }).click()
  await expect(page.getByLabel('Strava')).toBeFocused()
  await expect(page.getByLabel('City')).toHaveValue('Porto')

  // When the server cannot be reached, the form keeps what was typed.
  await page.getByLabel('First name').fill('Ines')
  await page.getByLabel('Strava').fill('https://www.strava.com/athletes/1')
  await page.locator('#country').selectOption('PT')
  await page.route('**/api/profile?*', async (route) => await route.abort())
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(summary).toContainText('No connection')
  await page.unroute('**/api/profile?*')
  await page.getByRole('banner').getByRole('link', { name: 'Startline' }).click()
  const dialogs = page.getByRole('dialog', { name: 'Leave without saving?' })
  await dialogs.getByRole('button', { name: 'Stay here' }).click()
  await expect(dialogs).toBeHidden()
  await expect(page.getByLabel('First name')).toHaveValue('Ines')

  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(snack(page)).toContainText('Saved.')
  await expect(page.locator('.person')).toContainText('Portugal / Porto')
  await page.locator('.area-nav').getByRole('link', { name: 'Sign-ups' }).click()
  await expect(page.locator('h1')).toHaveText('Sign-ups')
  await expect(page.locator('main')).toContainText('your orders are listed here')
  await page.goto('/profile/edit')
  await expect(page.getByLabel('Strava')).toHaveValue('https://www.strava.com/athletes/1')
  await expect(page.getByRole('checkbox', { name: 'Trail running' })).toBeChecked()
})

test('devices are logged out one by one and all at once, also by a new password', async ({
  page,
}) => {
  const member = await newSignedIn(site)
  await enter(page, member)
  const others = await Promise.all([0, 1].map(async () => await alsoSignedIn(member)))
  await page.goto('/profile/edit#security')
  const devices = card(page, 'Where you are logged in')
  await expect(devices.locator('li')).toHaveCount(3)
  await expect(devices.locator('li').first()).toContainText('This device')
  await devices.locator('li button').first().click()
  await expect(devices.locator('li')).toHaveCount(2)
  await expect(devices.getByRole('heading')).toBeFocused()
  await devices.getByRole('button', { name: 'Log out all other devices' }).click()
  await expect(devices.locator('li')).toHaveCount(1)
  for (const other of others) expect(await other.session()).toBeNull()

  const late = await alsoSignedIn(member)
  const form = card(page, 'Change password')
  await form.getByLabel('Current password').fill('not-It-1')
  await form.getByLabel('New password', { exact: true }).fill('Serra-da-Estrela-9')
  await form.getByLabel('Repeat the new password').fill('Serra-da-Estrela')
  await form.getByRole('button', { name: 'Change password' }).click()
  await expect(page.locator('#password_confirm-note')).toContainText('the same password twice')
  await form.getByLabel('Repeat the new password').fill('Serra-da-Estrela-9')
  await form.getByRole('button', { name: 'Change password' }).click()
  await expect(page.locator('#password_current-note')).toContainText('not your current password')
  await form.getByLabel('Current password').fill(member.password)
  await form.getByRole('button', { name: 'Change password' }).click()
  await expect(snack(page)).toContainText('Password changed.')
  await expect(form.getByLabel('Current password')).toHaveValue('')
  expect(await late.session()).toBeNull()
})

async function alsoSignedIn({ username, password }: TestMember) {
  const visitor = newVisitor(site, { agent: 'Mozilla/5.0 (X11; Linux x64) Firefox/140.0' })
  await visitor.signIn(username, password)
  return visitor
}

test('deleting an account takes its password, and ends the session; signing in offers to keep it', async ({
  page,
}) => {
  const member = await newSignedIn(site)
  await enter(page, member)
  await page.goto('/profile/edit#data')
  await page.getByRole('button', { name: 'Delete my account' }).click()
  await expect(page.getByLabel('Current password')).toBeFocused()
  for (const keep of ['Escape', 'Enter']) {
    if (keep === 'Enter') await page.getByRole('button', { name: 'Keep my account' }).focus()
    await page.keyboard.press(keep)
    await expect(page.getByRole('button', { name: 'Delete my account' })).toBeFocused()
    await page.keyboard.press('Enter')
  }
  await page.getByLabel('Current password').fill('not-It-1')
  await page.getByRole('button', { name: 'Delete in 30 days' }).click()
  await expect(page.locator('#deletion-password-note')).toContainText('not your current password')
  await page.getByLabel('Current password').fill(member.password)
  await page.keyboard.press('Enter')
  await expect(page.locator('h1')).toHaveText('Your account will be deleted')
  expect(await member.visitor.session()).toBeNull()
  await page.goto('/profile/registrations')
  await expect(page).toHaveURL('/members/signin?next=%2Fprofile%2Fregistrations')

  await page.locator('html[data-taken]').waitFor({ state: 'attached' })
  await page.getByLabel('Email, username or organisation').fill(member.username)
  await page.getByLabel('Password', { exact: true }).fill(member.password)
  await page.keyboard.press('Enter')
  await expect(page.locator('main .form-errors')).toContainText(
    'This account is closed and will be deleted on',
  )
  await page.getByRole('button', { name: 'Keep my account' }).click()
  await expect(page).toHaveURL('/profile/registrations')
  await expect(page.locator('html')).toHaveAttribute('data-member', 'athlete')
})

test('an organiser edits the card that athletes see; an athlete gets a link back', async ({
  page,
}) => {
  const organisation = `Lauf ${Date.now()}`
  await enter(page, await newSignedIn(site, { role: 'organiser', organisation }))
  await page.goto('/profile/organiser')
  await expect(page.locator('.person')).toContainText('Organiser')
  await page.getByLabel('Website').fill('https://www.example.org/run')
  await expect(page.locator('.orgc')).toContainText('example.org')
  const form = page.locator('form').filter({ has: page.getByLabel('Website') })
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(snack(page)).toContainText('Saved.')
  await page.reload()
  await expect(page.getByLabel('Website')).toHaveValue('https://www.example.org/run')

  // A page for members would lead to the sign-in page once its cookies are gone.
  await page.goto('about:blank')
  await page.context().clearCookies()
  await enter(page, await newSignedIn(site))
  await page.goto('/profile/organiser')
  await expect(page.locator('main')).toContainText('For organisers only')
  await page.getByRole('link', { name: 'Back to my profile' }).click()
  await expect(page).toHaveURL('/profile/edit')
})
