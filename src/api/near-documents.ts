import { notFound } from '@tanstack/react-router'
import type { Locale } from '../model/locales.ts'
import { api } from './index.ts'
import { missingIn, type MissingData } from './missing.ts'

/**
 * The value that `load` gives; if the document is unknown, a notFound error with those whose names are nearest.
 * @throws notFound
 */
export async function orNearDocuments<Value>(
  kind: 'article' | 'challenge',
  slug: string,
  locale: Locale,
  load: () => Promise<Value>,
): Promise<Value> {
  try {
    return await load()
  } catch (error) {
    const data = missingIn(error)
    if (data?.code !== 'not-found') throw error
    const query = { locale, kind, slug: slug.slice(0, 80) }
    const response = await api.documents.nearest.$get({ query })
    if (!response.ok) throw error
    const { nearest } = await response.json()
    const links = nearest.map(({ lang, ...link }) => ({ ...link, lang: lang ?? undefined }))
    throw notFound({ data: { ...data, nearest: links } satisfies MissingData })
  }
}
