import type { OrganiserEventsView } from '../../../model/schemas/organiser/organiser-events.ts'

type Organisations = OrganiserEventsView['organisations']

/** The organisations of the member with the role in each. The line has its height before they are loaded. */
export function MemberOrganisations({ organisations }: { organisations: Organisations }) {
  return (
    <div className="oe-orgs s muted">
      {organisations.map(({ value, label, role }) => (
        <p key={value}>
          {label} · {role}
        </p>
      ))}
    </div>
  )
}
