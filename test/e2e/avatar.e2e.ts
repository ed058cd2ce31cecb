import { expect, test, type Page } from '@playwright/test'
import { newSignedIn } from '../support/members.ts'
import { pngOf } from '../support/pictures.ts'
import { axeFindings } from './axe.ts'
import { addSession } from './member-session.ts'
import { watch } from './pages.ts'

const picture = pngOf({ width: 320, height: 240 })

/** Drops a file on the field, as a mouse does. */
async function drop(page: Page, content: Buffer, type: string): Promise<void> {
  const data = await page.evaluateHandle(
    ({ bytes, kind }) => {
      const carried = new DataTransfer()
      carried.items.add(new File([Uint8Array.from(bytes)], 'a', { type: kind }))
      return carried
    },
    { bytes: [...content], kind: type },
  )
  await page.dispatchEvent('.ava', 'dragover', { dataTransfer: data })
  await expect(page.locator('.ava .help')).toHaveText('Drop the picture here')
  await page.dispatchEvent('.ava', 'drop', { dataTransfer: data })
}

test('a picture is chosen by keyboard, refused with a reason, dropped on the field, stored and removed', async ({
  page,
  baseURL,
}) => {
  const { messages } = watch(page)
  // Listen from the start: a file chooser that opens before Playwright intercepts choosers is lost.
  page.on('filechooser', (chooser) => {
    void chooser.setFiles({ name: 'x.png', mimeType: 'image/png', buffer: picture })
  })
  await addSession(page, baseURL ?? '', await newSignedIn(baseURL ?? ''))
  await page.goto('/profile/edit')
  const field = page.getByRole('group', { name: 'Profile picture' })
  await expect(field).toBeVisible()
  const shown = field.locator('img')
  await expect(shown).toHaveCount(0)
  await expect(field.locator('.ava-pic')).toHaveText('AS')

  await field.getByLabel('Choose a picture').focus()
  await page.keyboard.press('Space')
  await expect(field.getByRole('status')).toHaveText('Your new picture is in place.')
  await expect(shown).toHaveJSProperty('naturalWidth', 240)
  const first = await shown.getAttribute('src')
  expect(first).toMatch(/^\/assets\/[\w-]{22}\?width=256&quality=75&format=webp$/u)

  await drop(page, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'image/png')
  const alert = field.getByRole('alert')
  await expect(alert).toContainText('not a JPEG, PNG or WebP')
  await expect(shown).toHaveAttribute('src', first ?? '')
  await drop(page, picture.subarray(0, 900), 'image/png')
  await expect(alert).toContainText('damaged or incomplete')
  expect(await axeFindings(page, { within: '.ava' })).toEqual([])

  await drop(page, picture, 'image/png')
  await expect(field.getByRole('status')).toHaveText('Your new picture is in place.')
  await expect(alert).toBeEmpty()
  await expect(shown).not.toHaveAttribute('src', first ?? '')
  await page.reload()
  await expect(shown).toHaveJSProperty('naturalWidth', 240)

  await field.getByRole('button', { name: 'Remove the picture' }).click()
  await expect(field.getByRole('status')).toHaveText('Your picture has been removed.')
  await expect(shown).toHaveCount(0)
  await expect(field.getByLabel('Choose a picture')).toBeFocused()
  // The browser itself logs the two refusals.
  expect(messages.filter((text) => !/\b4(?:00|15)\b/u.test(text))).toEqual([])
})
