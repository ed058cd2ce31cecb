import { expect, test, type Page } from '@playwright/test'
import { newMember } from '../support/members.ts'
import { axeFindings } from './axe.ts'
import { open, pagePaths } from './pages.ts'

/** The response to the next change of this kind. */
const changed = async (page: Page, method: 'PUT' | 'DELETE') =>
  await page.waitForResponse(
    (response) =>
      new URL(response.url()).pathname === '/api/profile/follows' &&
      response.request().method() === method,
  )

test('following asks to sign in, happens afterwards, can be undone, and is in the account', async ({
  page,
  baseURL,
}) => {
  const member = await newMember(baseURL ?? '')
  await open(page, pagePaths.organiser)
  const follow = page.getByRole('button', { name: 'Follow' })
  await follow.click()
  const dialog = page.getByRole('dialog', { name: 'Log in' })
  await expect(dialog).toContainText('Log in to follow this organiser.')
  await dialog.getByLabel('Email, username or organisation').fill(member.username)
  await dialog.getByLabel('Password', { exact: true }).fill(member.password)
  const followed = changed(page, 'PUT')
  await dialog.getByRole('button', { name: 'Log in' }).click()
  await expect(follow).toHaveAttribute('aria-pressed', 'true')
  await expect(page.locator('.snacks')).toContainText('You follow this organiser.')
  await followed

  await follow.click()
  await expect(follow).toHaveAttribute('aria-pressed', 'false')
  const restored = changed(page, 'PUT')
  await page.getByRole('button', { name: 'Undo' }).last().click()
  await expect(follow).toHaveAttribute('aria-pressed', 'true')
  await restored

  await open(page, '/profile/saved-events')
  const list = page.getByRole('region', { name: 'Organisers you follow' })
  await expect(list.getByRole('link', { name: 'Vasaloppet' })).toBeVisible()
  await expect(list.getByRole('button')).toHaveAttribute('aria-pressed', 'true')
  expect(await axeFindings(page, { within: 'main' })).toEqual([])
})

test('an organiser’s page is shared with the device’s share sheet, or its URL is copied', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => {
    navigator.share = async (data) => {
      document.documentElement.dataset['shared'] = JSON.stringify(data)
      await Promise.resolve()
    }
  })
  await page.goto(pagePaths.organiser)
  const share = page.getByRole('button', { name: 'Share', exact: true })
  await share.click()
  await expect(page.locator('html')).toHaveAttribute('data-shared', /organiser\/vasaloppet"\}$/u)

  await page.addInitScript(() => Reflect.deleteProperty(navigator, 'share'))
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'))
  await page.goto(`${pagePaths.organiser}?utm_source=x`)
  await share.click()
  await expect(page.locator('.snack p')).toHaveText('The link is copied.')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    new URL(pagePaths.organiser, page.url()).href,
  )
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('without scripts the pages of organisers and events show no share button', async ({
    page,
  }) => {
    for (const path of [pagePaths.organiser, pagePaths.event]) {
      await page.goto(path)
      await expect(page.locator('[data-share]')).toHaveCount(1)
      await expect(page.locator('[data-share]')).toBeHidden()
    }
  })
})
