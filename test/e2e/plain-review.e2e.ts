import { expect, test } from '@playwright/test'
import { newSignedIn } from '../support/members.ts'
import { addSession } from './member-session.ts'

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('without scripts a star leads to the form, errors stand beside fields, and a review is sent', async ({
    page,
    baseURL,
  }) => {
    const url = baseURL ?? ''
    await addSession(page, url, await newSignedIn(url))
    await page.goto('/event/berlin-marathon')
    await page.locator('#reviews ~ * .stars-in, .wr .stars-in').getByRole('link').nth(3).click()
    await expect(page).toHaveURL('/profile/reviews?event=berlin-marathon&rating=4')
    const form = page.locator('main form')
    await expect(form.getByRole('radio', { name: /^4 of 5 stars/u })).toBeChecked()
    await form.locator('input[name=edition]').first().check()
    await form.getByRole('checkbox').check()
    await form.getByLabel('What should others know?').fill('Fast and flat.')
    await form.getByRole('button', { name: 'Send for approval' }).click()
    await expect(page.locator('main')).toContainText('Your review is waiting for approval.')

    await page.goto('/profile/reviews?event=berlin-marathon&rating=4')
    await form.locator('input[name=edition]').first().check()
    await form.getByRole('checkbox').check()
    const text = form.getByLabel('What should others know?')
    const longText = 'Fast, flat, and full of people. '.repeat(100).trim()
    await text.fill(longText)
    await form.getByRole('button', { name: 'Send for approval' }).click()
    await expect(page).toHaveURL(/outcome=edition\.known#errors$/u)
    await expect(text).toHaveValue(longText)
    await expect(form.getByRole('checkbox')).toBeChecked()
    await expect(form.getByRole('alert')).toContainText('You have already reviewed this edition.')
    await expect(form.locator('.form-errors')).toBeFocused()
    await expect(form.getByRole('radio', { name: /^4 of 5 stars/u })).toBeChecked()
  })
})
