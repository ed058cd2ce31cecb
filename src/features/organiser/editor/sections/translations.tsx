import { useState } from 'react'
import { locales, localeTable, type Locale } from '../../../../model/locales.ts'
import { isWrittenIn } from '../../../../model/event-facts/optional-facts.ts'
import { eventTextKinds } from '../../../../model/schemas/event/event-facts.ts'
import { m } from '../../../../paraglide/messages.js'
import { useEditor, useKeys, useText } from '../draft/editor-context.ts'
import { labelIn, useEventLocale } from '../fields/event-text.tsx'
import { LinesFact, TextFact } from '../fields/text-fact.tsx'
import { eventTextNames } from '../../../../i18n/event-text-names.ts'
import { Card } from './card.tsx'

interface PairProps {
  /** Path of the texts, without the language. */
  path: string
  /** Path of the original; that of the own language by default. */
  from?: string
  label: string
  locale: Locale
  lines?: boolean
  maxLength: number
}

/** A text in another language, with the original beside it. Texts without an original are left out. */
function Pair({ path, from, label, locale, lines = false, maxLength }: PairProps) {
  const eventLocale = useEventLocale()
  const [original] = useText(from ?? `${path}.${eventLocale}`)
  const [written] = useText(`${path}.${locale}`)
  if (original === '' && written === '') return null
  const field = {
    path: `${path}.${locale}`,
    label: labelIn(label, locale),
    lang: localeTable[locale].tag,
    maxLength,
  }
  return (
    <div className="g2 pair">
      {lines ? <LinesFact {...field} /> : <TextFact {...field} />}
      <div className="f">
        <span className="lab">{labelIn(label, eventLocale)}</span>
        <p className="pair-o" lang={localeTable[eventLocale].tag} dir="auto">
          {original}
        </p>
      </div>
    </div>
  )
}

function RaceNames({ edition, locale }: { edition: string; locale: Locale }) {
  const at = `editions.${edition}.races`
  return useKeys(at).map((race) => (
    <Pair
      key={race}
      path={`${at}.${race}.names`}
      from={`${at}.${race}.name`}
      label={m.editor_race_name()}
      locale={locale}
      maxLength={200}
    />
  ))
}

/** Names and texts in the other languages, one language at a time, beside the original. */
export function Translations({ edition }: { edition: string | null }) {
  const eventLocale = useEventLocale()
  const others = locales.filter((locale) => locale !== eventLocale)
  const [chosen, setChosen] = useState<Locale>(others[0] ?? 'en')
  const { store } = useEditor()
  const facts = store.facts()
  const locale = chosen === eventLocale ? (others[0] ?? 'en') : chosen
  return (
    <Card id="translations" title={m.editor_translations()}>
      <div className="chips" role="group" aria-label={m.language_heading()}>
        {others.map((each) => (
          <button
            key={each}
            className="chip"
            type="button"
            lang={localeTable[each].tag}
            aria-pressed={each === locale}
            onClick={() => setChosen(each)}
          >
            {localeTable[each].name}
            {isWrittenIn(facts, each) ? <span className="quiet"> ✓</span> : null}
          </button>
        ))}
      </div>
      <div key={locale} className="pairs">
        <Pair path="names" from="name" label={m.editor_name()} locale={locale} maxLength={300} />
        {eventTextKinds.map((kind) => (
          <Pair
            key={kind}
            path={`texts.${kind}`}
            label={eventTextNames[kind]()}
            locale={locale}
            lines
            maxLength={6000}
          />
        ))}
        <Pair
          path="place.venueNames"
          from="place.venue"
          label={m.editor_venue()}
          locale={locale}
          maxLength={120}
        />
        {edition === null ? null : (
          <>
            <Pair
              path={`editions.${edition}.statusReason`}
              label={m.editor_reason()}
              locale={locale}
              lines
              maxLength={500}
            />
            <Pair
              path={`editions.${edition}.entriesNote`}
              label={m.editor_entries()}
              locale={locale}
              lines
              maxLength={500}
            />
            <RaceNames edition={edition} locale={locale} />
          </>
        )}
      </div>
      <p className="s muted">{m.editor_translations_help()}</p>
    </Card>
  )
}
