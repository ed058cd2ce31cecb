import { useRef, type KeyboardEvent } from 'react'
import { m } from '../../../paraglide/messages.js'
import { useEditor, useText } from '../draft/editor-context.ts'
import { marked, type Mark } from './mark-text.ts'
import { ProseFrame } from './text-fields.tsx'

const tools = [
  ['bold', 'B', m.desk_bold],
  ['emphasis', 'i', m.desk_emphasis],
  ['heading', 'H', m.desk_field_header],
  ['quote', '“', m.desk_quote],
  ['list', '–', m.desk_list],
  ['link', '↗', m.desk_field_url],
] as const satisfies readonly (readonly [Mark, string, () => string])[]

const keyOf: Readonly<Record<string, Mark>> = { b: 'bold', i: 'emphasis', k: 'link' }

/** Running text as Markdown in the language of the fields. The toolbar is one stop of the keyboard, with arrows within. */
export function ProseField({ path, label }: { path: string; label: string }) {
  const { locale } = useEditor()
  const [text, set] = useText(`${path}.${locale}`)
  const area = useRef<HTMLTextAreaElement>(null)
  const bar = useRef<HTMLDivElement>(null)
  const mark = (kind: Mark) => {
    const { current } = area
    if (current === null) return
    const { value, from, to } = marked(kind, text, current.selectionStart, current.selectionEnd)
    set(value)
    requestAnimationFrame(() => {
      current.focus()
      current.setSelectionRange(from, to)
    })
  }
  const step = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
    const buttons = [...(bar.current?.querySelectorAll('button') ?? [])]
    const index = buttons.findIndex((each) => each === document.activeElement)
    if (by === 0 || index === -1) return
    event.preventDefault()
    buttons.at((index + by) % buttons.length)?.focus()
  }
  const press = (event: KeyboardEvent) => {
    const kind = keyOf[event.key]
    if (kind === undefined || !(event.ctrlKey || event.metaKey) || event.altKey) return
    event.preventDefault()
    mark(kind)
  }
  return (
    <ProseFrame path={path} label={label}>
      {(id) => (
        <>
          {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its buttons have the focus */}
          <div className="dk-bar" role="toolbar" aria-label={label} ref={bar} onKeyDown={step}>
            {tools.map(([kind, sign, name], index) => (
              <button
                className="ib"
                key={kind}
                type="button"
                tabIndex={index === 0 ? 0 : -1}
                aria-label={name()}
                onClick={() => mark(kind)}
              >
                <span aria-hidden="true">{sign}</span>
              </button>
            ))}
          </div>
          <textarea
            className="in"
            id={id}
            lang={locale}
            ref={area}
            rows={6}
            value={text}
            placeholder={locale === 'en' ? undefined : m.desk_in_english()}
            onChange={({ target }) => set(target.value)}
            onKeyDown={press}
          />
        </>
      )}
    </ProseFrame>
  )
}
