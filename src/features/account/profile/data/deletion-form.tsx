import { useEffect, useRef } from 'react'
import * as v from 'valibot'
import { deletionFields } from '../../../../model/schemas/account/profile-fields.ts'
import {
  deletionView,
  type DeletionView,
  type ProfileView,
} from '../../../../model/schemas/account/profile.ts'
import { m } from '../../../../paraglide/messages.js'
import { getLocale } from '../../../../paraglide/runtime.js'
import { BusyButton } from '../../../../ui/forms/busy-button.tsx'
import { Form } from '../../../../ui/forms/form.tsx'

import { useForm } from '../../../../ui/forms/use-form.ts'
import { CurrentPassword } from '../security/current-password.tsx'
import { refusalWithHint } from '../security/reauthentication.ts'
import { sendAccountRequest } from '../../../member-area/send-account-request.ts'

interface DeletionFormProps {
  profile: ProfileView
  onCancel: () => void
  onDeleted: (deletion: DeletionView) => void
}

/** Confirms the deletion of the account: the password, and a button that names the delay. */
export function DeletionForm({ profile, onCancel, onDeleted }: DeletionFormProps) {
  const element = useRef<HTMLFormElement>(null)
  useEffect(() => element.current?.querySelector<HTMLElement>('input[name], button')?.focus(), [])
  const { form, field, isBusy } = useForm({
    schema: deletionFields,
    labels: { password: m.profile_password_current() },
    prefix: 'deletion-',
    send: async (fields) => {
      const sent = await sendAccountRequest(
        'POST',
        `/api/profile/deletion?locale=${getLocale()}`,
        fields,
      )
      if (!sent.ok) return refusalWithHint(sent)
      const deletion = v.safeParse(deletionView, sent.body)
      if (!deletion.success) return { status: 500 }
      onDeleted(deletion.output)
      return null
    },
  })
  return (
    <Form
      {...form}
      className="form narrow"
      ref={element}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onCancel()
      }}
    >
      <CurrentPassword {...field('password')} profile={profile} help={m.profile_delete_confirm()} />
      <div className="rowx">
        <BusyButton className="btn btn-bad" busy={isBusy}>
          {m.profile_delete_final()}
        </BusyButton>
        <button className="btn btn-quiet" type="button" onClick={onCancel}>
          {m.profile_delete_keep()}
        </button>
      </div>
    </Form>
  )
}
