import type { ComponentProps } from 'react'
import { FormErrors } from './form-errors.tsx'

interface FormProps extends ComponentProps<'form'> {
  summary: ComponentProps<typeof FormErrors>
}

/** A form for useForm, with the error summary on top. */
export function Form({ summary, className = 'form', children, ...attributes }: FormProps) {
  return (
    // React sends the form. With method=post, a native submission would not put the values into the URL.
    <form className={className} method="post" noValidate {...attributes}>
      <FormErrors {...summary} />
      {children}
    </form>
  )
}
