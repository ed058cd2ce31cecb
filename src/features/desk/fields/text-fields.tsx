import { useId, type ReactNode } from 'react'
import { localeTable } from '../../../model/locales.ts'
import { m } from '../../../paraglide/messages.js'
import { useEditor, useFault, useText, useValue } from '../draft/editor-context.ts'
import { Outdated } from './outdated.tsx'

interface TextProps {
  /** Path of the texts, without the language. */
  path: string
  label: string
}

interface FrameProps extends TextProps {
  children: (id: string) => ReactNode
}

/** A field in the chosen language; beside it the English text, if that is another language. */
function BesideEnglish({ path, label, children }: FrameProps) {
  const { locale } = useEditor()
  const id = useId()
  const [english] = useText(`${path}.en`)
  const fault = useFault(path, label)
  const field = (
    <div className={fault === null ? 'f' : 'f is-bad'}>
      <label htmlFor={id}>
        {locale === 'en'
          ? label
          : m.desk_field_in({ field: label, language: localeTable[locale].name })}
      </label>
      {children(id)}
      {fault === null ? null : <p className="err">{fault}</p>}
    </div>
  )
  if (locale === 'en') return field
  return (
    <div className="dk-two">
      <div>
        <small>{localeTable.en.name}</small>
        <div className="dk-en" lang="en">
          {english}
        </div>
      </div>
      {field}
      <Outdated path={path} />
    </div>
  )
}

/** One line of text by language. */
export function LineField({ path, label, most }: TextProps & { most: number }) {
  const { locale } = useEditor()
  const [text, set] = useText(`${path}.${locale}`)
  return (
    <BesideEnglish path={path} label={label}>
      {(id) => (
        <input
          className="in"
          id={id}
          lang={locale}
          maxLength={most}
          value={text}
          placeholder={locale === 'en' ? undefined : m.desk_in_english()}
          onChange={({ target }) => set(target.value)}
          onBlur={() => set(text.trim())}
        />
      )}
    </BesideEnglish>
  )
}

/** Frame of a field of running text: the caller gives the control. */
export function ProseFrame(props: FrameProps) {
  return <BesideEnglish {...props} />
}

interface PlainProps extends TextProps {
  help?: string
  type?: 'text' | 'date' | 'number'
  /** Most characters. */
  most?: number
}

/** One line that is the same in all languages: an address, a name, a day. An empty one is no value. */
export function PlainField({ path, label, help, type = 'text', most }: PlainProps) {
  const [value, set] = useValue(path)
  const id = useId()
  const fault = useFault(path, label)
  const shown = typeof value === 'number' ? String(value) : typeof value === 'string' ? value : ''
  const read = (text: string) => {
    if (text === '') return null
    return type === 'number' ? Math.trunc(Number(text)) : text
  }
  return (
    <div className={fault === null ? 'f' : 'f is-bad'}>
      <label htmlFor={id}>{label}</label>
      <input
        className="in"
        id={id}
        type={type}
        value={shown}
        maxLength={most}
        aria-describedby={help === undefined ? undefined : `${id}-h`}
        onChange={({ target }) => set(read(target.value))}
      />
      {fault === null ? null : <p className="err">{fault}</p>}
      {help === undefined ? null : (
        <p className="help" id={`${id}-h`}>
          {help}
        </p>
      )}
    </div>
  )
}
