import * as v from 'valibot'

const optional = v.nullable(v.string())

/** Parts of the export about a member's lists. */
export const exportedLists = {
  listLinks: v.pipe(
    v.array(
      v.strictObject({
        kind: v.string(),
        showsName: v.boolean(),
        withDeadlines: v.boolean(),
        createdAt: v.string(),
      }),
    ),
    v.description('Links to the list of saved events; their tokens are not stored.'),
  ),
  savedEvents: v.pipe(
    v.array(
      v.strictObject({
        event: v.string(),
        savedAt: v.string(),
        note: optional,
        state: optional,
        resultSeconds: v.nullable(v.number()),
      }),
    ),
    v.description(
      'Saved events by permalink, with the plan of the member and the time in seconds.',
    ),
  ),
  savedSearches: v.pipe(
    v.array(v.strictObject({ query: v.string(), name: v.string(), createdAt: v.string() })),
    v.description('Lists of the calendar of which the member gets new races by email, as paths.'),
  ),
  challenges: v.pipe(
    v.array(
      v.strictObject({
        challenge: v.string(),
        joinedAt: v.string(),
        isListed: v.boolean(),
        isNamed: v.boolean(),
        have: v.number(),
        doneOn: optional,
        doneNumber: v.nullable(v.number()),
      }),
    ),
    v.description('Challenges that the member joined, and how far they are.'),
  ),
  certificates: v.pipe(
    v.array(v.strictObject({ challenge: v.string(), code: v.string(), givenAt: v.string() })),
    v.description('Certificates, with the code in their address.'),
  ),
  results: v.pipe(
    v.array(
      v.strictObject({
        event: v.string(),
        day: v.string(),
        seconds: v.nullable(v.number()),
        link: optional,
        declaredAt: v.string(),
      }),
    ),
    v.description('Races that the member says they finished, by permalink of the event.'),
  ),
}
