import type { ReactNode } from 'react'
import { addressFields } from '../../../model/schemas/account/members.ts'
import { Field } from '../../../ui/forms/field.tsx'
import { Form } from '../../../ui/forms/form.tsx'
import { useForm, type Refusal } from '../../../ui/forms/use-form.ts'

interface EmailAddressFormProps {
  label: string
  /** Sends the address. @returns null on success */
  send: (email: string) => Promise<Refusal | null>
  /** Submit button. @param isBusy true while the address is being sent */
  children: (isBusy: boolean) => ReactNode
}

/** A form with an email address as its only field. */
export function EmailAddressForm({ label, send, children }: EmailAddressFormProps) {
  const { form, field, isBusy } = useForm({
    schema: addressFields,
    labels: { email: label },
    send: ({ email }) => send(email),
  })
  return (
    <Form {...form}>
      <Field {...field('email')} type="email" autoComplete="email" />
      {children(isBusy)}
    </Form>
  )
}
