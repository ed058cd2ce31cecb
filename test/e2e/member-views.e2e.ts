import { expect, test, type Page } from '@playwright/test'
import { newSignedIn } from '../support/members.ts'
import { axeFindings } from './axe.ts'
import { addSession } from './member-session.ts'
import { open, watch } from './pages.ts'

const listPath = '/profile/saved-events'
const permalinks = ['maraton-valencia', 'marcialonga', 'ride-london']

/** A signed-in browser whose member has saved three events. */
async function signIn(page: Page, url: string): Promise<void> {
  const member = await newSignedIn(url)
  await member.visitor.send('POST', '/api/profile/saved-events', { permalinks })
  await addSession(page, url, member)
}

test('the month of the next saved race is a table with its rows below, and keys lead to the same day of other months', async ({
  page,
  baseURL,
}) => {
  const { messages } = watch(page)
  await signIn(page, baseURL ?? '')
  await open(page, listPath)
  await page.getByRole('link', { name: 'Month', exact: true }).click()
  await expect(page).toHaveURL(`${listPath}?view=month`)
  const table = page.getByRole('table', { name: 'Races in December 2026 by day' })
  await expect(table.getByRole('link', { name: 'Valencia Marathon' })).toBeVisible()
  await expect(page.locator('main [data-list=saved] article')).toHaveCount(1)
  expect(await axeFindings(page, { within: 'main' })).toEqual([])
  const entry = table.locator('[data-day][tabindex="0"]')
  await expect(entry).toHaveAttribute('data-day', '2026-12-06')
  await entry.focus()
  await page.keyboard.press('PageDown')
  await expect(page).toHaveURL(`${listPath}?view=month&month=2027-01`)
  const january = page.getByRole('table', { name: 'January 2027' })
  await expect(january).toContainText('Marcialonga')
  await expect(january.locator('[data-day="2027-01-06"]')).toBeFocused()
  await page.reload()
  await expect(page.getByRole('table', { name: 'January 2027' })).toContainText('Marcialonga')
  expect(messages).toEqual([])
})

test('the map shows all saved races with the list below it', async ({ page, baseURL }) => {
  await signIn(page, baseURL ?? '')
  await page.goto(`${listPath}?view=map`)
  await expect(page.locator('.mapp .pin')).toHaveCount(3)
  await expect(page.locator('.mapp .is-past')).toHaveCount(1)
  await expect(page.locator('main [data-list=saved] article')).toHaveCount(3)
  // Names lie on the drawn map, whose colours axe does not see.
  const disabled = ['color-contrast']
  expect(await axeFindings(page, { within: 'main', disabled })).toEqual([])
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('without scripts a member’s month is in the served page, and a visitor reads what it needs', async ({
    page,
    baseURL,
  }) => {
    await page.goto(`${listPath}?view=month`)
    expect(await page.content()).toContain('/members/signin?next=%2Fprofile%2Fsaved-events')
    await signIn(page, baseURL ?? '')
    await page.reload()
    const table = page.getByRole('table', { name: 'Races in December 2026 by day' })
    await expect(table.getByRole('link', { name: 'Valencia Marathon' })).toBeVisible()
    await page.getByRole('link', { name: 'Later: January 2027' }).click()
    await expect(page.getByRole('table', { name: 'January 2027' })).toContainText('Marcialonga')
  })

  test('without scripts a heart saves an event and shows it in its month, where its heart removes it', async ({
    page,
    baseURL,
  }) => {
    await signIn(page, baseURL ?? '')
    await page.goto('/event/berlin-marathon')
    await page.locator('.ev-act [data-save]').click()
    await expect(page).toHaveURL(/view=month&month=2027-09&outcome=added#berlin-marathon$/u)
    const notice = page.locator('main .notice')
    await expect(notice).toHaveText('Saved to your list.')
    await page.getByRole('button', { name: 'Save Berlin Marathon' }).click()
    await expect(notice).toHaveText('Removed from your saved races.')
    await expect(page.locator('main [data-list=saved] article')).toHaveCount(0)
  })
})
