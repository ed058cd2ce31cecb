import type { BlockField } from '../../../model/blocks/block-fields.ts'
import { m } from '../../../paraglide/messages.js'
import { useEditor, useFault, useValue } from '../draft/editor-context.ts'
import { RuleField } from '../rule/rule-field.tsx'
import { fieldName, optionName } from './block-names.ts'
import { ChoiceField, FlagField, SetField } from './choice-fields.tsx'
import { EntriesField } from './entries-field.tsx'
import { FigureField } from './figure-field.tsx'
import { LinesField } from './lines-field.tsx'
import { PictureControl } from './picture-control.tsx'
import { ProseField } from './prose-field.tsx'
import { SourcesField } from './sources-field.tsx'
import { LineField, PlainField } from './text-fields.tsx'

const named = (options: readonly (string | number)[]) =>
  options.map((each) => [each, optionName(each)] as const)

/** Permalinks of events, one on each line. */
function Permalinks({ path, label }: { path: string; label: string }) {
  const [value, set] = useValue(path)
  const fault = useFault(path, label)
  return (
    <LinesField
      label={label}
      help={m.desk_event_help()}
      values={Array.isArray(value) ? value : []}
      onChange={set}
      fault={fault}
    />
  )
}

interface FieldControlProps {
  /** Path of the block, the entry or the group that has the field. */
  at: string
  field: BlockField
}

/** The control of a field. */
export function FieldControl({ at, field }: FieldControlProps) {
  const { locale } = useEditor()
  const path = `${at}.${field.name}`
  const label = fieldName(field.as ?? field.name)
  const same = { path, label }
  switch (field.type) {
    case 'line':
      return <LineField {...same} most={field.most} />
    case 'prose':
      return <ProseField {...same} />
    case 'link':
      return <PlainField {...same} help={m.desk_url_help()} />
    case 'links':
      return <PlainField path={`${path}.${locale}`} label={label} />
    case 'calendar':
      return <PlainField {...same} help={m.desk_calendar_help()} />
    case 'permalink':
      return <PlainField {...same} help={m.desk_event_help()} />
    case 'plain':
      return <PlainField {...same} most={field.most} />
    case 'number':
      return <PlainField {...same} type="number" />
    case 'day':
      return <PlainField {...same} type="date" />
    case 'flag':
      return <FlagField {...same} />
    case 'choice':
      return <ChoiceField {...same} options={named(field.options)} />
    case 'optional':
      return <ChoiceField {...same} options={named(field.options)} none={m.media_licence_none()} />
    case 'set':
      return <SetField {...same} options={named(field.options)} />
    case 'permalinks':
      return <Permalinks {...same} />
    case 'picture':
      return <PictureControl {...same} />
    case 'figure':
      return <FigureField {...same} />
    case 'sources':
      return <SourcesField {...same} />
    case 'rule':
      return <RuleField path={path} />
    case 'entries':
      return (
        <EntriesField {...same} most={field.most} numbered={field.numbered}>
          {(entry) =>
            field.fields.map((each) => <FieldControl key={each.name} at={entry} field={each} />)
          }
        </EntriesField>
      )
  }
}
