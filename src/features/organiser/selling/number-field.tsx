import { useState } from 'react'
import { getLocale } from '../../../paraglide/runtime.js'
import { readNumber, writeNumber } from '../editor/fields/read-number.ts'
import { SaleField } from './sale-field.tsx'

interface NumberFieldProps {
  path: string
  label: string
  fault: string | undefined
  help?: string
  unit?: string
  value: number | null
  /** True for a number without decimals. */
  isWhole: boolean
  most: number
  onNumber: (value: number | null) => void
}

/** A number that is not negative, as its language writes it. What is no number changes nothing. */
export function NumberField(props: NumberFieldProps) {
  const { value, isWhole, most, onNumber, unit, ...field } = props
  const [typed, setTyped] = useState<string | null>(null)
  const enter = (text: string) => {
    setTyped(text)
    const read = readNumber(text, isWhole)
    if (read === null || (read !== undefined && read >= 0 && read <= most)) onNumber(read)
  }
  return (
    <SaleField
      {...field}
      inputMode={isWhole ? 'numeric' : 'decimal'}
      maxLength={20}
      unit={unit === undefined ? null : <small className="muted">{unit}</small>}
      value={typed ?? (value === null ? '' : writeNumber(value, getLocale()))}
      onText={enter}
      onBlur={() => setTyped(null)}
    />
  )
}
