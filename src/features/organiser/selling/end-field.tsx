import { m } from '../../../paraglide/messages.js'
import { SaleField } from './sale-field.tsx'

interface EndFieldProps {
  path: string
  fault: string | undefined
  /** Local date and time, "2027-03-01T23:59"; null without an end. */
  until: string | null
  change: (until: string | null) => void
}

/** The time at which a price or a promo code ends. */
export const EndField = ({ path, fault, until, change }: EndFieldProps) => (
  <SaleField
    path={path}
    label={m.selling_ends()}
    help={m.selling_no_limit()}
    fault={fault}
    type="datetime-local"
    value={until ?? ''}
    onText={(text) => change(text === '' ? null : text.slice(0, 16))}
  />
)
