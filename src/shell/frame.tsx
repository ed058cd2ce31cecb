import { useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ServerMarkup } from '../ui/server-markup.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { servedFrame } from './served-frame.ts'
import { SettingPanels } from './setting-panels.tsx'
import { SignInOpener } from './sign-in-opener.tsx'
import { useClientNavigation } from './use-client-navigation.ts'

/** Frame around every page. All links are plain; one listener turns them into client navigation. */
export function Frame({ children }: { children: ReactNode }) {
  useClientNavigation()
  const { start, menu, account, end } = servedFrame(useRouter())
  return (
    <>
      <ServerMarkup id="frame-start" content={start} />
      <Header menu={menu} account={account} />
      <SettingPanels />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer links={end} />
      <SignInOpener />
    </>
  )
}
