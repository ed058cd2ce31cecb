import { useCallback } from 'react'
import { api } from '../../api/index.ts'
import { resultFields } from '../../model/schemas/account/challenges.ts'
import { resultChoicesView, type ResultChoicesView } from '../../model/schemas/site/challenge.ts'
import { m } from '../../paraglide/messages.js'
import { readerQuery } from '../../request/preferences.ts'
import { BusyButton } from '../../ui/forms/busy-button.tsx'
import { Field, FieldFrame } from '../../ui/forms/field.tsx'
import { Form } from '../../ui/forms/form.tsx'
import { useForm } from '../../ui/forms/use-form.ts'
import { accountResult } from '../member-area/send-account-request.ts'
import { useAccountData } from '../member-area/use-account-data.ts'

interface ResultFormProps {
  permalink: string
  onAdded: () => void
}

/** The races of an event that a member may have finished, and the form that adds one. */
export function ResultForm({ permalink, onAdded }: ResultFormProps) {
  const request = useCallback(
    () => api.profile.results.$get({ query: { ...readerQuery(), permalink } }),
    [permalink],
  )
  const { data } = useAccountData(request, resultChoicesView)
  if (data.state === 'failed') return <p role="alert">{m.field_failed()}</p>
  if (data.state !== 'loaded') return <div aria-busy="true" />
  if (data.value.editions.length === 0) return <p role="alert">{m.challenge_not_held()}</p>
  return <Fields choices={data.value} onAdded={onAdded} />
}

function Fields({ choices, onAdded }: { choices: ResultChoicesView; onAdded: () => void }) {
  const { form, field, isBusy } = useForm({
    schema: resultFields,
    labels: {
      race: m.review_race(),
      time: m.saved_result(),
      link: m.challenge_link(),
    },
    prefix: 'result-',
    send: async (json) => {
      const sent = await accountResult(api.profile.results.$post({ json }))
      if (sent.ok) onAdded()
      else if (sent.code === 'not-held') return { ...sent, text: m.challenge_not_held() }
      return sent.ok ? null : sent
    },
  })
  return (
    <Form {...form}>
      <FieldFrame {...field('race')}>
        {(attributes) => (
          <select className="sel" defaultValue="" required {...attributes}>
            <option value="">–</option>
            {choices.editions.map(({ value, days, races }) => (
              <optgroup label={days} key={value}>
                {races.map((race) => (
                  <option value={race.value} key={race.value}>
                    {race.text}
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
        )}
      </FieldFrame>
      <Field {...field('time')} optional help={m.saved_result_help()} />
      <Field {...field('link')} optional type="url" placeholder="https://" />
      <BusyButton className="btn btn-flare" busy={isBusy}>
        {m.challenge_add()}
      </BusyButton>
    </Form>
  )
}
