import { proposalMaximumCharacters } from '../../../model/limits.ts'
import type { FeedbackFormView } from '../../../model/schemas/feedback-views.ts'
import { webAddressMaximumCharacters } from '../../../model/web-address.ts'
import { Field, FieldFrame, type FieldProps } from '../../../ui/field.tsx'

interface CategoryFieldsProps {
  view: FeedbackFormView
  field: (name: 'fact' | 'proposed' | 'link' | 'price' | 'currency') => FieldProps
}

/** Fields of a wrong fact and of a cheaper offer. They are shown with their category, which requires them. */
export function CategoryFields({ view, field }: CategoryFieldsProps) {
  return (
    <>
      <div className="when-fact">
        <FieldFrame {...field('fact')}>
          {(attributes) => (
            <select className="sel" {...attributes}>
              <option value="">{view.fact.label}</option>
              {view.fact.options.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          )}
        </FieldFrame>
      </div>
      <div className="when-fact">
        <Field
          {...field('proposed')}
          dir="auto"
          autoComplete="off"
          maxLength={proposalMaximumCharacters}
          optional
        />
      </div>
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
      <div className="g2 when-offer">
        <Field
          {...field('price')}
          help={view.price.help}
          inputMode="decimal"
          autoComplete="off"
          required={false}
        />
        <FieldFrame {...field('currency')}>
          {(attributes) => (
            <select className="sel" defaultValue={view.currency.chosen} {...attributes}>
              {view.currency.options.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          )}
        </FieldFrame>
      </div>
    </>
  )
}
