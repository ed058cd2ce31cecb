import { useEffect, useRef, useState, type ComponentProps } from 'react'
import { number } from '../../i18n/format.ts'
import { getLocale } from '../../paraglide/runtime.js'

interface LongTextProps extends ComponentProps<'textarea'> {
  /** Characters allowed. */
  maxLength: number
}

/**
 * A control for a text of several lines, with the numbers of characters typed and allowed below it. Screen readers hear the
 * limit from the help of the control: a number that changes with each key would interrupt them.
 */
export function LongText({ maxLength, onInput, ...attributes }: LongTextProps) {
  const [length, setLength] = useState(String(attributes.defaultValue ?? '').length)
  const element = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    // Text may have been typed before hydration, or restored by the browser.
    const field = element.current?.previousElementSibling
    if (field instanceof HTMLTextAreaElement) setLength(field.value.length)
  }, [])
  return (
    <>
      <textarea
        className="in"
        maxLength={maxLength}
        onInput={(event) => {
          setLength(event.currentTarget.value.length)
          onInput?.(event)
        }}
        {...attributes}
      />
      <span className="f-count tab" aria-hidden="true" ref={element}>
        {`${number(length, getLocale())} / ${number(maxLength, getLocale())}`}
      </span>
    </>
  )
}
