import { textOf } from '../../model/values/text-of.ts'

/** Query keys of a list. */
export const newsSearch = (search: object) => ({
  text: textOf(search, 'text'),
  language: textOf(search, 'language'),
  page: textOf(search, 'page'),
})
