import { expect, test } from '@playwright/test'
import { newMember } from '../support/members.ts'
import { axeFindings } from './axe.ts'
import { open, pagePaths } from './pages.ts'

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
  await page.getByRole('button', { name: 'Undo' }).last().click()
  await expect(follow).toHaveAttribute('aria-pressed', 'true')

  await expect
    .poll(async () => await (await page.request.get('/api/profile/follows')).json())
    .toMatchObject({ organisers: [{ permalink: 'vasaloppet' }] })
  await open(page, '/profile/saved-events')
  const list = page.getByRole('region', { name: 'Organisers you follow' })
  await expect(list.getByRole('link', { name: 'Vasaloppet' })).toBeVisible()
  await expect(list.getByRole('button')).toHaveAttribute('aria-pressed', 'true')
  expect(await axeFindings(page, { within: 'main' })).toEqual([])
})
