import { useCallback, useId, useState } from 'react'
import { api } from '../../../api/index.ts'
import { hrefTo } from '../../../i18n/links.ts'
import { locales, localeTable, type Locale } from '../../../model/locales.ts'
import { deskSections, type DeskSection } from '../../../model/schemas/desk/desk-sections.ts'
import { missingView, type MissingView } from '../../../model/schemas/desk/desk-views.ts'
import { m } from '../../../paraglide/messages.js'
import { getLocale } from '../../../paraglide/runtime.js'
import { sectionNames } from '../../member-area/section-names.ts'
import { StaffFrame } from '../../member-area/staff-frame.tsx'
import { kindNames } from '../names.ts'
import { useDeskData } from '../use-desk-data.ts'
import { MissingText } from './missing-text.tsx'

type Document = MissingView['documents'][number]

const sections: readonly DeskSection[] = ['pages', 'news', 'challenges']

const sectionOf = ({ kind }: Document): DeskSection =>
  sections.find((each) => deskSections[each].some((of) => of === kind)) ?? 'pages'

/** Languages into which texts are translated. */
const targets = locales.filter((locale) => locale !== 'en')

function MissingDocument({ document, locale }: { document: Document; locale: Locale }) {
  return (
    <section className="dk-miss" aria-labelledby={`missing-${document.id}`}>
      <h2 className="dk-h" id={`missing-${document.id}`}>
        <a
          className="link"
          href={hrefTo({ to: 'desk', screen: sectionOf(document), document: document.id })}
        >
          {document.title}
        </a>{' '}
        <span className="s muted">{kindNames[document.kind]()}</span>
      </h2>
      {document.texts.map((text) => (
        <MissingText key={text.path} id={document.id} text={text} locale={locale} />
      ))}
    </section>
  )
}

/** Texts that a language lacks, or should read again, with the English ones beside the fields. */
export function MissingPage() {
  const [locale, setLocale] = useState<Locale>(() => {
    const reading = getLocale()
    return reading === 'en' ? 'de' : reading
  })
  const id = useId()
  const request = useCallback(() => api.desk.missing.$get({ query: { locale } }), [locale])
  const { data, load } = useDeskData(request, missingView)
  return (
    <StaffFrame
      name="dk"

      title={sectionNames['missing-translations']()}
      screen="missing-translations"
      data={data}
      onRetry={load}
    >
      {({ documents }) => (
        <>
          <div className="f dk-miss-l">
            <label htmlFor={id}>{m.desk_language()}</label>
            <select
              className="sel"
              id={id}
              value={locale}
              onChange={({ target }) =>
                setLocale(targets.find((each) => each === target.value) ?? locale)
              }
            >
              {targets.map((each) => (
                <option key={each} value={each} lang={each}>
                  {localeTable[each].name}
                </option>
              ))}
            </select>
          </div>
          {documents.length === 0 ? (
            <p className="inbox-none">{m.desk_nothing_missing()}</p>
          ) : (
            <>
              <p className="s muted">{m.desk_missing_keys()}</p>
              {documents.map((document) => (
                <MissingDocument
                  key={`${document.id}-${locale}`}
                  document={document}
                  locale={locale}
                />
              ))}
            </>
          )}
        </>
      )}
    </StaffFrame>
  )
}
