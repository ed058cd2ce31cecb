import { expect, test } from '@playwright/test'
import { newMember } from '../support/members.ts'
import { axeFindings } from './axe.ts'
import { open, pagePaths } from './pages.ts'

const isFollows = (url: string) => new URL(url).pathname === '/api/profile/follows'

test('following asks to sign in, happens afterwards, can be undone, and is in the account', async ({
  page,
  baseURL,
}) => {
  const member = await newMember(baseURL ?? '')
  await open(page, pagePaths.organiser)
  const follow = page.getByRole('button', { name: 'Follow' })
  await follow.click()
  const dialog = page.getByRole('dialog', { name: 'Log in' })
  await expect(dialog).toContainText('Log in, and you follow this organiser.')
  await dialog.getByLabel('Email, username or organisation').fill(member.username)
  await dialog.getByLabel('Password', { exact: true }).fill(member.password)
  await dialog.getByRole('button', { name: 'Log in' }).click()
  await expect(follow).toHaveAttribute('aria-pressed', 'true')
  await expect(page.locator('.snacks')).toContainText('You follow this organiser.')

  await follow.click()
  await expect(follow).toHaveAttribute('aria-pressed', 'false')
  // Changes are sent one after another: this is the last one.
  const restored = page.waitForResponse(
    (response) => isFollows(response.url()) && response.request().method() === 'PUT',
  )
  await page.getByRole('button', { name: 'Undo' }).last().click()
  await expect(follow).toHaveAttribute('aria-pressed', 'true')
  await restored

  await open(page, '/profile/saved-events')
  const list = page.getByRole('region', { name: 'Organisers you follow' })
  await expect(list.getByRole('link', { name: 'Vasaloppet' })).toBeVisible()
  await expect(list.getByRole('button')).toHaveAttribute('aria-pressed', 'true')
  expect(await axeFindings(page, { within: 'main' })).toEqual([])
})
