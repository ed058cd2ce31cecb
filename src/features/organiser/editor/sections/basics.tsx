import { locales, localeTable } from '../../../../model/locales.ts'
import { m } from '../../../../paraglide/messages.js'
import { SelectFact } from '../fields/select-fact.tsx'
import { NumberFact } from '../fields/number-fact.tsx'
import { EventText } from '../fields/event-text.tsx'
import { TextFact } from '../fields/text-fact.tsx'
import { useEditor, useText } from '../draft/editor-context.ts'
import { Card } from './card.tsx'
import { SimilarNames } from './similar-names.tsx'
import { UsualDateField } from './usual-date-field.tsx'

const languages = locales.map((value) => ({ value, label: localeTable[value].name }))

/** Longest link and email address of a draft. */
const linkLength = 400
const emailLength = 320

/** Names of networks are the same in every language. */
const networks = [
  ['facebook', 'Facebook'],
  ['instagram', 'Instagram'],
  ['twitter', 'X'],
  ['youtube', 'YouTube'],
] as const

/** Name, links, contact and what the event is about. */
export function Basics() {
  const { draft } = useEditor()
  const [name] = useText('name')
  const [language] = useText('nameLanguage')
  return (
    <Card id="basics" title={m.editor_basics()}>
      <div className="g2">
        <TextFact path="name" label={m.editor_name()} maxLength={300} lang={language} />
        <SelectFact path="nameLanguage" label={m.editor_name_language()} options={languages} />
      </div>
      <SimilarNames name={name} isNew={draft.permalink === null} />
      <div className="g2">
        <TextFact path="url" label={m.editor_site()} type="url" maxLength={linkLength} />
        <TextFact
          path="contactEmail"
          label={m.editor_email()}
          help={m.editor_email_help()}
          type="email"
          maxLength={emailLength}
        />
      </div>
      <EventText kind="about" label={m.editor_about()} rows={6} />
      <div className="g2">
        {networks.map(([path, label]) => (
          <TextFact key={path} path={path} label={label} type="url" maxLength={linkLength} />
        ))}
        <NumberFact path="since" label={m.editor_since()} />
        <UsualDateField />
      </div>
    </Card>
  )
}
