import { api } from '../../../api/index.ts'
import { useCallback, useEffect, useState } from 'react'
import { addressToken } from '../../../browser/address-token.ts'
import { showSnackbar } from '../../../browser/snackbar.ts'
import { failureText } from '../../../i18n/field-texts.ts'
import { invitationsView, type InvitationsView } from '../../../model/schemas/organiser/people.ts'
import { m } from '../../../paraglide/messages.js'
import { Card } from '../../member-area/card.tsx'
import { fetchAccountData } from '../../member-area/fetch-account-data.ts'
import { accountResult } from '../../member-area/send-account-request.ts'

interface Offer {
  /** Name of the organisation; null for that of the link, which the email names. */
  name: string | null
  accept: { confirmation_token: string } | { invitation: number }
}

const badRequest = 400

/** The invitation of the opened link first, then those to the member's address. */
function offersOf(token: string | null, invitations: InvitationsView['invitations']): Offer[] {
  if (token !== null) return [{ name: null, accept: { confirmation_token: token } }]
  return invitations.map(({ id, organisation }) => ({
    name: organisation,
    accept: { invitation: id },
  }))
}

/** Open invitations, each with the button that accepts it. @param onJoined called once the member belongs to an organisation */
export function Invitations({ onJoined }: { onJoined: () => void }) {
  const [offers, setOffers] = useState<readonly Offer[]>([])
  const [otherAddress, setOtherAddress] = useState<string | null>(null)
  const load = useCallback(async (token: string | null) => {
    const loaded = await fetchAccountData(api.profile.invitations.$get(), invitationsView)
    if (loaded.state === 'loaded') setOffers(offersOf(token, loaded.value.invitations))
  }, [])
  useEffect(() => void load(addressToken()), [load])
  const accept = async (offer: Offer) => {
    const sent = await accountResult(api.profile.invitations.$post({ json: offer.accept }))
    await load(null)
    if (sent.ok) {
      showSnackbar('ok', m.profile_saved())
      onJoined()
      return
    }
    if (sent.code === 'token-other-account') {
      setOtherAddress(sent.field ?? '')
      return
    }
    const isOver = sent.status === badRequest
    showSnackbar('bad', isOver ? m.invitation_over() : failureText(sent.status))
  }
  return (
    <>
      {otherAddress === null ? null : (
        <Card id="invitation-other" title={m.invitation_title()}>
          <p role="alert">{m.invitation_other_account({ email: otherAddress })}</p>
        </Card>
      )}
      {offers.map((offer) => (
        <Card key={offer.name ?? ''} id="invitation" title={offer.name ?? m.invitation_title()}>
          <p>{m.invitation_text()}</p>
          <p>
            <button type="button" className="btn btn-flare" onClick={() => void accept(offer)}>
              {m.invitation_accept()}
            </button>
          </p>
        </Card>
      ))}
    </>
  )
}
