import { useState } from 'react'
import { m } from '../../../paraglide/messages.js'
import { Icon } from '../../../ui/icon.tsx'
import { useLinkToken } from '../email-links/use-link-token.ts'
import { KeepAccount } from './keep-account.tsx'

/** Notice for the owner of a closed account, whose password a form proved that was sent before React had loaded. */
export function ClosedAccount() {
  const token = useLinkToken()
  const [isKept, setIsKept] = useState(false)
  return (
    <div className={isKept ? 'notice n-ok' : 'notice n-bad'} role="status">
      <Icon name={isKept ? 'check' : 'alert'} />
      <div>
        <p>{isKept ? m.confirmation_undelete_title() : m.profile_deleted_title()}</p>
        {isKept || typeof token !== 'string' ? null : (
          <KeepAccount token={token} onKept={() => setIsKept(true)} />
        )}
      </div>
    </div>
  )
}
