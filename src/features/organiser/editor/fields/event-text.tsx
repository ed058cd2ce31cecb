import { localeOrDefault, localeTable } from '../../../../model/locales.ts'
import { bracketed } from '../../../../i18n/joins.ts'
import type { EventTextKind } from '../../../../model/schemas/event/event-facts.ts'
import { getLocale } from '../../../../paraglide/runtime.js'
import { useText } from '../draft/editor-context.ts'
import { LinesFact } from './text-fact.tsx'

/** The event's own language, in which its texts are written first. */
export function useEventLocale() {
  const [language] = useText('nameLanguage')
  return localeOrDefault(language, getLocale())
}

/** "About (Deutsch)" */
export const labelIn = (label: string, locale: keyof typeof localeTable): string =>
  bracketed(label, localeTable[locale].name, getLocale())

/** Longest text of an event page. */
const textLength = 6000

/** A text of the event page in the event's own language. */
export function EventText({
  kind,
  label,
  rows,
}: {
  kind: EventTextKind
  label: string
  rows?: number
}) {
  const locale = useEventLocale()
  return (
    <LinesFact
      key={locale}
      path={`texts.${kind}.${locale}`}
      label={labelIn(label, locale)}
      lang={localeTable[locale].tag}
      maxLength={textLength}
      {...(rows === undefined ? {} : { rows })}
    />
  )
}
