import { api } from '../../../../api/index.ts'
import { readBody } from '../../../../api/parsed-result.ts'
import { useEffect, useRef } from 'react'
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
import { accountResult } from '../../../member-area/send-account-request.ts'

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
      const request = api.profile.deletion.$post({ query: { locale: getLocale() }, json: fields })
      const deletion = readBody(await accountResult(request), deletionView)
      if (!deletion.ok) return refusalWithHint(deletion)
      onDeleted(deletion.body)
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
