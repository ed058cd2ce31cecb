import { m } from '../../../paraglide/messages.js'
import { Steps } from '../../../ui/forms/steps.tsx'

const steps = [m.registration_step_role, m.registration_step_details, m.registration_step_mail]

/** Progress of the registration. @param current step, counted from 1 */
export function RegistrationSteps({ current }: { current: 1 | 2 | 3 }) {
  return (
    <Steps label={m.registration_steps()} names={steps.map((name) => name())} current={current} />
  )
}
