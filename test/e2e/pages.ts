import type { Page } from '@playwright/test'
import { isFullMatrix } from '../support/matrix.ts'

/** English paths of every kind of page, by a name for test titles. */
export const pagePaths = {
  home: '/',
  calendar: '/calendar',
  'calendar with criteria': '/calendar/trail-running/france/2027-08',
  'calendar without a match': '/calendar/ski-jumping/marathon/monaco',
  'calendar of a week': '/calendar?from=2027-05-03&to=2027-05-09',
  'calendar near a point': '/calendar/germany?near=48.14,11.57&radius=250&sort=distance&minGain=1',
  'calendar of a past month': '/calendar/germany/2024-09',
  sale: '/sale',
  sport: '/sport/open-water-swimming',
  'sport group': '/sport/winter-sports',
  event: '/event/berlin-marathon',
  'event in its own script': '/event/tokyo-marathon',
  'past edition': '/event/berlin-marathon/2024-09-28',
  comparison: '/compare/tor-des-geants/utmb-mont-blanc',
  organiser: '/organiser/vasaloppet',
  about: '/about-us',
  partners: '/landing',
  'for organisers': '/for-organisers',
  help: '/help',
  challenges: '/challenge',
  challenge: '/challenge/seven-cities',
  cookies: '/page/cookie-policy',
  privacy: '/page/privacy-policy',
  terms: '/page/terms-of-service',
} as const

/** Pages of `pagePaths` whose elements other pages of it have too: they differ in words and numbers. */
const variants: readonly string[] = [
  'calendar',
  'calendar of a week',
  'calendar of a past month',
  'event in its own script',
  'privacy',
  'terms',
]

/** The pages of `pagePaths` that differ in their elements; with the full matrix all. */
export const distinctPages: readonly [name: string, path: string][] = Object.entries(
  pagePaths,
).filter(([name]) => isFullMatrix || !variants.includes(name))

/** English paths of pages that need the session of an organiser. @param event permalink of an own event */
export const accountPaths = (event: string) => ({
  'edit profile': '/profile/edit',
  organisation: '/profile/organiser',
  'sign-ups': '/profile/registrations',
  'own reviews': '/profile/reviews',
  'own feedback': '/profile/feedback',
  'own events': '/organiser-events',
  corrections: '/organiser-events/corrections',
  'new event': '/organiser-events/new',
  editor: `/organiser-events/${event}/races`,
  import: '/organiser-events/import',
  photos: `/organiser-events/${event}/media`,
})

export interface Watch {
  /** Console messages and errors of the page, and requests to other hosts. */
  messages: string[]
}

/** Collects the console messages of a page and its requests to other hosts. */
export function watch(page: Page): Watch {
  const messages: string[] = []
  page.on('console', (message) => messages.push(`${message.type()}: ${message.text()}`))
  page.on('pageerror', (error) => messages.push(`error: ${error.message}`))
  page.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url())
    if (protocol.startsWith('http') && hostname !== '127.0.0.1')
      messages.push(`request to ${hostname}`)
  })
  return { messages }
}

/** True if React has hydrated the page. */
export async function isHydrated(page: Page): Promise<boolean> {
  return await page.evaluate(() => 'taken' in document.documentElement.dataset)
}

/**
 * Waits in the page; if it navigates meanwhile, in the next one. Playwright's `waitForFunction` takes a twentieth more of a
 * page's time, because it loads a script of its own into the page.
 */
async function inPage(page: Page, wait: () => Promise<void>): Promise<void> {
  await page.evaluate(wait).catch(async (error: unknown) => {
    if (!/context was destroyed|Cannot find context/u.test(String(error))) throw error
    await inPage(page, wait)
  })
}

/** Waits for the rules of what opens, which pages load after the first paint. */
async function styled(page: Page): Promise<void> {
  await inPage(
    page,
    () =>
      new Promise<void>((resolve) => {
        const look = () => {
          const link = document.querySelector<HTMLLinkElement>('link[href*="/assets/opened-"]')
          if (link !== null && link.sheet !== null) resolve()
          else requestAnimationFrame(look)
        }
        look()
      }),
  )
}

/** Loads React, as a visitor's first movement does, and waits until it has hydrated the page. */
export async function hydrate(page: Page): Promise<void> {
  await inPage(
    page,
    () =>
      new Promise<void>((resolve) => {
        const move = () => {
          document.dispatchEvent(new Event('pointermove'))
          if ('taken' in document.documentElement.dataset) resolve()
          else requestAnimationFrame(move)
        }
        move()
      }),
  )
}

/** Waits until the boot script has started. Clocks that a test stops must run until then. */
export async function started(page: Page): Promise<void> {
  await styled(page)
  await inPage(
    page,
    () =>
      new Promise<void>((resolve) => {
        const look = () => {
          if ('earlyInput' in window) requestAnimationFrame(look)
          else resolve()
        }
        look()
      }),
  )
}

/** Opens a page and waits until its boot script has started. React loads at the first input. */
export async function openServed(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await started(page)
}

/**
 * Waits until nothing has arrived for half a second. Playwright's `networkidle` is for the first page of a context: of a
 * request that the page before has left it may wait for the end in vain.
 */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const wait = () => setTimeout(resolve, 500)
        let timer = wait()
        new PerformanceObserver(() => {
          clearTimeout(timer)
          timer = wait()
        }).observe({ type: 'resource' })
      }),
  )
}

/** Holds the requests for a URL pattern back until the returned function is called. */
export async function hold(page: Page, url: string): Promise<() => void> {
  let release = (): void => undefined
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(url, async (route) => {
    await held
    await route.continue()
  })
  return release
}

/** The chunk that loads React. */
export const hydrateScript = '**/assets/hydrate-*.js'

/** The `data-*` attributes of the served document. */
export async function documentData(page: Page): Promise<Record<string, string | undefined>> {
  return await page.evaluate(() => ({ ...document.documentElement.dataset }))
}

/** Waits until changes by scripts are laid out and painted. */
export async function painted(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve))
      }),
  )
}

/**
 * Takes the layout out of the pages that follow: React finds the same markup in them, in half the time. The browser then
 * reports fonts that nothing visible uses (`unusedFont`).
 */
export async function withoutLayout(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('body { display: none !important }')
    document.adoptedStyleSheets = [sheet]
  })
}

/** The browser's message on a preloaded font that no visible text uses. */
export const unusedFont = /was preloaded/u

/** Opens a page and hydrates it. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await styled(page)
  await hydrate(page)
}

/** Marks this visit as one in which a heart has already asked the visitor to sign in. */
export async function skipSignInQuestion(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const entry = { value: true, until: Number.MAX_SAFE_INTEGER }
    window.sessionStorage.setItem('startline:asked', JSON.stringify(entry))
  })
}

/** Opens and closes the panels of the frame, which have their content from then on. */
export async function buildPanels(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const panel of document.querySelectorAll<HTMLElement>('.set, .sub')) {
      panel.showPopover()
      panel.hidePopover()
    }
  })
}
