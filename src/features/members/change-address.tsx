import { useRef } from 'react'
import { keepSignUp, type SignUp } from '../../browser/sign-up.ts'
import { errorText } from '../../i18n/field-texts.ts'
import { addressFields } from '../../model/schemas/members.ts'
import { m } from '../../paraglide/messages.js'
import { send } from '../../send.ts'
import { BusyButton } from '../../ui/busy-button.tsx'
import { Field } from '../../ui/field.tsx'
import { FormErrors } from '../../ui/form-errors.tsx'
import { useForm } from '../../ui/use-form.ts'

interface ChangeAddressProps {
  pending: string
  onChanged: (signUp: SignUp) => void
}

/** For an address with a slip in it: the mail goes to another one, and the first link no longer works. */
export function ChangeAddress({ pending, onChanged }: ChangeAddressProps) {
  const box = useRef<HTMLDetailsElement>(null)
  const { form, errors, summary, failure, attempt, isBusy } = useForm({
    schema: addressFields,
    send: async ({ email }) => {
      const sent = await send('POST', '/api/members/registration/address', { pending, email })
      if (!sent.ok)
        return sent.code.startsWith('token-') ? { ...sent, text: m.registration_again_old() } : sent
      const signUp = { email, pending }
      keepSignUp(signUp)
      if (box.current !== null) box.current.open = false
      onChanged(signUp)
      return null
    },
  })
  return (
    <details className="change" ref={box}>
      <summary className="link">{m.registration_change()}</summary>
      <form className="form" {...form}>
        <FormErrors
          errors={summary}
          labels={{ email: m.registration_change_label() }}
          failure={failure}
          attempt={attempt}
        />
        <Field
          id="email"
          name="email"
          type="email"
          label={m.registration_change_label()}
          error={errorText(errors, 'email')}
          autoComplete="email"
        />
        <BusyButton busy={isBusy} className="btn">
          {m.registration_change_send()}
        </BusyButton>
      </form>
    </details>
  )
}
