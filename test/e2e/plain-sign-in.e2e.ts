import { expect, test } from '@playwright/test'
import { newMember } from '../support/members.ts'

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('without scripts a heart leads through signing in and back, the list is served, and a button logs out', async ({
    page,
    baseURL,
  }) => {
    const { username, password } = await newMember(baseURL ?? '')
    await page.goto('/event/berlin-marathon')
    await page.locator('.ev-act [data-save]').click()
    await expect(page).toHaveURL('/members/signin?next=%2Fevent%2Fberlin-marathon')
    const form = page.locator('main form')
    const logIn = async (secret: string) => {
      await form.getByLabel('Email, username or organisation').fill(username)
      await form.locator('input[name=password]').fill(secret)
      await form.getByRole('button', { name: 'Log in' }).click()
    }
    await logIn('Wrong-1-Wrong')
    await expect(page).toHaveURL(
      '/members/signin?next=%2Fevent%2Fberlin-marathon&error=credentials',
    )
    await expect(page.locator('main .notice')).toContainText('do not match')
    await logIn(password)
    await expect(page).toHaveURL('/event/berlin-marathon')
    await page.locator('.ev-act [data-save]').click()
    await expect(page).toHaveURL(/view=month&month=2027-09&outcome=added#berlin-marathon$/u)
    const heart = page.getByRole('button', { name: 'Save Berlin Marathon' })
    await expect(heart).toHaveAttribute('aria-pressed', 'true')

    await page.goto('/profile/saved-events')
    const main = page.locator('main')
    await expect(main.locator('[data-list=saved] article')).toHaveCount(1)
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    await expect(main).not.toContainText('in this browser only')
    await expect(main.locator('.skel')).toHaveCount(0)
    await heart.click()
    await expect(main.locator('[data-list=saved] article')).toHaveCount(0)

    await main.getByRole('button', { name: 'Log out' }).click()
    await expect(page).toHaveURL('/')
    await page.goto('/profile/saved-events')
    await expect(main.getByRole('button', { name: 'Log out' })).toHaveCount(0)
  })
})
