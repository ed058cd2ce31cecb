import type { ReactNode } from 'react'
import type { Menu } from '../i18n/menu.ts'
import { m } from '../paraglide/messages.js'
import { ConsentBanner } from './consent-banner.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { SignInOpener } from './sign-in-opener.tsx'
import { Strip } from './strip.tsx'
import { useClientNavigation } from './use-client-navigation.ts'

/** Frame around every page. All links are plain; one listener turns them into client navigation. */
export function Frame({ menu, children }: { menu: Menu; children: ReactNode }) {
  useClientNavigation()
  return (
    <>
      <a className="skip" href="#main">
        {m.skip_to_content()}
      </a>
      <ConsentBanner />
      <Strip />
      <Header menu={menu} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer menu={menu} />
      <SignInOpener />
    </>
  )
}
