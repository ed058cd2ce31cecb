import { useState } from 'react'
import { isLocale, type Locale } from '../../../model/locales.ts'
import type { FieldError } from '../../../model/values/field-errors.ts'
import { organisationAboutMaximumCharacters } from '../../../model/values/limits.ts'
import type { OrganisationPageView } from '../../../model/schemas/organiser/organisation-page.ts'
import { getLocale } from '../../../paraglide/runtime.js'
import { FieldFrame } from '../../../ui/forms/field.tsx'
import { LongText } from '../../../ui/forms/long-text.tsx'
import { aboutControl } from './page-fields.ts'

interface AboutFieldsProps {
  view: OrganisationPageView
  prefix: string
  error: (name: string) => FieldError | undefined
}

/** The text of the organisation, one control per language; a select shows the language to write in. */
export function AboutFields({ view, prefix, error }: AboutFieldsProps) {
  const { texts, languages, about } = view
  const [shown, setShown] = useState<Locale>(getLocale())
  const selectId = `${prefix}about-language`
  return (
    <fieldset className="part">
      <legend>{texts.about}</legend>
      <p className="help">{texts.aboutHelp}</p>
      <div className="f">
        <label htmlFor={selectId}>{texts.language}</label>
        <select
          className="sel"
          id={selectId}
          value={shown}
          onChange={({ target }) => {
            if (isLocale(target.value)) setShown(target.value)
          }}
        >
          {languages.map(({ locale, name }) => (
            <option key={locale} value={locale}>
              {about[locale] === undefined ? name : `${name} ✓`}
            </option>
          ))}
        </select>
      </div>
      {languages.map(({ locale, name }) => (
        // The texts of other languages stay in the form, unseen, so that one button saves all.
        <div hidden={locale !== shown && error(aboutControl(locale)) === undefined} key={locale}>
          <FieldFrame
            id={prefix + aboutControl(locale)}
            name={aboutControl(locale)}
            label={name}
            error={error(aboutControl(locale))}
            optional
          >
            {(attributes) => (
              <LongText
                lang={locale}
                rows={5}
                maxLength={organisationAboutMaximumCharacters}
                defaultValue={about[locale] ?? ''}
                {...attributes}
              />
            )}
          </FieldFrame>
        </div>
      ))}
    </fieldset>
  )
}
