import { useCallback, useId, useState } from 'react'
import { api } from '../../../api/index.ts'
import { locales, localeTable, type Locale } from '../../../model/locales.ts'
import { missingView } from '../../../model/schemas/desk/desk-views.ts'
import { m } from '../../../paraglide/messages.js'
import { getLocale } from '../../../paraglide/runtime.js'
import { sectionNames } from '../../member-area/section-names.ts'
import { StaffFrame } from '../../member-area/staff-frame.tsx'
import { useDeskData } from '../use-desk-data.ts'
import { MissingDocuments } from './missing-documents.tsx'

/** Languages into which texts are translated. */
const targets = locales.filter((locale) => locale !== 'en')

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
            <MissingDocuments documents={documents} locale={locale} />
          )}
        </>
      )}
    </StaffFrame>
  )
}
