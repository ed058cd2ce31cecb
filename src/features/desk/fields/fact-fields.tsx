import { metaFields } from '../../../model/blocks/meta-fields.ts'
import { m } from '../../../paraglide/messages.js'
import { useEditor } from '../draft/editor-context.ts'
import { FieldControl } from './field-control.tsx'

/** The facts that only this kind of document has: the sources of an article, the days of a campaign. Nothing for a page. */
export function FactFields() {
  const { draft } = useEditor()
  const found = Object.entries(metaFields).find(([kind]) => kind === draft.kind)
  if (found === undefined) return null
  const [at, fields] = found
  return (
    <section className="dk-facts" aria-labelledby="facts-h">
      <h2 className="dk-h" id="facts-h">
        {m.desk_facts()}
      </h2>
      {fields.map((field) => (
        <FieldControl key={field.name} at={at} field={field} />
      ))}
    </section>
  )
}
