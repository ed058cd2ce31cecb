import { useEffect, useImperativeHandle, useRef, type ReactNode, type Ref } from 'react'
import { navigated } from '../browser/events.ts'
import { m } from '../paraglide/messages.js'
import { Icon } from './icon.tsx'

export interface ModalHandle {
  close: () => void
}

interface ModalProps {
  /** Id of the heading, unique on the page. */
  id: string
  title: ReactNode
  /** Below the body, at the foot of the dialog. */
  foot?: ReactNode
  ref?: Ref<ModalHandle>
  /** Called when the dialog closes. */
  onClose: () => void
  children: ReactNode
}

/**
 * Modal dialog; on a phone, a panel that slides in from the inline end. It takes the focus to the first element marked with
 * `data-initial-focus`, or else to its first field; of a group of radio buttons, to the chosen one.
 */
export function Modal({ id, title, foot, ref, onClose, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const close = () => dialog.current?.close()
  useImperativeHandle(ref, () => ({ close }), [])
  useEffect(() => {
    const { current } = dialog
    current?.showModal()
    // By default the first focusable element, the close button, would get the focus.
    const first = (selector: string) => current?.querySelector<HTMLElement>(selector)
    const field =
      first('[data-initial-focus]') ?? first('input:not([type=hidden]), select, textarea')
    const isRadio = field instanceof HTMLInputElement && field.type === 'radio'
    const chosen = isRadio ? first(`[name="${field.name}"]:checked`) : null
    const target = chosen ?? field
    target?.focus()
    const closeOnNavigation = () => current?.close()
    document.addEventListener(navigated, closeOnNavigation)
    return () => document.removeEventListener(navigated, closeOnNavigation)
  }, [])
  return (
    <dialog
      className="dlg dlg-m eye"
      aria-labelledby={id}
      ref={dialog}
      onClose={(event) => {
        // In React, the event of a dialog inside this one bubbles.
        if (event.target === event.currentTarget) onClose()
      }}
      onPointerDown={(event) => {
        // The dialog's children fill its box, so only a press on the backdrop has the dialog as its target.
        if (event.target === event.currentTarget) close()
      }}
    >
      <div className="dlg-i">
        <div className="dlg-h">
          <h2 id={id}>{title}</h2>
          <button className="ib" type="button" aria-label={m.dialog_close()} onClick={close}>
            <Icon name="close" />
          </button>
        </div>
        <div className="dlg-b">{children}</div>
        {foot}
      </div>
    </dialog>
  )
}
