import { expect, test, type Page } from '@playwright/test'
import { newNames, newSignedIn, tokenIn, waitForMail, type TestMember } from '../support/members.ts'
import { axeFindings } from './axe.ts'

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

test('a member claims an event by a code and invites a colleague with the keyboard; another member cannot use the link', async ({
  page,
  browser,
}) => {
  const { username, email } = newNames()
  const member = await newSignedIn(site)
  const colleague = await newSignedIn(site)
  const stranger = await newSignedIn(site)
  await enter(page, member)
  // The catalogue names no organiser of this event, so it goes to a new organisation.
  await page.goto('/event/signup/istria300')
  const address = page.locator('#code-email')
  await expect(address).toBeVisible()
  expect(await axeFindings(page, { within: 'main' })).toEqual([])
  await address.focus()
  await page.keyboard.type(email)
  await page.keyboard.press('Tab')
  await page.keyboard.type(`Club ${username}`)
  await page.keyboard.press('Enter')
  await expect(address).toHaveAccessibleDescription(/domain of the official site/u)

  const domain = (await address.getAttribute('placeholder')) ?? ''
  const own = `${username}${domain}`
  await address.focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(own)
  await page.keyboard.press('Enter')
  const { text } = await waitForMail(site, own)
  const code = /\b\d{6}\b/u.exec(text)?.[0] ?? ''
  await expect(page.getByLabel('Code from the email')).toBeFocused()
  await page.keyboard.type(code)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/event\/welcome\/istria300$/u)
  await expect(page.getByText('The event is yours')).toBeVisible()
  expect(await axeFindings(page, { within: 'main' })).toEqual([])

  await page.getByRole('link', { name: 'People' }).press('Enter')
  const invited = page.locator('main').getByLabel('Email', { exact: true })
  await expect(invited).toBeVisible()
  await invited.focus()
  await page.keyboard.type(colleague.email)
  await page.keyboard.press('Enter')
  await expect(page.getByText(/Invited, open until/u)).toBeVisible()
  expect(await axeFindings(page, { within: 'main' })).toEqual([])

  const isInvitation = ({ subject }: { subject: string }) => subject.startsWith('Invitation')
  const token = tokenIn(await waitForMail(site, colleague.email, isInvitation))
  const context = await browser.newContext()
  const other = await context.newPage()
  const acceptAs = async (guest: TestMember) => {
    // A page for members would lead to the sign-in page once its cookies are gone.
    await other.goto('about:blank')
    await context.clearCookies()
    await enter(other, guest)
    await other.goto(`/profile/organiser?confirmation_token=${token}`)
    await other.getByRole('button', { name: 'Accept the invitation' }).press('Enter')
  }
  await acceptAs(stranger)
  const [first = ''] = colleague.email
  await expect(other.getByText(`This invitation is for ${first}…@`)).toBeVisible()
  await acceptAs(colleague)
  await expect(other.getByText('Editor, you')).toBeVisible()
  await context.close()
  await page.reload()
  await page.getByRole('button', { name: /^Remove / }).press('Enter')
  await expect(page.getByRole('button', { name: /^Remove / })).toHaveCount(0)
  await page.getByRole('button', { name: 'Leave the organisation' }).press('Enter')
  await expect(page.getByText('An organisation needs at least one owner.')).toBeVisible()
})
