import { useId, useState } from 'react'
import type { Locale } from '../../../model/locales.ts'
import { labelled } from '../../../i18n/joins.ts'
import { pictureTextMaximum } from '../../../model/event/event-pictures.ts'
import type {
  OrganiserPicturesView,
  OrganiserPictureView,
} from '../../../model/schemas/event/event-pictures.ts'
import { getLocale } from '../../../paraglide/runtime.js'
import { ErrorText } from '../../../ui/forms/error-text.tsx'
import { FieldFrame } from '../../../ui/forms/field.tsx'
import type { Pictures } from './use-pictures.ts'

interface AltFieldProps {
  picture: OrganiserPictureView
  view: OrganiserPicturesView
  onChange: (change: Parameters<Pictures['change']>[1]) => void
}

/** Text of a picture in one language at a time, and the mark of a picture that needs none. */
export function AltField({ picture, view: { texts, languages }, onChange }: AltFieldProps) {
  const id = useId()
  const [locale, setLocale] = useState<Locale>(getLocale())
  const { alts, isDecoration } = picture
  const written = languages.filter((each) => (alts[each.locale] ?? '') !== '')
  const isMissing = written.length === 0 && !isDecoration
  const save = (text: string) => {
    if (text.trim() !== (alts[locale] ?? '')) onChange({ alts: { [locale]: text.trim() } })
  }
  return (
    <>
      {isDecoration ? null : (
        <>
          <FieldFrame
            id={`${id}-alt`}
            name="alt"
            label={texts.alt}
            error={undefined}
            errorId={isMissing ? `${id}-missing` : undefined}
          >
            {(attributes) => (
              <input
                className="in"
                key={locale}
                defaultValue={alts[locale]}
                maxLength={pictureTextMaximum}
                lang={locale}
                onBlur={({ target }) => save(target.value)}
                {...attributes}
              />
            )}
          </FieldFrame>
          {isMissing ? (
            <div className="f">
              <ErrorText id={`${id}-missing`}>{texts.altMissing}</ErrorText>
            </div>
          ) : null}
          <FieldFrame
            id={`${id}-language`}
            name="language"
            label={texts.language}
            error={undefined}
          >
            {(attributes) => (
              <select
                className="sel"
                value={locale}
                onChange={({ target }) => {
                  const chosen = languages.find((each) => each.locale === target.value)
                  if (chosen !== undefined) setLocale(chosen.locale)
                }}
                {...attributes}
              >
                {languages.map((each) => (
                  <option key={each.locale} value={each.locale}>
                    {each.name}
                  </option>
                ))}
              </select>
            )}
          </FieldFrame>
          {written.length === 0 ? null : (
            <p className="xs muted">
              {labelled(texts.written, written.map(({ name }) => name).join(', '), getLocale())}
            </p>
          )}
        </>
      )}
      <label className="ck">
        <input
          type="checkbox"
          checked={isDecoration}
          onChange={({ target }) => onChange({ isDecoration: target.checked })}
        />
        <span>{texts.decoration}</span>
      </label>
    </>
  )
}
