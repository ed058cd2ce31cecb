import { useId } from 'react'
import { pageNow } from '../../../browser/storage.ts'
import { isRecord } from '../../../model/documents/shape.ts'
import { m } from '../../../paraglide/messages.js'
import { Icon } from '../../../ui/icon.tsx'
import { textOf } from '../rule/rule-value.ts'
import { useFault, useValue } from '../draft/editor-context.ts'

type Source = Record<string, unknown>

/** Most sources of an article. */
const most = 40

/** A source that is read today. */
const newSource = (): Source => ({
  url: 'https://',
  title: '',
  readOn: new Date(pageNow()).toISOString().slice(0, 10),
})

const fields = [
  ['title', 'text', m.desk_field_title],
  ['url', 'url', m.desk_field_url],
  ['readOn', 'date', m.desk_source_read],
] as const

interface RowProps {
  source: Source
  onChange: (source: Source) => void
  onRemove: () => void
}

function SourceRow({ source, onChange, onRemove }: RowProps) {
  const id = useId()
  const title = textOf(source['title'])
  return (
    <li className="dk-e">
      {fields.map(([name, type, label]) => (
        <div className="f" key={name}>
          <label htmlFor={`${id}-${name}`}>{label()}</label>
          <input
            className="in"
            id={`${id}-${name}`}
            type={type}
            value={textOf(source[name])}
            onChange={({ target }) => onChange({ ...source, [name]: target.value })}
            onBlur={({ target }) => onChange({ ...source, [name]: target.value.trim() })}
          />
        </div>
      ))}
      <button className="btn btn-quiet btn-s" type="button" onClick={onRemove}>
        <Icon name="trash" />
        {title === '' ? m.editor_remove() : `${m.editor_remove()}: ${title}`}
      </button>
    </li>
  )
}

/** Pages that the statements of an article were read on, as one value: the page, its title and the day. */
export function SourcesField({ path, label }: { path: string; label: string }) {
  const [value, set] = useValue(path)
  const fault = useFault(path, label)
  const sources: Source[] = Array.isArray(value) ? value.filter(isRecord) : []
  return (
    <fieldset className={fault === null ? 'f dk-group' : 'f dk-group is-bad'}>
      <legend>{label}</legend>
      <ol className="dk-es">
        {sources.map((source, index) => (
          <SourceRow
            key={index}
            source={source}
            onChange={(next) => set(sources.with(index, next))}
            onRemove={() => set(sources.toSpliced(index, 1))}
          />
        ))}
      </ol>
      {fault === null ? null : <p className="err">{fault}</p>}
      {sources.length >= most ? null : (
        <button
          className="btn btn-line btn-s"
          type="button"
          onClick={() => set([...sources, newSource()])}
        >
          <Icon name="plus" />
          {m.desk_add_source()}
        </button>
      )}
    </fieldset>
  )
}
