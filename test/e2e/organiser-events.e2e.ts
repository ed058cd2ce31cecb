import { expect, test, type Page } from '@playwright/test'
import { newEventOwner } from '../support/event-owner.ts'
import { addSession } from './member-session.ts'

/** Events of the catalogue without an organiser, whose next dates are expected. */
const events = ['flowers-sea-swim', 'vantaan-maraton']

/** Opens the list of an organiser with two events and a new draft that has no date yet. */
async function openList(page: Page, url: string, permalinks: readonly string[]): Promise<void> {
  const member = await newEventOwner(url, permalinks)
  const draft = { name: 'Lakeside Autumn Run', nameLanguage: 'en' }
  await member.visitor.send('POST', '/api/organiser/drafts', draft)
  await addSession(page, url, member)
  await page.goto('/organiser-events')
  await expect(page.getByRole('checkbox')).toHaveCount(permalinks.length + 1)
}

test('keys tick single rows and a range; acts on them name what failed and keep its tick', async ({
  page,
  baseURL,
}) => {
  await openList(page, baseURL ?? '', events)
  await expect(page.locator('.oe-head p').first()).toHaveText(/^Lakeside .* · Owner$/u)
  const boxes = page.getByRole('checkbox')
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
  await expect(outcome).toContainText('Lakeside Autumn Run')
  await expect(page.getByText('Expected date', { exact: true })).toHaveCount(0)
  const draft = page.getByRole('checkbox', { name: 'Select Lakeside Autumn Run' })
  await expect(draft).toBeChecked()
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(1)

  await draft.press('Space')
  await page.getByRole('checkbox', { name: 'Select Flowers Sea Swim' }).press('Space')
  await page.getByRole('button', { name: 'New edition' }).last().press('Enter')
  const dialog = page.getByRole('dialog', { name: 'New editions' })
  await expect(dialog.getByRole('row')).toHaveText([/Flowers Sea Swim.*June 2028/u])
  await dialog.getByRole('button', { name: 'Create drafts' }).press('Enter')
  await expect(outcome).toContainText('Drafts ready: 1')
})

test('the focus stays in the list when the bar of acts goes, also when the act removes lines', async ({
  page,
  baseURL,
}) => {
  await openList(page, baseURL ?? '', ['toyama-marathon', 'gunma-marathon', 'nagano-marathon'])
  const boxes = page.getByRole('checkbox')
  const count = await boxes.count()
  await boxes.nth(1).press('Space')
  await page.getByRole('button', { name: 'Clear' }).press('Enter')
  await expect(boxes.nth(1)).toBeFocused()
  await boxes.nth(1).press('Space')
  await page.getByRole('button', { name: 'Archive', exact: true }).press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: 'The next edition' }).check()
  await dialog.getByRole('button', { name: 'Archive' }).press('Enter')
  await expect(page.locator('.oe-outcome')).toContainText('1')
  await expect(boxes).toHaveCount(count - 1)
  await expect(boxes.nth(1)).toBeFocused()
})

test('a state and a text filter the list, and Back returns to the list before', async ({
  page,
  baseURL,
}) => {
  await openList(page, baseURL ?? '', ['zagreb21'])
  await page.getByRole('button', { name: /^Drafts/u }).click()
  await expect(page).toHaveURL(/\?state=drafts$/u)
  await expect(page.getByRole('checkbox')).toHaveCount(1)
  await page.goBack()
  await expect(page.getByRole('checkbox')).toHaveCount(2)
  await page.getByRole('searchbox', { name: 'Name of the event' }).fill('zagreb')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('checkbox')).toHaveCount(1)
})

test('after a task is done the focus is on the next one, and on the heading after the last', async ({
  page,
  baseURL,
}) => {
  // Tasks that end with one press; others are done on pages of their own.
  await page.route('**/api/organiser/events?*', async (route) => {
    const response = await route.fetch()
    const view: { tasks: { act: object | null }[] } = await response.json()
    await route.fulfill({
      response,
      json: { ...view, tasks: view.tasks.filter(({ act }) => act !== null) },
    })
  })
  await openList(page, baseURL ?? '', ['wicklow-200', 'etape-caledonia', 'dirty-reiver'])
  const tasks = page.getByRole('region', { name: 'What athletes are waiting for' })
  const names = tasks.locator('li b')
  await expect(names).toHaveCount(3)
  const [first = '', second = '', third = ''] = await names.allTextContents()
  await tasks.getByRole('button').nth(1).press('Enter')
  await expect(names).toHaveText([first, third])
  await expect(names.nth(1)).toBeFocused()
  await tasks.getByRole('button').nth(1).press('Enter')
  await expect(names).toHaveText([first])
  await expect(names).toBeFocused()
  expect(second).not.toBe('')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(tasks).toContainText('All done.')
  await expect(tasks.getByRole('heading')).toBeFocused()
})
