import * as v from 'valibot'
import { locales, type Locale } from '../../../model/locales.ts'
import {
  aboutField,
  organisationPageFields,
  type OrganisationPageFields,
} from '../../../model/schemas/organiser/organisation-page.ts'

/** Control name of the text in a language. */
export const aboutControl = (locale: Locale): string => `about-${locale}`

const texts = Object.fromEntries(
  locales.map((locale) => [aboutControl(locale), v.exactOptional(aboutField)]),
)
/** Schema of the form: the API's fields, but one control per language instead of an object. */
export const pageFormFields = v.strictObject({
  ...v.omit(organisationPageFields, ['about']).entries,
  ...texts,
})

/** The API's fields: of the texts only those that differ from the stored ones, because a form has a largest size. */
export function toPageFields(
  form: v.InferOutput<typeof pageFormFields>,
  stored: Readonly<Record<string, string>>,
): OrganisationPageFields {
  const values = new Map<string, unknown>(Object.entries(form))
  const about: [Locale, unknown][] = []
  for (const locale of locales) {
    const text = values.get(aboutControl(locale))
    values.delete(aboutControl(locale))
    if (text !== undefined && text !== (stored[locale] ?? '')) about.push([locale, text])
  }
  return v.parse(organisationPageFields, {
    ...Object.fromEntries(values),
    about: Object.fromEntries(about),
  })
}
