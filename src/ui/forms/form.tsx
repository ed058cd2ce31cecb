import { useImperativeHandle, type ComponentProps, type RefObject } from 'react'
import { FormErrors } from './form-errors.tsx'

interface FormProps extends ComponentProps<'form'> {
  /** The form's element, for useForm. */
  element: RefObject<HTMLFormElement | null>
  summary: ComponentProps<typeof FormErrors>
}

/** A form for useForm, with the error summary on top. */
export function Form({
  element,
  summary,
  className = 'form',
  ref,
  children,
  ...attributes
}: FormProps) {
  useImperativeHandle<HTMLFormElement | null, HTMLFormElement | null>(ref, () => element.current)
  return (
    // React sends the form. With method=post, a native submission would not put the values into the URL.
    <form className={className} method="post" noValidate ref={element} {...attributes}>
      <FormErrors {...summary} />
      {children}
    </form>
  )
}
