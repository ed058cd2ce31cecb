import { expect, test } from '@playwright/test'
import { mailTo, newSignedIn, newUnconfirmed, tokenIn, waitForMail } from '../support/members.ts'
import { axeFindings } from './axe.ts'
import { open } from './pages.ts'

/** Account pages opened too early, too late, or with a link that is invalid. */

test('logging in before confirming shows the reason and sends the email again, and the link of the first email works', async ({
  page,
  baseURL,
}) => {
  const url = baseURL ?? ''
  const member = await newUnconfirmed(url)
  const first = tokenIn(await waitForMail(url, member.email))
  const logIn = async () => {
    const form = page.locator('main form.form')
    await form.getByLabel('Email, username or organisation').fill(member.username)
    await form.getByLabel('Password', { exact: true }).fill(member.password)
    await form.getByRole('button', { name: 'Log in' }).click()
  }
  await open(page, '/members/signin')
  await logIn()
  const notice = page.locator('main form').getByRole('alert')
  await expect(notice).toBeFocused()
  await expect(notice).toContainText(
    `not confirmed yet. Open the link in our email to ${member.email}`,
  )
  expect(await axeFindings(page, { within: 'main' })).toEqual([])
  const again = page.getByRole('button', { name: 'Send it again' })
  await expect(again).toHaveAttribute('aria-disabled', 'false')
  await again.click()
  await expect(page.getByText(`Sent again to ${member.email}.`)).toBeVisible()
  await expect(page.getByText(/^Send again in \d+\ss$/u)).toBeVisible()
  await expect.poll(async () => (await mailTo(url, member.email)).length).toBe(2)
  await page.getByRole('link', { name: 'Use another address' }).click()
  await expect(page).toHaveURL('/members/registration/success')
  await expect(page.getByText(`An email to ${member.email} is on its way.`)).toBeVisible()

  await open(page, `/members/confirmation?confirmation_token=${first}`)
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByRole('heading', { name: 'Your account is ready' })).toBeFocused()
  await open(page, '/members/signin?next=%2Fabout-us')
  await logIn()
  await expect(page).toHaveURL('/about-us')
})

test('the dialog shows an unconfirmed account the same notice', async ({ page, baseURL }) => {
  const member = await newUnconfirmed(baseURL ?? '')
  await page.setViewportSize({ width: 1280, height: 800 })
  await open(page, '/about-us')
  await page.locator('.acct summary').click()
  await page.locator('.acct').getByRole('link', { name: 'Log in' }).click()
  const dialog = page.getByRole('dialog', { name: 'Log in' })
  await dialog.getByLabel('Email, username or organisation').fill(member.email)
  await dialog.getByLabel('Password', { exact: true }).fill(member.password)
  await dialog.getByRole('button', { name: 'Log in' }).click()
  await expect(dialog.getByRole('alert')).toContainText('not confirmed yet')
  await expect(dialog.getByRole('button', { name: 'Send it again' })).toBeVisible()
  expect(await axeFindings(page, { within: 'dialog' })).toEqual([])
})

test('sign-in and registration pages show a signed-in member that they are signed in, and show the form again after the session ended', async ({
  page,
  context,
  baseURL,
}) => {
  const { visitor } = await newSignedIn(baseURL ?? '')
  await context.addCookies(
    [...visitor.cookies].map(([name, value]) => ({
      name,
      value,
      domain: '127.0.0.1',
      path: '/',
      secure: true,
    })),
  )
  for (const path of [
    '/members/signin',
    '/members/registration',
    '/members/registration/athlete',
    '/members/registration/organiser',
  ]) {
    await open(page, path)
    await expect(page.locator('main').getByText('You are already logged in.')).toBeVisible()
    await expect(page.locator('main form')).toHaveCount(path.endsWith('registration') ? 0 : 1)
    await expect(page.locator('main form:visible, main .role-c:visible')).toHaveCount(0)
    await expect(
      page.locator('main').getByRole('link', { name: 'Profile and settings' }),
    ).toHaveAttribute('href', '/profile/edit')
    expect(await axeFindings(page, { within: 'main' })).toEqual([])
  }
  await open(page, '/members/signin?next=%2Fabout-us')
  await expect(
    page.locator('main').getByRole('link', { name: 'Continue to your page' }),
  ).toHaveAttribute('href', '/about-us')
  // Its answer sets the cookie that is deleted next.
  const session = page.waitForResponse('**/api/auth/session')
  await open(page, '/members/signin?next=%2F%2Fevil.example')
  await expect(
    page.locator('main').getByRole('link', { name: 'Profile and settings' }),
  ).toBeVisible()
  await (await session).finished()

  await context.clearCookies({ name: '__Host-sid' })
  await page.goto('/members/signin')
  await expect(page.locator('html')).not.toHaveAttribute('data-member')
  await expect(page.getByLabel('Email, username or organisation')).toBeVisible()
  await expect(page.getByText('You are already logged in.')).toBeHidden()
})

test('the confirmation page shows no button to confirm without a valid token', async ({ page }) => {
  await page.addInitScript(() => {
    new MutationObserver(() => {
      const { dataset } = document.documentElement
      const heading = document.querySelector<HTMLElement>('main h1')
      // Nothing is painted before the style sheet is there.
      const isSeen =
        'addressToken' in dataset &&
        document.styleSheets.length > 0 &&
        heading?.checkVisibility() === true
      if (isSeen && heading.textContent === 'One more click' && !('offered' in dataset))
        dataset['offered'] = ''
    }).observe(document, { subtree: true, childList: true, attributes: true })
  })
  for (const query of [
    '',
    '?confirmation_token=',
    '?confirmation_token=nonsense',
    `?confirmation_token=${'x'.repeat(44)}`,
  ]) {
    await page.goto(`/members/confirmation${query}`)
    await expect(page.getByRole('heading', { name: 'This link does not work' })).toBeVisible()
    await expect(page).toHaveURL('/members/confirmation')
    await expect(page.locator('html'), query).not.toHaveAttribute('data-offered')
  }
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the forms of an account state above them that scripts are required, and submit nothing', async ({
    page,
  }) => {
    for (const path of [
      '/members/registration/athlete',
      '/members/registration/organiser',
      '/members/password/forgotpassword',
      '/members/password/resetpassword',
    ]) {
      await page.goto(path)
      // Chromium keeps <noscript> as text when a test has switched its scripts off.
      const html = await page.locator('main').innerHTML()
      expect(html, path).toMatch(/^(?:(?!<input).)*needs JavaScript/su)
      const field = page.locator('main form input').first()
      await expect(page.locator('main form button[type=submit]'), path).toBeDisabled()
      await field.fill('ines')
      await field.press('Enter')
      await expect(field).toHaveValue('ines')
      await expect(page).toHaveURL(path)
    }
  })
})
