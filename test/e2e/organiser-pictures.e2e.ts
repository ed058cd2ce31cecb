import { expect, test } from '@playwright/test'
import { newSignedIn } from '../support/members.ts'
import { pngOf } from '../support/pictures.ts'
import { axeFindings } from './axe.ts'
import { addSession } from './member-session.ts'
import { open } from './pages.ts'

const file = (width: number, height: number) => ({
  name: 'a.png',
  mimeType: 'image/png',
  buffer: pngOf({ width, height }),
})

test('an owner gives the public page a logo and a cover, moves its focal point, and takes a removal back', async ({
  page,
  baseURL,
}) => {
  const owner = await newSignedIn(baseURL ?? '', {
    role: 'organiser',
    organisation: `Wachau ${Date.now()}`,
  })
  await addSession(page, baseURL ?? '', owner)
  await open(page, '/profile/organiser')
  const logo = page.getByRole('group', { name: 'Logo' })
  const cover = page.getByRole('group', { name: 'Cover' })
  await logo.getByLabel('Choose a picture').setInputFiles(file(320, 160))
  await expect(logo.locator('img')).toHaveJSProperty('naturalWidth', 320)
  await cover.getByLabel('Choose a picture').setInputFiles(file(1600, 900))
  await expect(cover.locator('img')).toHaveJSProperty('naturalWidth', 768)
  const point = cover.getByRole('button', { name: /^Focal point/u })
  const saved = page.waitForResponse((response) => response.request().method() === 'PATCH')
  await point.focus()
  await page.keyboard.press('Shift+ArrowUp')
  await saved
  await expect(point).toHaveAccessibleName('Focal point: 50%, 40%')
  expect(await axeFindings(page, { within: 'main' })).toEqual([])

  await logo.getByRole('button', { name: 'Remove the picture' }).click()
  await expect(logo.locator('img')).toHaveCount(0)
  await page.locator('.snacks').getByRole('button', { name: 'Undo' }).click()
  await expect(logo.locator('img')).toHaveCount(1)

  const { text } = await owner.visitor.request('GET', '/api/profile/organisation')
  const permalink = /"permalink":"([^"]+)"/u.exec(text)?.[1] ?? ''
  await open(page, `/organiser/${permalink}`)
  await expect(page.locator('img.org-lg')).toHaveJSProperty('complete', true)
  await expect(page.locator('.org-c img')).toHaveClass('ph fx-5 fy-4')
  expect(await axeFindings(page, { within: 'main' })).toEqual([])
  const data = await page.locator('script[type="application/ld+json"]').allTextContents()
  expect(data.join()).toMatch(/"logo":"[^"]+\/assets\/[^"]+".*"image":"[^"]+\/assets\//u)
})
