import { useEffect, type ReactNode } from 'react'
import type { ProfileView } from '../../model/schemas/account/profile.ts'
import { m } from '../../paraglide/messages.js'
import { useAccount } from './account-context.ts'
import { AsyncContent } from './async-content.tsx'
import { goToSignIn } from './send-account-request.ts'

interface MemberPageProps {
  title: string
  /** Placeholder until the profile is loaded, of about the same height as the page. */
  skeleton: ReactNode
  /** The page ends the session itself and shows what follows, so src/boot/account.ts must not lead home. */
  isEndingSession?: boolean
  children: (profile: ProfileView) => ReactNode
}

/** A page for signed-in members. The server renders it without data; its content is rendered in the browser. */
export function MemberPage({
  title,
  skeleton,
  isEndingSession = false,
  children,
}: MemberPageProps) {
  const { account, ensureLoaded, reload } = useAccount()
  useEffect(ensureLoaded, [ensureLoaded])
  useEffect(() => {
    if (account.state === 'signed-out') goToSignIn()
  }, [account.state])
  return (
    <div
      data-hydrate="now"
      // With this attribute, src/boot/account.ts leads home once the member’s cookie is gone.
      data-members-only={account.state === 'loaded' && !isEndingSession ? '' : undefined}
    >
      <h1 className="area-h">{title}</h1>
      <noscript>
        <p>{m.profile_no_script()}</p>
      </noscript>
      <AsyncContent data={account} skeleton={skeleton} onRetry={reload}>
        {children}
      </AsyncContent>
    </div>
  )
}
