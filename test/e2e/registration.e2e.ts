import { expect, test, type Page } from '@playwright/test'
import { goodPassword, newMember, newNames, tokenIn, waitForMail } from '../support/members.ts'
import { axeFindings } from './axe.ts'
import { open, watch } from './pages.ts'

const rule = (page: Page, name: string) => page.locator(`.rules [data-rule="${name}"]`)

async function fill(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(fields))
    await page.getByLabel(label, { exact: true }).fill(text)
}

test('from the newsletter to a confirmed account: errors link to their fields, and the email can be sent again', async ({
  page,
  baseURL,
}) => {
  const { messages } = watch(page)
  const { username, email } = newNames()
  await page.goto('/about-us')
  await page.locator('#newsletter-email').fill(`news-${email}`)
  await page.getByRole('button', { name: 'Send it to me' }).click()
  await expect(page.locator('#newsletter').getByRole('status')).toBeVisible()

  await open(page, '/members/registration')
  expect(await axeFindings(page, { within: 'main' })).toEqual([])
  await page.getByRole('link', { name: 'Continue as an athlete' }).click()
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(`news-${email}`)

  // Nothing is filled in: the error summary takes the focus and links to the fields.
  await page.getByRole('button', { name: 'Create account' }).click()
  const summary = page.getByRole('alert').filter({ hasText: 'Not sent yet' })
  await expect(summary).toBeFocused()
  await expect(summary.getByRole('link')).toHaveText([
    'First name',
    'Last name',
    'Username',
    'Password',
    'Repeat password',
    'Your agreement',
  ])
  expect(await axeFindings(page, { within: 'main' })).toEqual([])
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  const firstName = page.getByLabel('First name', { exact: true })
  await expect(firstName).toBeFocused()
  await expect(firstName).toHaveAccessibleDescription('Fill in “First name”.')
  await page.keyboard.type('Ines')
  await expect(firstName).not.toHaveAttribute('aria-invalid')
  await expect(summary.getByRole('link', { name: 'First name' })).toHaveCount(0)

  await fill(page, { 'Last name': 'Duarte', Email: email, Username: `${username} x` })
  // Switching to the other role's form and back loses no input.
  await page.getByRole('link', { name: /^Organiser/ }).click()
  await expect(page.getByLabel('Organisation', { exact: true })).toBeVisible()
  await expect(page.getByLabel('Last name', { exact: true })).toHaveValue('Duarte')
  await page.getByRole('link', { name: 'Athlete' }).click()
  await expect(page.getByLabel('Organisation', { exact: true })).toHaveCount(0)
  await expect(firstName).toHaveValue('Ines')
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.getByRole('button', { name: `Use “${username}-x”` }).click()
  await expect(page.getByLabel('Username', { exact: true })).toHaveValue(`${username}-x`)

  // The password rules: plain help until the field is focused, then a line per rule, whose text changes with its icon.
  const password = page.getByLabel('Password', { exact: true })
  await password.fill('ponte 25')
  await expect(rule(page, 'min')).toHaveText('At least 8 charactersdone')
  await expect(rule(page, 'uppercase')).toHaveText('An uppercase lettermissing')
  await expect(rule(page, 'pw-whitespace')).toHaveText('No spacesmissing')
  await password.fill(goodPassword)
  await expect(page.locator('.rules .is-ok')).toHaveCount(6)
  await page.getByRole('button', { name: 'Show password' }).first().click()
  await expect(password).toHaveAttribute('type', 'text')
  await fill(page, { 'Repeat password': `${goodPassword}x` })
  await page.keyboard.press('Tab')
  await expect(page.getByText('Enter the same password twice.').last()).toBeVisible()
  await fill(page, { 'Repeat password': goodPassword })
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Create account' }).click()

  await expect(page).toHaveURL('/members/registration/success')
  await expect(page.getByText(`An email to ${email} is on its way.`)).toBeVisible()
  const again = page.getByRole('button', { name: 'Send it again' })
  await expect(again).toHaveAttribute('aria-disabled', 'true')
  await expect(page.getByText(/^Send again in \d+\ss$/u)).toBeVisible()
  expect(await axeFindings(page, { within: 'main' })).toEqual([])

  // Opening the link changes nothing; its token leaves the URL at once.
  const token = tokenIn(await waitForMail(baseURL ?? '', email))
  await open(page, `/members/confirmation?confirmation_token=${token}`)
  await expect(page).toHaveURL('/members/confirmation')
  await page.getByRole('button', { name: 'Confirm' }).click()
  const done = page.getByRole('heading', { name: 'Your account is ready' })
  await expect(done).toBeFocused()
  await expect(page.locator('main').getByRole('link', { name: 'Log in' })).toHaveAttribute(
    'href',
    '/members/signin?confirmation=success',
  )
  await open(page, `/members/confirmation?confirmation_token=${token}`)
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByRole('heading', { name: 'This link has been used' })).toBeFocused()
  // The browser itself logs the refusals of the server.
  expect(messages.filter((text) => !text.includes('400'))).toEqual([])
})

test('a taken address shows its error at the field; a forgotten password is replaced once', async ({
  page,
  baseURL,
}) => {
  const url = baseURL ?? ''
  const member = await newMember(url)
  const { username } = newNames()
  await open(page, '/members/registration/organiser')
  await fill(page, {
    Organisation: `Club ${username}`,
    'First name': 'Ines',
    'Last name': 'Duarte',
    Username: username,
    Email: member.email,
    Password: goodPassword,
    'Repeat password': goodPassword,
  })
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Create account' }).click()
  const email = page.getByLabel('Email', { exact: true })
  await expect(email).toHaveAccessibleDescription(/^This address already has an account/u)
  await expect(page.getByRole('alert').filter({ hasText: 'Not sent yet' })).toBeFocused()
  await email.fill(`x${member.email}`)
  await expect(email).not.toHaveAttribute('aria-invalid')

  await open(page, '/members/password/forgot')
  await expect(page).toHaveURL('/members/password/forgotpassword')
  await fill(page, { Email: member.email })
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeFocused()

  const isReset = ({ text }: { text: string }) => text.includes('/members/password/resetpassword')
  const token = tokenIn(await waitForMail(url, member.email, isReset))
  const reset = `/members/password/resetpassword?confirmation_token=${token}`
  for (const [password, heading] of [
    ['Neue-Bruecke-7', 'Your new password is saved'],
    ['Alte-Bruecke-8', 'This link no longer works'],
  ] as const) {
    await open(page, reset)
    await expect(page).toHaveURL('/members/password/resetpassword')
    await fill(page, { 'New password': password, 'Repeat password': password })
    await page.getByRole('button', { name: 'Save password' }).click()
    await expect(page.getByRole('heading', { name: heading })).toBeFocused()
    expect(await axeFindings(page, { within: 'main' })).toEqual([])
  }
})
