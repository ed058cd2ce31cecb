/** SQL condition: the member `who` can sign in, so that emails about events may be sent. */
export const reachableSql =
  'who.confirmed_at IS NOT NULL AND who.delete_at IS NULL AND who.blocked_at IS NULL'

/** SQL condition: the newsletter subscription `n` has no account, or that of the member `who`, who can sign in. */
export const reachableReaderSql = `(n.member_id IS NULL OR (${reachableSql}))`
