import { proposalMaximumCharacters, reasonMaximumCharacters } from '../../../model/values/limits.ts'
import { Field } from '../../../ui/forms/field.tsx'
import type { CategoryFieldsProps } from './category-fields-props.ts'

/** Fields of what is right: a text, a day or a time; with a status, the reason that is published. */
export function ValueFields({ field }: Pick<CategoryFieldsProps, 'field'>) {
  const shared = { autoComplete: 'off', required: false } as const
  return (
    <>
      <div className="when-text">
        <Field
          {...field('proposed')}
          {...shared}
          dir="auto"
          maxLength={proposalMaximumCharacters}
        />
      </div>
      <div className="when-day">
        <Field {...field('day')} {...shared} type="date" max="2100-12-31" />
      </div>
      <div className="when-time">
        <Field {...field('time')} {...shared} type="time" />
      </div>
      <div className="when-reason">
        <Field {...field('reason')} {...shared} dir="auto" maxLength={reasonMaximumCharacters} />
      </div>
    </>
  )
}
