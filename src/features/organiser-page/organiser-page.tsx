import type { OrganiserView } from '../../model/views.ts'
import { Icon } from '../../ui/icon.tsx'
import { Contact } from './contact.tsx'
import { OrganiserPart } from './organiser-part.tsx'

interface OrganiserPageProps {
  organiser: OrganiserView
  /** Outcome of a form that was sent without scripts, from the query. */
  outcome: string | undefined
}

/** Public page of an organiser: its races drawn, next starts, past editions, and what is known of it. */
export function OrganiserPage({ organiser, outcome }: OrganiserPageProps) {
  const { contact } = organiser
  return (
    <>
      <OrganiserPart part="cover" organiser={organiser} />
      <div className="wrap">
        {outcome === 'followed' ? (
          <p className="notice n-ok" role="status">
            <Icon name="check" />
            <span>{organiser.follow.on}</span>
          </p>
        ) : null}
        <OrganiserPart part="header" organiser={organiser} />
        <div className="org-cols">
          <div>
            <OrganiserPart part="lists" organiser={organiser} />
            {contact === null ? null : (
              <Contact organiser={organiser} contact={contact} outcome={outcome} />
            )}
          </div>
          <OrganiserPart part="aside" organiser={organiser} />
        </div>
      </div>
    </>
  )
}
