import * as v from 'valibot'
import { articleKinds } from '../../../src/model/blocks/article-kinds.ts'
import { groups } from '../../../src/model/event/sports.ts'
import { permalinkPattern } from '../../../src/model/members/saved-events.ts'

/** Query keys of a list of articles. */
export const newsKeys = {
  kind: v.optional(v.pipe(v.picklist(articleKinds), v.description('Kind of the articles.'))),
  group: v.optional(v.pipe(v.picklist(groups), v.description('Group of sports.'))),
  period: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{4}(?:-(?:0[1-9]|1[0-2]))?$/u),
      v.description('Year or month of publication: `2026`, `2026-11`.'),
    ),
  ),
  event: v.optional(
    v.pipe(
      v.string(),
      v.regex(permalinkPattern),
      v.description('Identifier of an event that the articles are about.'),
    ),
  ),
  text: v.optional(v.pipe(v.string(), v.description('Words to search for.')), ''),
  language: v.optional(
    v.pipe(v.picklist(['all']), v.description('`all` for articles of every language.')),
  ),
  page: v.pipe(
    v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,3}$/u)), '1'),
    v.description('Page, from 1.'),
    v.transform(Number),
  ),
}
