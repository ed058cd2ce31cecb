import { m } from '../../../paraglide/messages.js'

const steps = [m.registration_step_role, m.registration_step_details, m.registration_step_mail]

/** Progress of the registration. @param current step, counted from 1 */
export function RegistrationSteps({ current }: { current: 1 | 2 | 3 }) {
  return (
    <ol className="steps" aria-label={m.registration_steps()}>
      {steps.map((name, i) => (
        <li key={name()} aria-current={i + 1 === current ? 'step' : undefined}>
          <b>{i + 1}</b>
          <span>{name()}</span>
        </li>
      ))}
    </ol>
  )
}
