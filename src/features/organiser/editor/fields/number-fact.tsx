import { useState } from 'react'
import { getLocale } from '../../../../paraglide/runtime.js'
import { useFact } from '../draft/editor-context.ts'
import type { ControlAttributes } from '../../../../ui/forms/field.tsx'
import { FactFrame, type FactFieldProps } from './fact-field.tsx'
import { readNumber, writeNumber } from './read-number.ts'

interface NumberInputProps {
  path: string
  /** True for a figure without decimals. */
  isWhole: boolean
  attributes: Partial<ControlAttributes> & { onBlur?: () => void; 'aria-label'?: string }
}

/** The text of a number while it is typed; once it is left, the number as it was understood. */
export function NumberInput({ path, isWhole, attributes }: NumberInputProps) {
  const [value, set] = useFact(path)
  const [typed, setTyped] = useState<string | null>(null)
  const shown = typeof value === 'number' ? writeNumber(value, getLocale()) : ''
  return (
    <input
      className="in tab"
      inputMode={isWhole ? 'numeric' : 'decimal'}
      autoComplete="off"
      maxLength={20}
      {...attributes}
      value={typed ?? shown}
      onChange={({ target }) => {
        setTyped(target.value)
        const read = readNumber(target.value, isWhole)
        if (read !== undefined) set(read)
      }}
      onBlur={() => {
        setTyped(null)
        attributes.onBlur?.()
      }}
    />
  )
}

/** A number, such as an age or a capacity. */
export function NumberFact(props: FactFieldProps & { isWhole?: boolean }) {
  const { isWhole = true, ...frame } = props
  return (
    <FactFrame {...frame}>
      {(attributes) => <NumberInput path={frame.path} isWhole={isWhole} attributes={attributes} />}
    </FactFrame>
  )
}
