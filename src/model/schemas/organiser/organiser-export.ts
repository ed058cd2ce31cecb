import * as v from 'valibot'

const optional = v.nullable(v.string())

/** Entries of a member's export about organisers: those represented, followed and written to, and the work for them. */
export const organiserExport = {
  drafts: v.pipe(
    v.array(
      v.strictObject({
        draft: v.string(),
        event: optional,
        facts: v.string(),
        savedAt: v.string(),
      }),
    ),
    v.description('Unpublished events that the member saved last, as JSON.'),
  ),
  imports: v.pipe(
    v.array(
      v.strictObject({
        organisation: v.string(),
        kind: v.string(),
        source: v.string(),
        state: v.string(),
        createdAt: v.string(),
      }),
    ),
    v.description('Imports of events that the member started.'),
  ),
  revisions: v.pipe(
    v.array(
      v.strictObject({
        event: v.string(),
        number: v.number(),
        origin: v.string(),
        changed: v.string(),
        at: v.string(),
      }),
    ),
    v.description('Publications of events by the member, with the fields that changed.'),
  ),
  organizations: v.array(
    v.strictObject({
      permalink: v.string(),
      name: v.string(),
      site: optional,
      role: v.string(),
      since: optional,
      about: optional,
      links: optional,
      city: optional,
      country: optional,
      contactEmail: optional,
    }),
  ),
  follows: v.pipe(
    v.array(v.strictObject({ organiser: v.string(), followedAt: v.string() })),
    v.description('Organisers that the member follows, by permalink.'),
  ),
  messages: v.pipe(
    v.array(
      v.strictObject({
        organiser: v.string(),
        event: optional,
        name: v.string(),
        email: v.string(),
        text: v.string(),
        sentAt: v.string(),
      }),
    ),
    v.description('Messages to organisers from their pages, of the last 30 days.'),
  ),
}
