import { expect, test } from '@playwright/test'
import { newSignedIn } from '../support/members.ts'
import { axeFindings } from './axe.ts'
import { addSession } from './member-session.ts'

test('an event with three races is written by keyboard, survives the network and goes to a moderator', async ({
  page,
  baseURL,
}) => {
  const url = baseURL ?? ''
  const member = await newSignedIn(url, {
    role: 'organiser',
    organisation: `Lakeside ${Math.random()}`,
  })
  await addSession(page, url, member)
  let keys = 0
  const type = async (text: string) => {
    keys += text.length
    await page.keyboard.type(text)
  }
  const press = async (key: string) => {
    keys += 1
    await page.keyboard.press(key)
  }
  await page.goto('/organiser-events/new')
  await expect(page.getByRole('button', { name: 'Continue' })).toBeEnabled()
  await page.getByLabel('Event name').focus()
  await type('Lakeside Autumn Run')
  await press('Enter')
  await expect(page).toHaveURL(/draft-/u)

  const date = page.getByLabel('First day')
  await date.focus()
  await type('09192027')
  await expect(date).toHaveValue('2027-09-19')
  expect(await axeFindings(page, { within: 'main' })).toEqual([])

  await page.getByRole('link', { name: 'Races', exact: true }).focus()
  await press('Enter')
  await expect(page.getByLabel('Race name')).toBeVisible()
  await page.getByLabel('Race name').focus()
  await type('Marathon')
  await page.getByRole('combobox', { name: 'Sport', exact: true }).selectOption('run')
  await page.getByRole('textbox', { name: /^Distance/u }).focus()
  await type('42.195')
  for (const [name, distance] of [
    ['Half marathon', '21.1'],
    ['Riverside 10', '10'],
  ] as const) {
    await page.getByRole('button', { name: 'Add a race' }).focus()
    await press('Enter')
    await expect(page.getByLabel('Race name')).toBeFocused()
    await type(name)
    await page.getByRole('textbox', { name: /^Distance/u }).focus()
    await type(distance)
  }
  await expect(page.getByText(/^Saved \d/u).first()).toBeVisible()

  await page.context().setOffline(true)
  await page.getByRole('link', { name: 'Place', exact: true }).focus()
  await press('Enter')
  await page.getByLabel('Venue').fill('Boat house')
  await expect(page.getByText('Your draft is safe in this browser.').first()).toBeVisible()
  await page.context().setOffline(false)
  await page.reload()
  await expect(page.getByLabel('Venue')).toHaveValue('Boat house')
  await page.getByRole('combobox', { name: 'City' }).focus()
  await type('Lillehammer')
  await expect(page.getByRole('option').first()).toBeVisible()
  await press('Enter')
  await expect(page.getByRole('combobox', { name: 'City' })).toHaveValue(/Lillehammer/u)

  await page.getByRole('button', { name: /^Publish/u }).focus()
  await press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Publish' })
  await dialog.getByRole('button', { name: /^Publish changes/u }).click()
  await expect(dialog).toContainText('Waiting for a moderator')
  expect(keys / 5).toBeLessThan(90)
})
