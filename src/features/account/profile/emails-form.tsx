import * as v from 'valibot'
import { newsKindLabel } from '../../../i18n/news-kind-label.ts'
import { alertKinds, newsSwitches } from '../../../model/event/event-news.ts'
import type { ProfileView } from '../../../model/schemas/account/profile.ts'
import { m } from '../../../paraglide/messages.js'
import { getLocale } from '../../../paraglide/runtime.js'
import { BusyButton } from '../../../ui/forms/busy-button.tsx'
import { Form } from '../../../ui/forms/form.tsx'
import { useForm } from '../../../ui/forms/use-form.ts'
import { Card } from '../../member-area/card.tsx'
import { saveProfile } from '../../member-area/save-profile.ts'
import { useUnsavedChanges } from '../../member-area/unsaved-changes.ts'

const emailFields = v.strictObject({
  cancelled: v.boolean(),
  moved: v.boolean(),
  confirmed: v.boolean(),
  opens: v.boolean(),
  closes: v.boolean(),
  price: v.boolean(),
  article: v.boolean(),
  answers: v.boolean(),
  challenges: v.boolean(),
  inbox: v.boolean(),
  startList: v.boolean(),
})

interface EmailsFormProps {
  profile: ProfileView
  onSaved: (profile: ProfileView) => void
}

/** Emails about saved events, by kind of news, about answers to reviews and challenges, for people of organisations, and the newsletter. */
export function EmailsForm({ profile, onSaved }: EmailsFormProps) {
  const [element, markSaved] = useUnsavedChanges()
  const represents = profile.organizations.length > 0
  const { form, isBusy } = useForm({
    schema: emailFields,
    labels: {},
    send: async ({ startList, ...chosen }) => {
      // A member without an organisation has no such choice, and keeps the stored one.
      const wanted = represents ? chosen : { ...chosen, inbox: profile.alerts.includes('inbox') }
      const alerts = alertKinds.filter((kind) => wanted[kind])
      const refusal = await saveProfile({ alerts, startList }, onSaved)
      if (refusal === null) markSaved()
      return refusal
    },
  })
  const checkbox = (
    name: keyof v.InferOutput<typeof emailFields>,
    isOn: boolean,
    label: string,
  ) => (
    <label key={name} className="ck">
      <input type="checkbox" name={name} defaultChecked={isOn} />
      <span>{label}</span>
    </label>
  )
  return (
    <Card id="emails" title={m.emails_title()}>
      <Form {...form} ref={element}>
        <fieldset className="part">
          <legend>{m.emails_alerts()}</legend>
          <p className="help">{m.emails_note()}</p>
          {newsSwitches.map((kind) =>
            checkbox(kind, profile.alerts.includes(kind), newsKindLabel(kind, getLocale())),
          )}
        </fieldset>
        {checkbox('answers', profile.alerts.includes('answers'), m.emails_answers())}
        {checkbox('challenges', profile.alerts.includes('challenges'), m.emails_challenges())}
        {represents && checkbox('inbox', profile.alerts.includes('inbox'), m.emails_inbox())}
        {checkbox('startList', profile.startList, m.newsletter_heading())}
        <div>
          <BusyButton busy={isBusy}>{m.profile_save()}</BusyButton>
        </div>
      </Form>
    </Card>
  )
}
