import { useState } from 'react'
import type { Locale } from '../../../model/locales.ts'
import { deskSections, type DeskSection } from '../../../model/schemas/desk/desk-sections.ts'
import type { MissingView } from '../../../model/schemas/desk/desk-views.ts'
import { m } from '../../../paraglide/messages.js'
import { sectionNames } from '../../member-area/section-names.ts'
import { MissingDocument } from './missing-document.tsx'

const sections: readonly DeskSection[] = ['pages', 'news', 'challenges']

interface MissingDocumentsProps {
  documents: MissingView['documents']
  locale: Locale
}

/** Documents with missing texts, a section at a time; the first one is open. */
export function MissingDocuments({ documents, locale }: MissingDocumentsProps) {
  const inSection = (section: DeskSection) =>
    documents.filter(({ kind }) => deskSections[section].some((each) => each === kind))
  const filled = sections.filter((section) => inSection(section).length > 0)
  const [chosen, setChosen] = useState<DeskSection | null>(null)
  const section = filled.find((each) => each === chosen) ?? filled[0] ?? 'pages'
  return (
    <>
      <div className="dk-seg" role="group" aria-label={sectionNames['missing-translations']()}>
        {filled.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={each === section}
            onClick={() => setChosen(each)}
          >
            {sectionNames[each]()} <span className="n">{inSection(each).length}</span>
          </button>
        ))}
      </div>
      <p className="s muted dk-miss-k">{m.desk_missing_keys()}</p>
      {inSection(section).map((document, index) => (
        <MissingDocument
          key={`${document.id}-${locale}`}
          document={document}
          section={section}
          locale={locale}
          isOpen={index === 0}
        />
      ))}
    </>
  )
}
