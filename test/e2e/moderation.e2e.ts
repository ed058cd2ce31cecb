import { expect, test } from '@playwright/test'
import '../../src/i18n/all-words.ts'
import { localPath } from '../../src/i18n/paths.ts'
import { mockInbox } from '../support/inbox-mock.ts'
import { axeFindings, wcagIn } from './axe.ts'

const heading = 'article h2'

test('the keys decide, move on to the next item and take back; none works in a field', async ({
  page,
}) => {
  const sent = await mockInbox(page)
  await page.goto('/moderation')
  await expect(page.locator(heading)).toHaveText('Oslo Forest Night-O')
  await expect(page.locator('.age').first()).toHaveText('26 hours late')
  await expect(page.locator('.q-i').first()).toContainText('Review, 2 of 5 stars')
  const stars = page.getByRole('article').getByRole('img', { name: '2 of 5 stars' })
  await expect(stars.locator('.on')).toHaveCount(2)
  await page.keyboard.press('j')
  await expect(page.locator(heading)).toHaveText('Berlin Marathon')
  await expect(page.locator(heading)).toBeFocused()
  await page.keyboard.press('k')
  await expect(page.locator(heading)).toHaveText('Oslo Forest Night-O')

  await page.keyboard.press('a')
  await expect(page.locator(heading)).toHaveText('Berlin Marathon')
  await expect(page.locator(heading)).toBeFocused()
  await expect(page.locator('.inbox [role=status]')).toHaveText('Approved. Next: Berlin Marathon')
  await page.keyboard.press('z')
  await expect(page.locator(heading)).toHaveText('Oslo Forest Night-O')
  expect(sent).toEqual(['approve 1', 'undo 1'])

  await page.keyboard.press('r')
  const dialog = page.getByRole('dialog', { name: 'Why not?' })
  await expect(dialog).toBeVisible()
  await page.keyboard.press('2')
  await dialog.getByRole('textbox').fill('aaa jjj')
  await expect(dialog.getByRole('radio').nth(1)).toBeChecked()
  expect(sent).toHaveLength(2)
  await dialog.getByRole('button', { name: 'Reject and send email' }).click()
  await expect(page.locator(heading)).toHaveText('Berlin Marathon')
  expect(sent.at(-1)).toBe('reject 1 off-topic')

  await page.getByRole('button', { name: /^Approve/u }).click()
  await expect(page.locator(heading)).toHaveText('Ride London')
  await expect(page.locator(heading)).toBeFocused()
  await page.keyboard.press('a')
  await expect(page.locator('.inbox-none')).toHaveText('Nothing waiting')
})

test('on a phone the list leads to an item and back', async ({ page }) => {
  await mockInbox(page)
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto('/moderation')
  const second = page.locator('.q-i').nth(1)
  await second.click()
  await expect(page.locator(heading)).toHaveText('Berlin Marathon')
  await expect(page.locator(heading)).toBeFocused()
  await expect(second).toBeHidden()
  const text = await page.locator('.q-d .txt').boundingBox()
  const acts = await page.locator('.q-act').boundingBox()
  expect((text?.y ?? 0) + (text?.height ?? 0)).toBeLessThanOrEqual(acts?.y ?? 0)
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await expect(second).toBeFocused()
  await page.locator('.q-i').first().click()
  await expect(page.locator(heading)).toBeFocused()
})

for (const locale of ['en', 'de', 'ja', 'th'] as const)
  test(`the inbox in ${locale} has no finding of axe and does not scroll sideways`, async ({
    page,
  }) => {
    await mockInbox(page)
    await page.setViewportSize({ width: 320, height: 800 })
    await page.goto(`${localPath('/moderation', locale)}#2`)
    await expect(page.locator(heading)).toHaveText('Berlin Marathon')
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width).toBe(320)
    await page.setViewportSize({ width: 1280, height: 900 })
    expect(await axeFindings(page, wcagIn(locale))).toEqual([])
  })
