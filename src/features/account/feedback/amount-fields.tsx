import { Field } from '../../../ui/forms/field.tsx'
import type { CategoryFieldsProps } from './category-fields-props.ts'
import { SelectField } from './select-field.tsx'

/** The price of an offer, and the figure of a fact: a length or height with its unit, a price with its currency. */
export function AmountFields({ view, field }: CategoryFieldsProps) {
  const shared = { inputMode: 'decimal', autoComplete: 'off', required: false } as const
  return (
    <div className="g2 when-amount">
      <div className="when-offer">
        <Field {...field('price')} {...shared} help={view.price.help} />
      </div>
      <div className="when-figure">
        <Field {...field('figure')} {...shared} dir="ltr" />
      </div>
      <div className="when-length">
        <SelectField {...field('unit')} options={view.unit.options} />
      </div>
      <div className="when-climb">
        <SelectField {...field('heightUnit')} options={view.heightUnit.options} />
      </div>
      <div className="when-currency">
        <SelectField
          {...field('currency')}
          options={view.currency.options}
          chosen={view.currency.chosen}
        />
      </div>
    </div>
  )
}
