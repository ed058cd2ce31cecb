import { expect, test } from '@playwright/test'
import '../../src/i18n/all-words.ts'
import { localPath } from '../../src/i18n/paths.ts'
import { mockOrganiserEvents } from '../support/organiser-events-mock.ts'
import { axeFindings, wcagIn } from './axe.ts'

test('keys tick single rows and a range; acts on them name what failed and keep its tick', async ({
  page,
}) => {
  const sent = await mockOrganiserEvents(page)
  await page.goto('/organiser-events')
  const boxes = page.getByRole('checkbox')
  await expect(boxes).toHaveCount(3)
  await boxes.nth(0).focus()
  await page.keyboard.press('Space')
  await expect(page.getByRole('region', { name: 'Selected: 1' })).toBeVisible()
  await boxes.nth(2).focus()
  await page.keyboard.press('Shift+Space')
  await expect(boxes.nth(1)).toBeChecked()
  await expect(page.getByRole('region', { name: 'Selected: 3' })).toBeVisible()

  await page.getByRole('button', { name: 'Confirm date' }).press('Enter')
  const outcome = page.locator('.oe-outcome')
  await expect(outcome).toContainText('Dates confirmed: 2')
  await expect(outcome).toContainText('The last date of Night Trail is over.')
  await expect(page.getByRole('checkbox', { name: 'Select Night Trail' })).toBeChecked()
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(1)

  await page.getByRole('button', { name: 'New edition' }).last().press('Enter')
  const dialog = page.getByRole('dialog', { name: 'New editions' })
  await expect(dialog.getByRole('row')).toHaveText([/Night Trail.*12 June 2027/u])
  await dialog.getByRole('button', { name: 'Make drafts' }).press('Enter')
  await expect(outcome).toContainText('Drafts ready: 1')
  expect(sent).toEqual([
    'confirm ridge-trail valley-half-marathon night-trail',
    'renew night-trail',
  ])
})

test('a state and a text filter the list, and Back returns to the list before', async ({
  page,
}) => {
  await mockOrganiserEvents(page)
  await page.goto('/organiser-events')
  await page.getByRole('button', { name: /^Live/u }).click()
  await expect(page).toHaveURL(/\?state=live$/u)
  await expect(page.getByRole('checkbox')).toHaveCount(1)
  await page.goBack()
  await expect(page.getByRole('checkbox')).toHaveCount(3)
  await page.getByRole('searchbox', { name: 'Name of the race' }).fill('ridge')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('checkbox')).toHaveCount(1)
})

for (const locale of ['en', 'de', 'ja', 'th'] as const)
  test(`the list in ${locale} has no finding of axe and does not scroll sideways`, async ({
    page,
  }) => {
    await mockOrganiserEvents(page)
    await page.setViewportSize({ width: 320, height: 800 })
    await page.goto(localPath('/organiser-events', locale))
    await page.getByRole('checkbox').first().check()
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width).toBe(320)
    await page.setViewportSize({ width: 1280, height: 900 })
    expect(await axeFindings(page, wcagIn(locale))).toEqual([])
  })
