import { expect, test, type Locator, type Page } from '@playwright/test'
import '../../src/i18n/all-words.ts'
import { pathOf } from '../../src/i18n/paths.ts'
import { localeTable, type Locale } from '../../src/model/locales.ts'
import { isFullMatrix } from '../support/matrix.ts'
import { axeFindings, wcagIn } from './axe.ts'
import { goodPassword, newNames, tokenIn, waitForMail } from '../support/members.ts'

/** Expects no axe finding in the page's content at this step; other tests cover the frame around it. */
async function expectAccessible(page: Page, step: string, locale: Locale): Promise<void> {
  expect(await axeFindings(page, { within: 'main', ...wcagIn(locale) }), step).toEqual([])
}

/** Presses Tab until the element has the focus; the skip link leads past the menus. */
async function tabTo(page: Page, wanted: Locator, key = 'Tab'): Promise<void> {
  await expect(wanted).toBeVisible()
  for (let i = 0; i < 90; i += 1) {
    await page.keyboard.press(key)
    const found = await wanted.evaluate((element) => {
      const { activeElement } = document
      if (element === activeElement) return 'wanted'
      const skips = activeElement?.matches('.skip') === true
      return skips && element.closest('main') !== null ? 'skip' : 'other'
    })
    if (found === 'wanted') return
    if (found === 'skip') await page.keyboard.press('Enter')
  }
  throw new Error(`The Tab key does not lead to ${String(wanted)}.`)
}

async function press(page: Page, wanted: Locator, key?: string): Promise<void> {
  await tabTo(page, wanted, key)
  await page.keyboard.press('Enter')
}

async function type(page: Page, name: string, text: string): Promise<void> {
  const field = page.locator(`main input[name=${name}]`)
  await tabTo(page, field)
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(text)
}

const taken = async (page: Page) =>
  await page.locator('html[data-taken]').waitFor({ state: 'attached' })

/** The form of another language differs in its words and addresses alone, which other tests visit. */
const toured: readonly Locale[] = isFullMatrix ? ['en', 'de', 'ja'] : ['en']

for (const locale of toured) {
  test(`in ${localeTable[locale].english} an account is registered, confirmed, logged in, read and logged out with the keyboard alone`, async ({
    page,
    baseURL,
  }) => {
    test.setTimeout(180_000)
    const at = (target: Parameters<typeof pathOf>[0]) => pathOf(target, locale)
    const { username, email } = newNames()
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(at({ to: 'members', page: 'registration' }))
    await taken(page)
    await expectAccessible(page, 'the choice of a role', locale)
    const athlete = at({ to: 'members', page: 'registration/athlete' })
    await press(page, page.locator(`main a[href="${athlete}"]`).first())
    await expect(page).toHaveURL(athlete)

    await type(page, 'firstname', 'Ines')
    await type(page, 'lastname', 'Duarte')
    await type(page, 'username', username)
    await type(page, 'email', email)
    await type(page, 'password', goodPassword)
    await type(page, 'password_confirm', goodPassword)
    await tabTo(page, page.locator('main input[name=toc_accepted]'))
    await page.keyboard.press('Space')
    await expectAccessible(page, 'the form of registration, filled in', locale)
    await press(page, page.locator('main button[type=submit]'))
    await expect(page).toHaveURL(at({ to: 'members', page: 'registration/success' }))
    await expectAccessible(page, 'after registration', locale)

    const token = tokenIn(await waitForMail(baseURL ?? '', email))
    const confirmation = at({ to: 'members', page: 'confirmation' })
    await page.goto(`${confirmation}?confirmation_token=${token}`)
    await taken(page)
    await press(page, page.locator('main .btn-flare'))
    const signIn = at({ to: 'members', page: 'signin' })
    const onwards = page.locator(`main a[href^="${signIn}"]`)
    await expect(onwards).toBeVisible()
    await expectAccessible(page, 'the confirmed account', locale)
    await press(page, onwards)

    await type(page, 'identifier', email)
    await expectAccessible(page, 'the page to log in', locale)
    await type(page, 'password', goodPassword)
    await page.keyboard.press('Enter')
    await expect(page.locator('html')).toHaveAttribute('data-member', 'athlete')

    const edit = at({ to: 'profile', page: 'edit' })
    await expect(page).not.toHaveURL(new RegExp(signIn, 'u'))
    if (new URL(page.url()).pathname !== encodeURI(decodeURI(edit))) {
      await press(page, page.locator('.acct summary'))
      await press(page, page.locator(`.acct a[href="${edit}"]`))
    }
    await expect(page.locator('.person')).toContainText('Ines Duarte')
    await expectAccessible(page, 'the profile', locale)
    for (const section of ['security', 'preferences', 'data']) {
      await press(page, page.locator(`.tabs a[href="#${section}"]`))
      await expect(page.locator(`.tabs a[href="#${section}"]`)).toHaveAttribute(
        'aria-current',
        'true',
      )
      await expect(page.locator('.area-page .sk')).toHaveCount(0)
      await expectAccessible(page, `the profile, ${section}`, locale)
    }

    await press(page, page.locator('.acct summary'), 'Shift+Tab')
    await press(page, page.locator('.acct [data-sign-out]'))
    await expect(page.locator('html')).not.toHaveAttribute('data-member')
    await expect(page.locator('[data-members-only]'), 'nothing of the member stays').toHaveCount(0)
    await page.goto(edit)
    await expect(page).toHaveURL(new RegExp(`${signIn}\\?next=`, 'u'))
  })
}
