import * as v from 'valibot'

const optional = v.nullable(v.string())

/** Work of a member for organisations, in the export of the member's data. */
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
}
