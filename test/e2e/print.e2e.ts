import { expect, test } from '@playwright/test'
import { open } from './pages.ts'

test('an event with five races is printed on one sheet of A4 or Letter', async ({ page }) => {
  await open(page, '/event/berlin-marathon')
  await expect(page.locator('.races tbody tr')).toHaveCount(5)
  for (const format of ['A4', 'Letter']) {
    const sheets = (await page.pdf({ format, preferCSSPageSize: true })).toString('latin1')
    expect(sheets.match(/\/Type\s*\/Page\b/gu), format).toHaveLength(1)
  }
})

for (const path of ['/event/utmb-mont-blanc', '/de/veranstaltung/utmb-mont-blanc'])
  test(`${path}, with eight races, is printed on one sheet with its address and no buttons`, async ({
    page,
  }) => {
    await open(page, path)
    const sheets = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1')
    expect(sheets.match(/\/Type\s*\/Page\b/gu)).toHaveLength(1)
    await page.emulateMedia({ media: 'print' })
    const code = page.locator('.qr')
    await expect(code).toBeVisible()
    expect(await code.locator('..').getAttribute('data-url')).toBe(page.url())
    await expect(page.getByRole('row')).toHaveCount(9)
    await expect(
      page.getByRole('button').or(page.locator('.btn')).locator('visible=true'),
    ).toHaveCount(0)
    await expect(page.locator('[data-list="similar"]')).toBeHidden()
  })
