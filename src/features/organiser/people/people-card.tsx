import { joined, labelled } from '../../../i18n/joins.ts'
import { roleMessages } from '../../../i18n/role-messages.ts'
import type { PeopleView } from '../../../model/schemas/organiser/people.ts'
import { m } from '../../../paraglide/messages.js'
import { getLocale } from '../../../paraglide/runtime.js'
import { Card } from '../../member-area/card.tsx'
import { InviteForm } from './invite-form.tsx'
import type { People } from './use-people.ts'

type Organisation = PeopleView['organisations'][number]

interface PeopleCardProps extends Omit<People, 'data' | 'load'> {
  organisation: Organisation
}

function Person({
  organisation: { permalink: organisation, role },
  person,
  changeRole,
  remove,
}: Pick<PeopleCardProps, 'organisation' | 'changeRole' | 'remove'> & {
  person: Organisation['people'][number]
}) {
  const { username, name, isYou } = person
  const mayChange = role === 'owner'
  const other = person.role === 'owner' ? 'editor' : 'owner'
  const about = [roleMessages[person.role](), ...(isYou ? [m.people_you()] : [])]
  return (
    <li className="session">
      <div>
        <b>{name}</b>
        <span className="s muted">{joined(about, getLocale())}</span>
      </div>
      <div className="session-a">
        {mayChange ? (
          <button
            type="button"
            className="btn btn-line btn-s"
            onClick={() => void changeRole({ organisation, username, role: other })}
          >
            {other === 'owner' ? m.people_make_owner({ name }) : m.people_make_editor({ name })}
          </button>
        ) : null}
        {mayChange || isYou ? (
          <button
            type="button"
            className="btn btn-bad btn-s"
            onClick={() => void remove({ organisation, username })}
          >
            {isYou ? m.people_leave() : m.people_remove({ name })}
          </button>
        ) : null}
      </div>
    </li>
  )
}

/** People of one organisation with their roles; its owners invite, change and remove them. */
export function PeopleCard({ organisation, invite, withdraw, ...acts }: PeopleCardProps) {
  const { permalink, name, role, people, invitations } = organisation
  return (
    <Card id={`people-${permalink}`} title={labelled(m.people_title(), name, getLocale())}>
      <ul className="sessions">
        {people.map((person) => (
          <Person key={person.username} organisation={organisation} person={person} {...acts} />
        ))}
        {invitations.map(({ email, role: offered, until }) => (
          <li className="session" key={email}>
            <div>
              <b>{email}</b>
              <span className="s muted">
                {joined([roleMessages[offered](), m.people_invited({ date: until })], getLocale())}
              </span>
            </div>
            <button
              type="button"
              className="btn btn-quiet btn-s"
              onClick={() => void withdraw({ organisation: permalink, email })}
            >
              {m.people_withdraw({ name: email })}
            </button>
          </li>
        ))}
      </ul>
      {role === 'owner' ? (
        <InviteForm
          key={invitations.map(({ email }) => email).join(' ')}
          organisation={organisation}
          invite={invite}
        />
      ) : null}
    </Card>
  )
}
