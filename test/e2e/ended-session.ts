import { expect, type Page } from '@playwright/test'
import type { TestMember } from '../support/members.ts'
import { addSession } from './member-session.ts'

/** Sessions that end, as on another device, while their member types. */

/** Ends all sessions of a member but the visitor's. */
export async function endOthers({ visitor }: TestMember): Promise<void> {
  expect((await visitor.send('DELETE', '/api/profile/sessions')).status).toBe(200)
}

/** Gives the page a session of its own, which `endOthers` ends. */
export async function withSecondSession(
  page: Page,
  url: string,
  member: TestMember,
): Promise<void> {
  const { visitor, username, password } = member
  await visitor.signIn(username, password)
  const first = new Map(visitor.cookies)
  await addSession(page, url, member)
  visitor.cookies.clear()
  await visitor.signIn(username, password)
  expect(visitor.cookies.get('__Host-sid')).not.toBe(first.get('__Host-sid'))
}

export async function logIn(page: Page, { username, password }: TestMember): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
  // No message claims anything about the change.
  await expect(page.locator('.snack')).toHaveCount(0)
  await page.getByLabel('Email, username or organisation').fill(username)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Log in', exact: true }).click()
}
