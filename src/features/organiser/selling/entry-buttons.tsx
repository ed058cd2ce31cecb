import { m } from '../../../paraglide/messages.js'
import { Icon } from '../../../ui/icon.tsx'

interface AddButtonProps {
  label: string
  isFull: boolean
  add: () => void
  /** Path of the list, to which a fault leads. */
  id?: string
}

/** Adds an entry to a list of the terms until it is full. */
export const AddButton = ({ label, isFull, add, id }: AddButtonProps) => (
  <button className="btn btn-line btn-s" type="button" id={id} disabled={isFull} onClick={add}>
    <Icon name="plus" />
    {label}
  </button>
)

export const RemoveButton = ({ remove }: { remove: () => void }) => (
  <button className="btn btn-line btn-s" type="button" onClick={remove}>
    {m.editor_remove()}
  </button>
)
