import { expect, test } from '@playwright/test'
import '../../src/i18n/all-words.ts'
import { localPath } from '../../src/i18n/paths.ts'
import { newEventOwner } from '../support/event-owner.ts'
import { axeFindings, colourRules, wcagIn } from './axe.ts'
import { addSession } from './member-session.ts'
import { accountPaths, hydrate, unusedFont, watch } from './pages.ts'

/** Events of the catalogue without an organiser: the tests run side by side, each with an event of its own. */
const events = {
  en: 'gozo-half-marathon',
  de: 'rursee-marathon',
  ja: 'brocken-challenge',
  th: 'equinox-24',
} as const

for (const locale of ['en', 'de', 'ja', 'th'] as const)
  test(`pages of an organiser's account in ${locale} log no message and fit a small phone; those in English have no finding of axe`, async ({
    page,
    baseURL,
  }) => {
    test.setTimeout(120_000)
    const event = events[locale]
    const member = await newEventOwner(baseURL ?? '', [event])
    // The browser reports the status of a draft that does not exist yet.
    await member.visitor.send('POST', `/api/organiser/events/${event}/draft`)
    await addSession(page, baseURL ?? '', member)
    const { messages } = watch(page)
    for (const [name, path] of Object.entries(accountPaths(event))) {
      await page.setViewportSize({ width: 320, height: 800 })
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
      await page.goto(localPath(path, locale))
      await hydrate(page)
      await expect(page.locator('[data-members-only]'), name).toBeVisible()
      expect(
        messages.filter((text) => !unusedFont.test(text)),
        name,
      ).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth), name).toBe(320)
      if (locale !== 'en') continue
      await page.setViewportSize({ width: 1280, height: 900 })
      expect(await axeFindings(page, wcagIn(locale)), name).toEqual([])
      await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
      expect(await axeFindings(page, { rules: colourRules }), `${name}, dark`).toEqual([])
    }
  })
