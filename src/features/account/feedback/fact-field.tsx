import { FieldFrame } from '../../../ui/forms/field.tsx'
import type { FeedbackFormView } from '../../../model/schemas/community/feedback-views.ts'
import type { CategoryFieldsProps } from './category-fields-props.ts'

type Options = FeedbackFormView['fact']['groups'][number]['options']

/** The kind of value that an option asks for is an attribute, which style sheets read. */
const optionsOf = (options: Options) =>
  options.map(({ value, label, input }) => (
    <option key={value} value={value} data-input={input}>
      {label}
    </option>
  ))

/** The option that a link to the form asks for. */
function chosenOption({ fact: { groups } }: FeedbackFormView, fact: string | undefined) {
  const options = groups.flatMap((group) => group.options)
  return options.find(({ value }) => value === fact || value.endsWith(`.${fact}`))?.value
}

/** The wrong fact: those of the event and of each race with their values, or the subject of a message. */
export function FactField({ view, field, fact }: CategoryFieldsProps) {
  return (
    <div className="when-fact">
      <FieldFrame {...field('fact')}>
        {(attributes) => (
          <select className="sel" defaultValue={chosenOption(view, fact)} {...attributes}>
            <option value="">{view.fact.label}</option>
            {view.fact.groups.map(({ label, options }) =>
              label === null ? (
                optionsOf(options)
              ) : (
                <optgroup label={label} key={options[0]?.value}>
                  {optionsOf(options)}
                </optgroup>
              ),
            )}
          </select>
        )}
      </FieldFrame>
    </div>
  )
}
