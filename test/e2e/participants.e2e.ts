import { expect, test } from '@playwright/test'
import '../../src/i18n/all-words.ts'
import { pathOf } from '../../src/i18n/paths.ts'
import { newEventOwner } from '../support/event-owner.ts'
import { sellPlaces } from '../support/sold-edition.ts'
import { axeFindings, colourRules, wcagIn } from './axe.ts'
import { addSession } from './member-session.ts'
import { started, watch } from './pages.ts'

const event = 'graz-marathon'
const names = ['Ada Sample', 'Bo Sample', 'Cy Sample']

test('start numbers are given and swapped, and a place is given up, with the keyboard alone; no finding of axe', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(180_000)
  const url = baseURL ?? ''
  await addSession(page, url, await newEventOwner(url, [event]))
  await sellPlaces(url, event, names)
  const { messages } = watch(page)
  await page.goto(pathOf({ to: 'organiser-event', event, section: 'participants' }, 'en'))
  await started(page)
  const rows = page.locator('.pt-t tbody tr')
  await expect(rows).toHaveCount(3)

  await page.getByRole('button', { name: 'Add a range' }).press('Enter')
  for (const [label, text] of [
    ['From number', '10'],
    ['To number', '99'],
  ] as const)
    await page.locator('.pt-ranges').getByLabel(label).fill(text)
  await page.getByRole('button', { name: 'Save the ranges' }).press('Enter')
  await expect(page.getByText('Saved.')).toBeVisible()
  await page.getByRole('button', { name: 'Give numbers to all without one' }).press('Enter')
  await expect(page.getByText(/Start numbers given: [1-3]/u)).toBeVisible()
  await expect(rows.filter({ hasText: '10' }).first()).toContainText('Ada Sample')

  await page.getByRole('button', { name: 'Bo Sample' }).press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('3 February 1990')
  await dialog.getByLabel('Start number').fill('200')
  await dialog.getByRole('button', { name: 'Set the number' }).press('Enter')
  await expect(dialog.getByRole('status').first()).toHaveText('Saved.')
  await dialog.getByLabel('Start number').fill('10')
  await dialog.getByRole('button', { name: 'Set the number' }).press('Enter')
  await expect(dialog.getByRole('status').first()).toHaveText('Another person has this number.')
  await dialog.getByRole('button', { name: 'Swap both numbers' }).press('Enter')
  await expect(dialog.getByRole('status').first()).toHaveText('Saved.')
  await dialog.getByLabel('Note').fill('Handbike')
  await dialog.getByRole('button', { name: 'Save the note' }).press('Enter')
  await expect(rows.filter({ hasText: 'Bo Sample' })).toContainText('Handbike')
  expect(await axeFindings(page, wcagIn('en'))).toEqual([])

  await dialog.getByText('Give up the place and pay back').press('Enter')
  await dialog.getByRole('button', { name: /^Pay back/u }).press('Enter')
  await expect(dialog.getByRole('status').first()).toContainText('The place is given up.')
  await page.keyboard.press('Escape')
  await expect(rows.filter({ hasText: 'Bo Sample' })).toContainText('Paid back')

  await page.getByLabel('Name, email, start number or order number').fill('cy@example')
  await page.keyboard.press('Enter')
  await expect(rows).toHaveCount(1)
  await expect(page).toHaveURL(/text=cy/u)
  await page.goBack()
  await expect(rows).toHaveCount(3)
  expect(await axeFindings(page, wcagIn('en'))).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await axeFindings(page, { rules: colourRules })).toEqual([])
  expect(messages).toEqual([])
})
