import { expect, test, type Page } from '@playwright/test'
import { newSignedIn, type TestMember } from '../support/members.ts'
import { axeFindings } from './axe.ts'
import { open, watch } from './pages.ts'

const listPath = '/profile/saved-events'

/** A signed-in browser whose member has saved these events. */
async function openList(page: Page, url: string, permalinks: string[]): Promise<TestMember> {
  const member = await newSignedIn(url)
  await member.visitor.send('POST', '/api/profile/saved-events', { permalinks })
  const { host } = new URL(url)
  const cookies = [...member.visitor.cookies].map(([name, value]) => ({
    name,
    value,
    url: name.startsWith('__Host-') ? `https://${host}` : url,
    secure: true,
  }))
  await page.context().addCookies(cookies)
  return member
}

const rows = (page: Page) => page.locator('main [data-list=saved] article')

test('a member’s list has groups, the next start, the time between starts, and notes that stay', async ({
  page,
  baseURL,
}) => {
  const { messages } = watch(page)
  await openList(page, baseURL ?? '', ['maraton-valencia', 'marcialonga', 'ride-london'])
  await open(page, listPath)
  await expect(rows(page)).toHaveCount(2)
  await expect(page.locator('.saved')).toContainText(
    'Next start: Valencia Marathon, Sunday, 6 December 2026, in 15 days.',
  )
  await expect(page.locator('.saved .gap')).toHaveText('8 weeks later')
  await expect(page.locator('.own-season-b i')).toHaveCount(2)

  const note = page.locator('.own-note').first()
  await note.locator('summary').click()
  const field = note.getByRole('textbox', { name: 'Note on Valencia Marathon' })
  await field.fill('Hotel until Tuesday\n<b>Bus 7:30</b>')
  expect(await axeFindings(page, { within: 'main' })).toEqual([])
  await note.getByRole('button', { name: 'Save' }).click()
  await expect(page.locator('.snack p')).toHaveText('Saved.')
  await page.reload()
  await expect(note.locator('summary')).toContainText('<b>Bus 7:30</b>')

  await page.getByRole('link', { name: /^Past/u }).click()
  await expect(rows(page)).toHaveCount(1)
  await expect(rows(page)).toContainText('RideLondon')
  await page.goBack()
  await expect(rows(page)).toHaveCount(2)
  expect(messages).toEqual([])
})
