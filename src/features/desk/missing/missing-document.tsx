import { useState } from 'react'
import { hrefTo } from '../../../i18n/links.ts'
import type { Locale } from '../../../model/locales.ts'
import type { DeskSection } from '../../../model/schemas/desk/desk-sections.ts'
import type { MissingView } from '../../../model/schemas/desk/desk-views.ts'
import { m } from '../../../paraglide/messages.js'
import { kindNames } from '../names.ts'
import { MissingText } from './missing-text.tsx'

interface MissingDocumentProps {
  document: MissingView['documents'][number]
  section: DeskSection
  locale: Locale
  isOpen: boolean
}

/** A document with the number of texts that a language lacks; its fields are drawn once it is opened. */
export function MissingDocument({ document, section, locale, isOpen }: MissingDocumentProps) {
  const [wasOpened, setOpened] = useState(isOpen)
  const { id, title, kind, texts } = document
  return (
    <details
      className="dk-miss"
      open={isOpen}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) setOpened(true)
      }}
    >
      <summary>
        <span className="dk-n">{title}</span> <span className="s muted">{kindNames[kind]()}</span>{' '}
        <span className="tag">{m.desk_missing_texts({ n: texts.length })}</span>
      </summary>
      {wasOpened ? (
        <>
          <p className="s">
            <a className="link" href={hrefTo({ to: 'desk', screen: section, document: id })}>
              {m.editor_edit()}
            </a>
          </p>
          {texts.map((text) => (
            <MissingText key={text.path} id={id} text={text} locale={locale} />
          ))}
        </>
      ) : null}
    </details>
  )
}
