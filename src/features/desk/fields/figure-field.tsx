import { useId } from 'react'
import { figureKinds } from '../../../model/blocks/block-fields.ts'
import { isRecord } from '../../../model/documents/shape.ts'
import { m } from '../../../paraglide/messages.js'
import { useFault, useValue } from '../draft/editor-context.ts'
import { figureNames } from './block-names.ts'
import { LinesField } from './lines-field.tsx'
import { SelectField } from '../../../ui/forms/select-field.tsx'

/** A drawing of a kind before anything else is chosen. */
function newFigure(of: string): Record<string, unknown> | null {
  if (of === 'bars') return { of, events: [], race: null }
  if (of === 'season' || of === 'next-start') return { of, events: [] }
  if (of === 'count') return { of, calendars: [] }
  return of === '' ? null : { of, event: '' }
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

interface LineProps {
  label: string
  help?: string
  value: unknown
  onChange: (text: string) => void
}

/** One line of the drawing, which is a part of one value. */
function Line({ label, help, value, onChange }: LineProps) {
  const id = useId()
  return (
    <div className="f">
      <label htmlFor={id}>{label}</label>
      <input
        className="in"
        id={id}
        autoCapitalize="none"
        value={typeof value === 'string' ? value : ''}
        onChange={({ target }) => onChange(target.value.trimStart())}
      />
      {help === undefined ? null : <p className="help">{help}</p>}
    </div>
  )
}

/** A drawing from the catalogue: its kind, and the events or calendars that it is made of. */
export function FigureField({ path, label }: { path: string; label: string }) {
  const [value, set] = useValue(path)
  const fault = useFault(path, label)
  const figure = isRecord(value) ? value : {}
  const change = (name: string, to: unknown) => set({ ...figure, [name]: to })
  return (
    <div className={fault === null ? 'dk-group' : 'dk-group is-bad'}>
      <SelectField
        label={label}
        value={typeof figure['of'] === 'string' ? figure['of'] : ''}
        options={figureKinds.map((of) => [of, figureNames[of]()] as const)}
        none={m.desk_figure_none()}
        onChange={(of) => set(newFigure(of))}
      />
      {'events' in figure ? (
        <LinesField
          label={m.desk_figure_events()}
          help={m.desk_event_help()}
          values={listOf(figure['events'])}
          onChange={(events) => change('events', events)}
        />
      ) : null}
      {'event' in figure ? (
        <Line
          label={m.desk_field_event()}
          help={m.desk_event_help()}
          value={figure['event']}
          onChange={(text) => change('event', text.trim())}
        />
      ) : null}
      {'race' in figure ? (
        <Line
          label={m.desk_figure_race()}
          value={figure['race']}
          onChange={(text) => change('race', text === '' ? null : text)}
        />
      ) : null}
      {'calendars' in figure ? (
        <LinesField
          label={m.desk_figure_calendars()}
          help={m.desk_calendar_help()}
          values={listOf(figure['calendars'])}
          onChange={(calendars) => change('calendars', calendars)}
        />
      ) : null}
      {fault === null ? null : <p className="err">{fault}</p>}
    </div>
  )
}
