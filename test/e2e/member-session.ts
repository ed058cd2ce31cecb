import type { Page } from '@playwright/test'
import type { TestMember } from '../support/members.ts'

/** Signs the page's browser in as a member who has signed in by the API. */
export async function addSession(
  page: Page,
  url: string,
  { visitor }: Pick<TestMember, 'visitor'>,
): Promise<void> {
  const { host } = new URL(url)
  const cookies = [...visitor.cookies].map(([name, value]) => ({
    name,
    value,
    url: name.startsWith('__Host-') ? `https://${host}` : url,
    secure: true,
  }))
  await page.context().addCookies(cookies)
}
