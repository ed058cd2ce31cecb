import { createIsomorphicFn } from '@tanstack/react-start'
import { markupOf } from '../request/kept-markup.server.ts'
import { AccountMenu } from './account-menu.server.tsx'
import { ConsentBanner } from './consent-banner.server.tsx'
import { FooterLinks } from './footer-links.server.tsx'
import { MainMenu } from './main-menu.server.tsx'
import { SavedLink } from './saved-link.server.tsx'
import { SkipLink } from './skip-link.server.tsx'
import { Strip } from './strip.server.tsx'

/** Parts of the frame that only the server renders, because they are the same as long as a page is open. */
export const servedFrame = createIsomorphicFn()
  .server(() => ({
    start: markupOf('frame-start', () => (
      <>
        <SkipLink />
        <ConsentBanner />
        <Strip />
      </>
    )),
    menu: markupOf('frame-menu', () => <MainMenu />),
    account: markupOf('frame-account', () => (
      <>
        <SavedLink />
        <AccountMenu />
      </>
    )),
    end: markupOf('frame-end', () => <FooterLinks />),
  }))
  .client(() => ({ start: null, menu: null, account: null, end: null }))
