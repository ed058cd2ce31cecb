import { api } from '../../../api/index.ts'
import { useEffect, useState } from 'react'
import { showSnackbar } from '../../../browser/snackbar.ts'
import { claimMaximumCharacters } from '../../../model/values/limits.ts'
import {
  claimAnswerFormFields,
  disputesView,
  type DisputesView,
} from '../../../model/schemas/account/claims.ts'
import { m } from '../../../paraglide/messages.js'
import { getLocale } from '../../../paraglide/runtime.js'
import { BusyButton } from '../../../ui/forms/busy-button.tsx'
import { FieldFrame } from '../../../ui/forms/field.tsx'
import { Form } from '../../../ui/forms/form.tsx'
import { useForm } from '../../../ui/forms/use-form.ts'
import { LongText } from '../../../ui/forms/long-text.tsx'
import { Card } from '../../member-area/card.tsx'
import { fetchAccountData } from '../../member-area/fetch-account-data.ts'
import { accountResult } from '../../member-area/send-account-request.ts'

const { claims } = api.organiser

type Dispute = DisputesView['disputes'][number]

/** A claim of another member, with the answer of this owner. */
function DisputeCard({ dispute }: { dispute: Dispute }) {
  const { id, name, answer, sentOn } = dispute
  const { form, field, isBusy } = useForm({
    schema: claimAnswerFormFields,
    labels: { text: m.dispute_answer() },
    prefix: `claim-${id}-`,
    send: async ({ text }) => {
      const request = claims.$post({ query: { locale: getLocale() }, json: { claim: id, text } })
      const sent = await accountResult(request)
      if (!sent.ok) return sent
      showSnackbar('ok', m.profile_saved())
      return null
    },
  })
  return (
    <Card id={`claim-${id}`} title={name}>
      <p>
        <b>{m.dispute_title()}</b> <span className="s muted">{sentOn}</span>
      </p>
      <p>{m.dispute_text()}</p>
      <Form {...form}>
        <FieldFrame {...field('text')}>
          {(attributes) => (
            <LongText
              rows={3}
              maxLength={claimMaximumCharacters}
              defaultValue={answer ?? ''}
              required
              dir="auto"
              {...attributes}
            />
          )}
        </FieldFrame>
        <div>
          <BusyButton busy={isBusy} className="btn">
            {m.dispute_send()}
          </BusyButton>
        </div>
      </Form>
    </Card>
  )
}

/** Claims by others of events of the member's organisations, while they wait for a moderator. */
export function Disputes() {
  const [disputes, setDisputes] = useState<readonly Dispute[]>([])
  useEffect(() => {
    const load = async () => {
      const loaded = await fetchAccountData(
        claims.$get({ query: { locale: getLocale() } }),
        disputesView,
      )
      if (loaded.state === 'loaded') setDisputes(loaded.value.disputes)
    }
    void load()
  }, [])
  return disputes.map((dispute) => <DisputeCard key={dispute.id} dispute={dispute} />)
}
