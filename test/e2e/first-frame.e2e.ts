import { expect, test, type Page } from '@playwright/test'
import { openServed } from './pages.ts'

/** The first frame of panels on a phone: it has what is in sight, and the rest follows. */

test.use({ viewport: { width: 390, height: 800 } })

/** Stops animations of the name `later` at their start once a panel opens. */
async function holdLater(page: Page): Promise<void> {
  await page.evaluate(() => {
    const hold = () => {
      for (const each of document.getAnimations()) {
        if (!(each instanceof CSSAnimation) || each.animationName !== 'later') continue
        each.pause()
        each.currentTime = 0
      }
    }
    document.addEventListener('beforetoggle', () => requestAnimationFrame(hold), true)
  })
}

async function finishLater(page: Page): Promise<void> {
  await page.evaluate(() => document.getAnimations().forEach((each) => each.finish()))
}

test('the first frame of the filters has the orders, and the sections below follow', async ({
  page,
}) => {
  await openServed(page, '/calendar')
  await holdLater(page)
  await page.locator('.pill > button').click()
  await expect(page.locator('.rail .fopt.one').first()).toBeVisible()
  const below = [page.locator('.fopt.has-i').first(), page.locator('.rail-f [name="text"]')]
  for (const part of below) await expect(part).toBeHidden()
  await finishLater(page)
  for (const part of below) await expect(part).toBeVisible()
})

test('the first frame of the drawer has its head with the focus, and its entries follow', async ({
  page,
}) => {
  await openServed(page, '/')
  await holdLater(page)
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  const drawer = page.locator('#drawer')
  await expect(drawer.getByRole('button', { name: 'Close menu' }).first()).toBeFocused()
  const entries = [
    drawer.locator('.mbig').last(),
    drawer.locator('.msets .mrow').first(),
    drawer.locator('.sh-f > :first-child'),
  ]
  for (const entry of entries) await expect(entry).toBeHidden()
  await finishLater(page)
  for (const entry of entries) await expect(entry).toBeVisible()
})
