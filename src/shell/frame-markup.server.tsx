import type { AnyRouter } from '@tanstack/react-router'
import { markupOf } from '../request/cached-markup.server.ts'
import { renderedMenuCounts } from '../request/rendering-context.server.ts'
import { AccountMenu } from './account-menu.server.tsx'
import { ConsentBanner } from './consent-banner.server.tsx'
import { FooterLinks } from './footer-links.server.tsx'
import { HeartForm } from './heart-form.server.tsx'
import { menuEntryOf, menuPlaceOf, type MenuEntry } from './menu-entry.ts'
import { MainMenu } from './main-menu.server.tsx'
import { SavedLink } from './saved-link.server.tsx'
import { SkipLink } from './skip-link.server.tsx'
import { Strip } from './strip.server.tsx'

/** The numbers that the menu shows, as text. */
function menuNumbers(): string {
  const counts = renderedMenuCounts()
  if (counts === null) return ''
  return [...counts.groups.values(), ...counts.sports.values()].map(({ n }) => n).join(' ')
}

/** Marks a link of the menu as the one that the page belongs to: the Line, and the state that screen readers name. */
function withEntry(markup: string, entry: MenuEntry | null): string {
  if (entry === null) return markup
  let place = -1
  return markup.replaceAll('<a class="nav-a', (link) => {
    place++
    return place === menuPlaceOf(entry) ? `<a aria-current="true"${link.slice(2)}` : link
  })
}

/** Markup of parts of the frame that only the server renders. */
export const frameMarkup = (router: AnyRouter) => ({
  start: markupOf('frame-start', () => (
    <>
      <SkipLink />
      <ConsentBanner />
      <Strip />
      <HeartForm />
    </>
  )),
  menu: withEntry(
    markupOf(`frame-menu ${menuNumbers()}`, () => <MainMenu />),
    menuEntryOf(router.state.matches),
  ),
  account: markupOf('frame-account', () => (
    <>
      <SavedLink />
      <AccountMenu />
    </>
  )),
  end: markupOf('frame-end', () => <FooterLinks />),
})
