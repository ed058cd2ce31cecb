import { longDate } from '../../../src/i18n/format.ts'
import type { Locale } from '../../../src/model/locales.ts'
import type { PeopleView } from '../../../src/model/schemas/organiser/people.ts'
import type { PeopleFacts } from '../../domain/organisers/people/list-people.ts'

/** The organisations of a member with their people, in the order of the rows. */
export function presentPeople({ people, invitations }: PeopleFacts, locale: Locale): PeopleView {
  const memberRows = people.filter(({ isYou }) => isYou === 1)
  return {
    organisations: memberRows.map(({ organisation, organisationName, role }) => ({
      permalink: organisation,
      name: organisationName,
      role,
      people: people
        .filter((person) => person.organisation === organisation)
        .map((person) => ({
          username: person.username,
          name: `${person.firstName} ${person.lastName}`,
          role: person.role,
          isYou: person.isYou === 1,
        })),
      invitations: invitations
        .filter((invitation) => invitation.organisation === organisation)
        .map(({ email, role: offered, expiresAt }) => ({
          email,
          role: offered,
          until: longDate(expiresAt.slice(0, 10), locale),
        })),
    })),
  }
}
