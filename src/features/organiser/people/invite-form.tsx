import { invitationFields, type PeopleView } from '../../../model/schemas/organiser/people.ts'
import { m } from '../../../paraglide/messages.js'
import { BusyButton } from '../../../ui/forms/busy-button.tsx'
import { Field, FieldFrame } from '../../../ui/forms/field.tsx'
import { Form } from '../../../ui/forms/form.tsx'
import { useForm } from '../../../ui/forms/use-form.ts'
import type { People } from './use-people.ts'

interface InviteFormProps {
  organisation: PeopleView['organisations'][number]
  invite: People['invite']
}

/** Invites an address to an organisation. The form is new after each invitation. */
export function InviteForm({ organisation, invite }: InviteFormProps) {
  const { form, field, isBusy } = useForm({
    schema: invitationFields,
    labels: { email: m.newsletter_label(), role: m.people_role() },
    prefix: `invite-${organisation.permalink}-`,
    send: invite,
  })
  return (
    <Form {...form} className="form invite">
      <input type="hidden" name="organisation" value={organisation.permalink} />
      <Field {...field('email')} type="email" autoComplete="off" />
      <FieldFrame {...field('role')} help={m.people_role_help()}>
        {(attributes) => (
          <select className="sel" defaultValue="editor" {...attributes}>
            <option value="editor">{m.people_editor()}</option>
            <option value="owner">{m.people_owner()}</option>
          </select>
        )}
      </FieldFrame>
      <div>
        <BusyButton busy={isBusy} className="btn">
          {m.people_invite()}
        </BusyButton>
      </div>
    </Form>
  )
}
