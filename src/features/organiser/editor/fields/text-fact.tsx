import { useText } from '../draft/editor-context.ts'
import { withScheme } from './with-scheme.ts'
import { FactFrame, type FactFieldProps } from './fact-field.tsx'

/** Control characters and marks of direction, which no single line may hold. */
const unwanted = /[\p{Cc}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu

interface TextFactProps extends FactFieldProps {
  maxLength: number
  type?: 'text' | 'url' | 'email' | 'date' | 'time'
  /** BCP 47 tag of the text. */
  lang?: string | undefined
  onChange?: (value: string) => void
  /** The focus comes to the field, and leaves it. */
  onEnter?: () => void
  onLeave?: () => void
}

const keyboards = { url: 'url', email: 'email' } as const

/** A line of text, a link, an email address, a day or a time. */
export function TextFact(props: TextFactProps) {
  const { maxLength, type = 'text', lang, onChange, onEnter, onLeave, ...frame } = props
  const [value, set] = useText(frame.path)
  return (
    <FactFrame {...frame}>
      {(attributes) => (
        <input
          className="in"
          type={type === 'url' ? 'text' : type}
          inputMode={type === 'url' || type === 'email' ? keyboards[type] : undefined}
          autoComplete="off"
          {...{ maxLength, lang }}
          value={value}
          onChange={({ target }) => {
            const text = target.value.replaceAll(unwanted, '')
            set(text === '' ? null : text)
            onChange?.(text)
          }}
          {...attributes}
          onFocus={onEnter}
          onBlur={() => {
            const completed = type === 'url' ? withScheme(value) : value
            if (completed !== value) set(completed)
            attributes.onBlur()
            onLeave?.()
          }}
        />
      )}
    </FactFrame>
  )
}

interface LinesFactProps extends FactFieldProps {
  maxLength: number
  lang?: string | undefined
  rows?: number
}

const controls = /[^\P{Cc}\n\t]/gu

/** A text of several lines. */
export function LinesFact({ maxLength, lang, rows = 4, ...frame }: LinesFactProps) {
  const [value, set] = useText(frame.path)
  return (
    <FactFrame {...frame}>
      {(attributes) => (
        <textarea
          className="in"
          dir="auto"
          {...{ maxLength, lang, rows }}
          value={value}
          onChange={({ target }) => {
            const text = target.value.replaceAll(controls, '')
            set(text === '' ? null : text)
          }}
          {...attributes}
        />
      )}
    </FactFrame>
  )
}
