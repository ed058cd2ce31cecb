import { useEffect, useRef } from 'react'
import * as v from 'valibot'
import { deletionFields } from '../../../model/schemas/profile-fields.ts'
import {
  deletionView,
  type DeletionView,
  type ProfileView,
} from '../../../model/schemas/profile.ts'
import { m } from '../../../paraglide/messages.js'
import { getLocale } from '../../../paraglide/runtime.js'
import { BusyButton } from '../../../ui/busy-button.tsx'
import { Form } from '../../../ui/form.tsx'
import { PasswordField } from '../../../ui/password-field.tsx'
import { useForm } from '../../../ui/use-form.ts'
import { AccountName } from './account-name.tsx'
import { refusalOf } from './proof.ts'
import { sendOwn } from './send-own.ts'

interface DeletionFormProps {
  profile: ProfileView
  onKeep: () => void
  onDeleted: (deletion: DeletionView) => void
}

/** The last word on deleting the account: the password, and a button that says when. */
export function DeletionForm({ profile, onKeep, onDeleted }: DeletionFormProps) {
  const element = useRef<HTMLFormElement>(null)
  useEffect(() => element.current?.querySelector<HTMLElement>('input[name], button')?.focus(), [])
  const { form, field, isBusy } = useForm({
    schema: deletionFields,
    labels: { password: m.profile_password_current() },
    prefix: 'deletion-',
    send: async (fields) => {
      const sent = await sendOwn('POST', `/api/profile/deletion?locale=${getLocale()}`, fields)
      if (!sent.ok) return refusalOf(sent)
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
        if (key === 'Escape') onKeep()
      }}
    >
      <AccountName username={profile.username} />
      {profile.hasPassword ? (
        <PasswordField
          {...field('password')}
          help={m.profile_delete_confirm()}
          autoComplete="current-password"
        />
      ) : null}
      <div className="rowx">
        <BusyButton className="btn btn-bad" busy={isBusy}>
          {m.profile_delete_final()}
        </BusyButton>
        <button className="btn btn-quiet" type="button" onClick={onKeep}>
          {m.profile_delete_keep()}
        </button>
      </div>
    </Form>
  )
}
