import { fieldsOfBlock } from '../../../model/blocks/block-fields.ts'
import { m } from '../../../paraglide/messages.js'
import { FieldControl } from './field-control.tsx'

/** The fields of a block in the language of the fields; a sentence for one whose fields this version does not know. */
export function BlockFields({ at, kind }: { at: string; kind: string }) {
  const fields = fieldsOfBlock(kind)
  if (fields === null) return <p className="s muted">{m.desk_block_closed()}</p>
  return fields.map((field) => <FieldControl key={field.name} at={at} field={field} />)
}
