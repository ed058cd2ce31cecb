import type { ProfileView } from '../../model/schemas/account/profile.ts'
import { m } from '../../paraglide/messages.js'
import { FieldFrame, type FieldProps } from '../../ui/forms/field.tsx'

interface CountryFieldProps extends FieldProps {
  countries: ProfileView['countries']
  /** ISO 3166-1 alpha-2; '' for none. */
  chosen: string
  autoComplete?: string
}

/** A country, or none. */
export function CountryField({ countries, chosen, autoComplete, ...field }: CountryFieldProps) {
  return (
    <FieldFrame {...field} optional>
      {(attributes) => (
        <select className="sel" defaultValue={chosen} autoComplete={autoComplete} {...attributes}>
          <option value="">{m.profile_country_none()}</option>
          {countries.map(({ iso2, name }) => (
            <option key={iso2} value={iso2}>
              {name}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  )
}
