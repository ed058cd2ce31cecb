import { useSyncExternalStore } from 'react'
import { flattenDocument } from '../../../model/documents/paths.ts'
import { locales, localeTable, type Locale } from '../../../model/locales.ts'
import type { DeskContent } from '../../../model/schemas/desk/desk-content.ts'
import { m } from '../../../paraglide/messages.js'
import { useEditor } from '../draft/editor-context.ts'
import { deskShape } from '../draft/desk-shape.ts'

/** Number of texts that each language has, and of all. Links of single languages are no texts. */
function textCounts(content: DeskContent): { all: number; of: Readonly<Record<string, number>> } {
  const fields = new Set<string>()
  const of: Partial<Record<Locale, number>> = {}
  for (const path of flattenDocument(deskShape, content).keys()) {
    const end = path.lastIndexOf('.')
    const locale = locales.find((each) => each === path.slice(end + 1))
    if (locale === undefined || path.slice(0, end).endsWith('.urls')) continue
    fields.add(path.slice(0, end))
    of[locale] = (of[locale] ?? 0) + 1
  }
  return { all: fields.size, of }
}

/** The language of the fields, each with how many of the texts it has. */
export function LocaleTabs() {
  const { session, locale, setLocale } = useEditor()
  const { autosave, store } = session
  // Counted at each save: the whole document at each key would be felt in large ones.
  useSyncExternalStore(autosave.subscribe, autosave.state, autosave.state)
  const { all, of } = textCounts(store.facts())
  return (
    <div className="dk-locs" role="group" aria-label={m.desk_language()}>
      {locales.map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={each === locale}
          onClick={() => setLocale(each)}
        >
          <span lang={each}>{localeTable[each].name}</span>{' '}
          <span className="n">{m.editor_filled_part({ n: of[each] ?? 0, all })}</span>
        </button>
      ))}
    </div>
  )
}
