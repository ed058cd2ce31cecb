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
}
