import { useEffect, type ReactNode } from 'react'
import type { ProfileView } from '../../../model/schemas/profile.ts'
import { m } from '../../../paraglide/messages.js'
import { useAccount } from './account.ts'
import { Awaited } from './awaited.tsx'
import { signIn } from './send-own.ts'

interface OwnPageProps {
  title: string
  /** What stands in the page's place before the profile is here, as high as it. */
  skeleton: ReactNode
  /** The page itself says what comes after the session: the frame need not lead away from it. */
  isLeaving?: boolean
  children: (profile: ProfileView) => ReactNode
}

/** A page that only a member sees. The server writes it for nobody; its content comes with the profile. */
export function OwnPage({ title, skeleton, isLeaving = false, children }: OwnPageProps) {
  const { account, need, renew } = useAccount()
  useEffect(need, [need])
  useEffect(() => {
    if (account.state === 'anonymous') signIn()
  }, [account.state])
  return (
    <div
      data-hydrate="now"
      // The frame leads away from what only a member may see, once nobody is signed in.
      data-members-only={account.state === 'here' && !isLeaving ? '' : undefined}
    >
      <h1 className="area-h">{title}</h1>
      <noscript>
        <p>{m.profile_no_script()}</p>
      </noscript>
      <Awaited answer={account} skeleton={skeleton} onRetry={renew}>
        {children}
      </Awaited>
    </div>
  )
}
