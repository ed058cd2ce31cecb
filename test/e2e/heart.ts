import { expect, type Locator, type Page } from '@playwright/test'
import { openServed } from './pages.ts'

export const pressed = async (heart: Locator, is: boolean): Promise<void> =>
  await expect(heart).toHaveAttribute('aria-pressed', String(is))

/** Presses the heart on an event's page. */
export async function save(page: Page, permalink: string): Promise<void> {
  await openServed(page, `/event/${permalink}`)
  const heart = page.locator('.ev-act [data-save]')
  await heart.click()
  await pressed(heart, true)
}
