import type { ComponentProps } from 'react'
import { FormErrors } from './form-errors.tsx'

interface FormProps extends ComponentProps<'form'> {
  summary: ComponentProps<typeof FormErrors>
}

/** A form as useForm keeps it. What has to be mended is the first thing in it. */
export function Form({ summary, className = 'form', children, ...attributes }: FormProps) {
  return (
    // Only React sends it; should the browser ever do, nothing of it stands in an address.
    <form className={className} method="post" noValidate {...attributes}>
      <FormErrors {...summary} />
      {children}
    </form>
  )
}
