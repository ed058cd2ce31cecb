import * as v from 'valibot'

/** Parts of the export about pages that a member of the team wrote. */
export const exportedPages = {
  pageDrafts: v.pipe(
    v.array(
      v.strictObject({
        kind: v.string(),
        slug: v.string(),
        content: v.string(),
        savedAt: v.string(),
      }),
    ),
    v.description('Drafts of pages of the site that the member saved last.'),
  ),
  pageRevisions: v.pipe(
    v.array(
      v.strictObject({
        kind: v.string(),
        slug: v.string(),
        number: v.number(),
        origin: v.string(),
        changed: v.string(),
        at: v.string(),
      }),
    ),
    v.description('Versions of pages of the site that the member published.'),
  ),
}
