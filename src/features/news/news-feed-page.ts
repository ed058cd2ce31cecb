import type { NewsView } from '../../model/views.ts'
import { getLocale } from '../../paraglide/runtime.js'

/** Path of the list whose feed has all articles of this one: its first page, in the language of the page alone. */
export const newsFeedPage = ({ alternates }: Pick<NewsView, 'alternates'>): string =>
  (alternates[getLocale()] ?? '').split('?')[0] ?? ''
