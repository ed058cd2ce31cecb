import { fieldsOfBlock, type BlockField } from '../../../model/blocks/block-fields.ts'
import { m } from '../../../paraglide/messages.js'
import { useEditor } from '../draft/editor-context.ts'
import { fieldName } from './block-names.ts'
import { ChoiceField, FlagField } from './choice-fields.tsx'
import { ProseField } from './prose-field.tsx'
import { LineField, PlainField } from './text-fields.tsx'

const optionNames: Readonly<Record<string, () => string>> = {
  start: m.desk_align_start,
  centre: m.desk_align_centre,
}

interface BlockFieldControlProps {
  /** Path of the block. */
  at: string
  field: BlockField
}

function BlockFieldControl({ at, field }: BlockFieldControlProps) {
  const { locale } = useEditor()
  const path = `${at}.${field.name}`
  const label = fieldName(field.name)
  switch (field.type) {
    case 'line':
      return <LineField path={path} label={label} most={field.most} />
    case 'prose':
      return <ProseField path={path} label={label} />
    case 'link':
      return <PlainField path={path} label={label} help={m.desk_url_help()} />
    case 'links':
      return <PlainField path={`${path}.${locale}`} label={label} />
    case 'calendar':
      return <PlainField path={path} label={label} help={m.desk_calendar_help()} />
    case 'permalink':
      return <PlainField path={path} label={label} help={m.desk_event_help()} />
    case 'flag':
      return <FlagField path={path} label={label} />
    case 'choice':
      return (
        <ChoiceField
          path={path}
          label={label}
          options={field.options.map((each) => [each, optionNames[each]?.() ?? String(each)])}
        />
      )
  }
}

/** The fields of a block in the language of the fields; a sentence for one whose fields this version does not know. */
export function BlockFields({ at, kind }: { at: string; kind: string }) {
  const fields = fieldsOfBlock(kind)
  if (fields === null) return <p className="s muted">{m.desk_block_closed()}</p>
  return fields.map((field) => <BlockFieldControl key={field.name} at={at} field={field} />)
}
