import * as v from 'valibot'
import { alternates, text } from '../parts.ts'
import { savedGroup, season } from './saved-page.ts'

/** `GET /api/lists/{token}`: a member's saved events as others see them, without notes. */
export const sharedListView = v.strictObject({
  title: text('"Saved races of Ana", or without a name.'),
  intro: text('That the list is shared by link.'),
  empty: text('Said if the list has no event.'),
  season,
  groups: v.pipe(v.array(savedGroup), v.description('Without the groups that have no event.')),
  alternates,
})

export type SharedListView = v.InferOutput<typeof sharedListView>
