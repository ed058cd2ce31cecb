import { useEffect, useRef, useState } from 'react'
import { api } from '../../../api/index.ts'
import { showSnackbar } from '../../../browser/snackbar.ts'
import { hasTyped } from '../../../browser/typed-values.ts'
import { savedStateTexts } from '../../../i18n/saved-state-texts.ts'
import { savedStates } from '../../../model/members/saved-states.ts'
import { planForm } from '../../../model/schemas/account/saved-events.ts'
import type { SavedRow } from '../../../model/schemas/account/saved-page.ts'
import { m } from '../../../paraglide/messages.js'
import { BusyButton } from '../../../ui/forms/busy-button.tsx'
import { Field, FieldFrame } from '../../../ui/forms/field.tsx'
import { Form } from '../../../ui/forms/form.tsx'
import { useForm } from '../../../ui/forms/use-form.ts'
import { accountResult } from '../../member-area/send-account-request.ts'

type Plan = Pick<SavedRow, 'state' | 'result'>

interface SavedPlanProps extends Plan {
  permalink: string
  /** Name of the event. */
  name: string
}

/** The member's plan for a saved event, with the time of a race that is done, and the form that changes it. */
export function SavedPlan({ permalink, name, ...saved }: SavedPlanProps) {
  const [plan, setPlan] = useState<Plan>(saved)
  const [chosen, setChosen] = useState<string>(saved.state ?? '')
  const [isOpen, setIsOpen] = useState(false)
  const summary = useRef<HTMLElement>(null)
  const prefix = `plan-${permalink}-`
  // The form that was open when the session ended is open again, with what was typed.
  useEffect(() => setIsOpen(hasTyped(`${prefix}state`)), [prefix])
  const { form, field, isBusy } = useForm({
    schema: planForm,
    labels: { state: m.saved_state({ name }), result: m.saved_result() },
    prefix,
    send: async ({ state, result }) => {
      const json = { permalink, state, result: state === 'done' ? result : '' }
      const sent = await accountResult(api.profile['saved-events'].$patch({ json }))
      if (!sent.ok) return sent
      setPlan({
        state: state === '' ? null : state,
        result: json.result === '' ? null : json.result,
      })
      setIsOpen(false)
      summary.current?.focus()
      showSnackbar('ok', m.profile_saved())
      return null
    },
  })
  return (
    <details
      className="own-fold own-plan"
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary ref={summary}>
        {plan.state === null ? m.saved_state_add() : savedStateTexts[plan.state]()}
        {plan.result === null ? null : <b className="tab"> {plan.result}</b>}
        <span className="vh"> {m.saved_state({ name })}</span>
      </summary>
      <Form {...form}>
        <FieldFrame {...field('state')}>
          {(attributes) => (
            <select
              className="sel"
              defaultValue={plan.state ?? ''}
              onChange={({ target }) => setChosen(target.value)}
              {...attributes}
            >
              <option value="">–</option>
              {savedStates.map((state) => (
                <option value={state} key={state}>
                  {savedStateTexts[state]()}
                </option>
              ))}
            </select>
          )}
        </FieldFrame>
        <div hidden={chosen !== 'done'}>
          <Field
            {...field('result')}
            help={m.saved_result_help()}
            defaultValue={plan.result ?? ''}
            autoComplete="off"
            inputMode="text"
            dir="ltr"
            optional
          />
        </div>
        <BusyButton busy={isBusy} className="btn btn-line">
          {m.profile_save()}
        </BusyButton>
      </Form>
    </details>
  )
}
