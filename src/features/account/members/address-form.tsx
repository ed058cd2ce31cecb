import type { ReactNode } from 'react'
import { addressFields } from '../../../model/schemas/members.ts'
import { Field } from '../../../ui/field.tsx'
import { Form } from '../../../ui/form.tsx'
import { useForm, type Refusal } from '../../../ui/use-form.ts'

interface AddressFormProps {
  label: string
  /** Sends the address; null says that it was taken. */
  send: (email: string) => Promise<Refusal | null>
  /** The button. @param isBusy whether the address is being sent */
  children: (isBusy: boolean) => ReactNode
}

/** A form of nothing but an email address. */
export function AddressForm({ label, send, children }: AddressFormProps) {
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
