import { webAddressMaximumCharacters } from '../../../model/values/web-address.ts'
import { Field } from '../../../ui/forms/field.tsx'
import { AmountFields } from './amount-fields.tsx'
import type { CategoryFieldsProps } from './category-fields-props.ts'
import { FactField } from './fact-field.tsx'
import { SelectField } from './select-field.tsx'
import { ValueFields } from './value-fields.tsx'

/** Fields of a wrong fact and of a cheaper offer. Style sheets show those of the category and of the chosen fact. */
export function CategoryFields({ view, field, fact }: CategoryFieldsProps) {
  return (
    <>
      <FactField view={view} field={field} fact={fact} />
      <div className="when-status">
        <SelectField {...field('status')} options={view.status.options} none={view.status.label} />
      </div>
      <ValueFields field={field} />
      <AmountFields view={view} field={field} />
      <div className="when-link">
        <Field
          {...field('link')}
          help={view.link.help}
          type="url"
          inputMode="url"
          dir="ltr"
          maxLength={webAddressMaximumCharacters}
          required={false}
        />
      </div>
    </>
  )
}
