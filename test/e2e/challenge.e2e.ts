import { expect, test } from '@playwright/test'
import { newSignedIn } from '../support/members.ts'
import { axeFindings } from './axe.ts'
import { addSession } from './member-session.ts'
import { open, pagePaths } from './pages.ts'

test('a member joins a challenge, adds a finished race, and takes it back; visitors are asked to log in', async ({
  page,
  baseURL,
}) => {
  await open(page, pagePaths.challenge)
  const progress = page.locator('#progress')
  await expect(progress.getByRole('img')).toHaveAccessibleName('7')
  await progress.getByRole('button', { name: 'Join' }).click()
  await expect(page).toHaveURL(/\/members\/signin\?next=%2Fchallenge%2Fseven-cities/u)

  const member = await newSignedIn(baseURL ?? '')
  await addSession(page, baseURL ?? '', member)
  // Without a move of the pointer: the part about the member is loaded with the page.
  await page.goto(pagePaths.challenge)
  await progress.getByRole('button', { name: 'Join' }).click()
  await expect(progress.getByRole('img')).toHaveAccessibleName('0 of 7')

  await progress.getByRole('button', { name: 'Add a finished race: Berlin Marathon' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a finished race' })
  const race = dialog.getByLabel('Which race?')
  const marathon = race.locator('option', { hasText: '42.2 km' }).first()
  await race.selectOption((await marathon.getAttribute('value')) ?? '')
  await dialog.getByLabel('Link to the results').fill('results.example/1')
  await dialog.getByRole('button', { name: 'Add a finished race' }).click()
  await expect(dialog.getByRole('alert').first()).toBeVisible()
  expect(await axeFindings(page, { within: 'dialog' })).toEqual([])
  await dialog.getByLabel('Link to the results').fill('https://results.example/1')
  await dialog.getByRole('button', { name: 'Add a finished race' }).click()
  await expect(progress.getByRole('img')).toHaveAccessibleName('1 of 7')
  await expect(progress.getByText('Counts', { exact: true })).toBeVisible()
  expect(await axeFindings(page, { within: 'main' })).toEqual([])

  await progress.getByRole('button', { name: 'Add a finished race', exact: true }).click()
  await dialog.getByRole('searchbox').fill('tokyo mar')
  await dialog.getByRole('button', { name: 'Search' }).click()
  await expect(dialog.getByRole('button', { name: 'Tokyo Marathon' })).toBeVisible()
  await page.keyboard.press('Escape')

  await progress.getByRole('button', { name: 'Remove: ' }).click()
  await expect(progress.getByRole('img')).toHaveAccessibleName('0 of 7')
  await progress.getByRole('button', { name: 'Leave' }).click()
  await expect(progress.getByRole('button', { name: 'Join' })).toBeVisible()
})
