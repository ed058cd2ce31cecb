import type { ReactNode } from 'react'
import { isRequiredFact } from '../../../../model/event-facts/faults/required-facts.ts'
import { ErrorText } from '../../../../ui/forms/error-text.tsx'
import { FieldFrame, type ControlAttributes } from '../../../../ui/forms/field.tsx'
import { useEditor } from '../draft/editor-context.ts'
import { useFault } from '../draft/use-fault.ts'
import { factFaultText } from '../../../../i18n/fact-fault-texts.ts'

export interface FactFieldProps {
  /** Path of the fact, which is also the id of the control. */
  path: string
  label: string
  help?: ReactNode
  /** Only for a fact that another one makes necessary; the rules of publishing know the others. */
  required?: boolean
  /** Further path whose fault this field shows, such as that of the unit. */
  second?: string
}

interface FactFrameProps extends FactFieldProps {
  children: (attributes: ControlAttributes & { onBlur: () => void }) => ReactNode
}

/** A control for a fact, with its label, help and fault. */
export function FactFrame({ path, second, label, help, required, children }: FactFrameProps) {
  const { faults } = useEditor()
  const first = useFault(path)
  const other = useFault(second ?? path)
  const fault = first ?? other
  const errorId = fault === undefined ? undefined : `${path}-fault`
  return (
    <FieldFrame
      id={path}
      name={path}
      label={label}
      help={help}
      error={undefined}
      errorId={errorId}
      optional={!(required ?? isRequiredFact(path))}
    >
      {(attributes) => (
        <>
          {children({ ...attributes, onBlur: () => faults.touch(path) })}
          {fault === undefined ? null : (
            <ErrorText id={errorId}>{factFaultText(fault, label)}</ErrorText>
          )}
        </>
      )}
    </FieldFrame>
  )
}
