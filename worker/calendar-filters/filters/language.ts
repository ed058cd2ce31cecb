import * as v from 'valibot'
import { upperFirst } from '../../../src/i18n/joins.ts'
import { languageName } from '../../../src/i18n/names.ts'
import { defineFilter, type Choice } from '../filter.ts'
import { maybe } from '../key-schemas.ts'

/** A language spoken at the event. */
export const language = defineFilter({
  name: 'language',
  keys: {
    language: maybe(
      v.pipe(v.string(), v.regex(/^[a-z]{2,3}$/u)),
      'Language spoken at the event, ISO 639.',
    ),
  },
  read: (keys) => ({ language: keys.language }),
  write: (query) => ({ language: query.language }),
  isSet: (query) => query.language !== null,
  drop: () => ({ language: null }),
  search: (query) => ({ language: query.language ?? undefined }),
  label: (query, _places, { locale }) =>
    query.language === null ? null : upperFirst(languageName(query.language, locale), locale),
  options(query, { facets }, { locale }): Choice[] {
    const codes = new Set(facets.language.keys())
    if (query.language !== null) codes.add(query.language)
    return [...codes]
      .map((code) => ({
        label: upperFirst(languageName(code, locale), locale),
        total: facets.language.get(code) ?? 0,
        chosen: query.language === code,
        change: { language: code },
      }))
      .toSorted((a, b) => a.label.localeCompare(b.label, locale))
  },
})
