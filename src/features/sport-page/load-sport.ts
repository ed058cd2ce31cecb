import { notFound } from '@tanstack/react-router'
import { api, bodyOf } from '../../api/index.ts'
import type { Locale } from '../../model/locales.ts'
import { missingIn, type MissingData } from '../../api/missing.ts'
import type { SportView } from '../../model/views.ts'
import { readerQuery } from '../../request/preferences.ts'

/**
 * The page of a sport or a group by its word in the page's language.
 * @throws notFound for an unknown word, with the sports that are spelt nearly like it
 */
export async function loadSport(word: string): Promise<SportView> {
  const query = readerQuery()
  const answer = await api.sports[':word'].$get({ param: { word }, query })
  return await bodyOf(answer).catch(async (error: unknown) => {
    throw (await withNearest(error, query.locale)) ?? error
  })
}

/** The missing page's data with the nearest sports; null if no word is unknown. */
async function withNearest(error: unknown, locale: Locale) {
  const data = missingIn(error)
  if (data?.code !== 'sport-not-found') return null
  const answer = await api.sports.nearest.$get({ query: { locale, word: data.field ?? '' } })
  const nearest = answer.ok ? (await answer.json()).nearest : []
  return notFound({ data: { ...data, nearest } satisfies MissingData })
}
