import { markupOf } from '../request/cached-markup.server.ts'
import { renderedMenuCounts } from '../request/rendering-context.server.ts'
import { AccountMenu } from './account-menu.server.tsx'
import { ConsentBanner } from './consent-banner.server.tsx'
import { FooterLinks } from './footer-links.server.tsx'
import { HeartForm } from './heart-form.server.tsx'
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

/** Markup of the parts of the frame that only the server renders. */
export const frameMarkup = () => ({
  start: markupOf('frame-start', () => (
    <>
      <SkipLink />
      <ConsentBanner />
      <Strip />
      <HeartForm />
    </>
  )),
  menu: markupOf(`frame-menu ${menuNumbers()}`, () => <MainMenu />),
  account: markupOf('frame-account', () => (
    <>
      <SavedLink />
      <AccountMenu />
    </>
  )),
  end: markupOf('frame-end', () => <FooterLinks />),
})
