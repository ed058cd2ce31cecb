import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { localeTable } from '../../../model/locales.ts'
import { m } from '../../../paraglide/messages.js'
import { Blocks } from '../../blocks/blocks.tsx'
import { ForeignNote } from '../../blocks/foreign-note.tsx'
import { useEditor } from '../draft/editor-context.ts'
import { framePage } from './frame-page.ts'
import { usePreview } from './use-preview.ts'

const widths = [390, 768, 1280] as const

/** Width of an element, followed as the window changes. */
function useWidth() {
  const box = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(0)
  useEffect(() => {
    const { current } = box
    if (current === null) return undefined
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0))
    observer.observe(current)
    return () => observer.disconnect()
  }, [])
  return [box, width] as const
}

interface PreviewProps {
  /** URLs of the style sheets of pages of words. */
  sheets: readonly string[]
}

/**
 * The page as it would be, with what is not saved yet, in the language of the fields and a chosen width. Its frame is
 * another origin without scripts: whatever a text holds, nothing runs.
 */
export function Preview({ sheets }: PreviewProps) {
  const { locale } = useEditor()
  const [width, setWidth] = useState<(typeof widths)[number]>(390)
  const { document: shown, hasFailed } = usePreview()
  const [host] = useState(() => document.createElement('div'))
  const [html, setHtml] = useState('')
  const [box, boxWidth] = useWidth()
  const scale = boxWidth === 0 ? 1 : Math.min(1, boxWidth / width)
  useEffect(() => {
    if (shown !== null) setHtml(framePage(host.innerHTML, locale, sheets))
  }, [shown, host, locale, sheets])
  return (
    <section className="dk-prev" aria-labelledby="preview-h">
      <div className="dk-prev-h">
        <h2 className="dk-h" id="preview-h">
          {m.editor_preview()}
        </h2>
        <div className="dk-seg" role="group" aria-label={m.desk_width()}>
          {widths.map((each) => (
            <button
              key={each}
              type="button"
              aria-pressed={each === width}
              onClick={() => setWidth(each)}
            >
              {each}
            </button>
          ))}
        </div>
      </div>
      {hasFailed ? <p className="err">{m.editor_load_failed()}</p> : null}
      <div className="dk-prev-f" ref={box}>
        <iframe
          sandbox=""
          srcDoc={html}
          title={m.desk_preview_in({ language: localeTable[locale].name })}
          style={{ width, height: 720 / scale, transform: `scale(${scale})` }}
        />
      </div>
      {shown === null
        ? null
        : createPortal(
            <main className="wrap text-page">
              <h1>{shown.title}</h1>
              <ForeignNote note={shown.note} />
              <p className="lead-t" lang={shown.lang ?? undefined}>
                {shown.summary}
              </p>
              <Blocks blocks={shown.blocks} />
            </main>,
            host,
          )}
    </section>
  )
}
