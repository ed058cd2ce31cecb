import { expect, test } from '@playwright/test'
import '../../src/i18n/all-words.ts'
import { localPath } from '../../src/i18n/paths.ts'
import { newEventOwner } from '../support/event-owner.ts'
import { inTurn } from '../support/matrix.ts'
import { axeFindings, colourRules, wcagIn } from './axe.ts'
import { addSession } from './member-session.ts'
import { accountPaths, hydrate, unusedFont, watch } from './pages.ts'
import { foreignRules, sheetsOfOthers } from './sheets.ts'

const others = ['de', 'ja', 'th'] as const

/** Events of the catalogue without an organiser: the tests run side by side, each with an event of its own. */
const events = { English: 'gozo-half-marathon', 'other languages': 'rursee-marathon' } as const

for (const [languages, event] of Object.entries(events))
  test(`pages of an organiser's account in ${languages} log no message and fit a small phone; those in English have no finding of axe, and no rule of the sheets of others`, async ({
    page,
    baseURL,
  }) => {
    test.setTimeout(300_000)
    const member = await newEventOwner(baseURL ?? '', [event])
    // The browser reports the status of a draft that does not exist yet.
    await member.visitor.send('POST', `/api/organiser/events/${event}/draft`)
    await addSession(page, baseURL ?? '', member)
    const { messages } = watch(page)
    const visits = Object.entries(accountPaths(event)).flatMap(([name, path], column) =>
      (languages === 'English' ? (['en'] as const) : inTurn(others, 0, column)).map((locale) => ({
        visited: `${name}, ${locale}`,
        path: localPath(path, locale),
        locale,
      })),
    )
    for (const { visited, path, locale } of visits) {
      await page.setViewportSize({ width: 320, height: 800 })
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
      await page.goto(path)
      await hydrate(page)
      await expect(page.locator('[data-members-only]'), visited).toBeVisible()
      expect(
        messages.filter((text) => !unusedFont.test(text)),
        visited,
      ).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth), visited).toBe(320)
      if (locale !== 'en') continue
      await expect(page.locator('main .sk'), visited).toHaveCount(0)
      const sheets = await sheetsOfOthers(page, path)
      expect(sheets.length, visited).toBeGreaterThan(5)
      expect(await foreignRules(page, sheets), visited).toEqual([])
      await page.setViewportSize({ width: 1280, height: 900 })
      expect(await axeFindings(page, wcagIn(locale)), visited).toEqual([])
      await page.emulateMedia({ colorScheme: 'dark' })
      expect(await axeFindings(page, { rules: colourRules }), `${visited}, dark`).toEqual([])
    }
  })
