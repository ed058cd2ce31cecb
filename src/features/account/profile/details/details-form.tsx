import { nameLabels, personNameFields } from '../../../../i18n/person-name.ts'
import { bioMaximumCharacters } from '../../../../model/values/limits.ts'
import { networks } from '../../../../model/members/members.ts'
import type { ProfileView } from '../../../../model/schemas/account/profile.ts'
import { m } from '../../../../paraglide/messages.js'
import { getLocale } from '../../../../paraglide/runtime.js'
import { BusyButton } from '../../../../ui/forms/busy-button.tsx'
import { Field, FieldFrame } from '../../../../ui/forms/field.tsx'
import { Form } from '../../../../ui/forms/form.tsx'
import { LongText } from '../../../../ui/forms/long-text.tsx'
import { useForm } from '../../../../ui/forms/use-form.ts'
import { CountryField } from '../../../member-area/country-field.tsx'
import { detailsFields, toProfileFields } from './details-fields.ts'
import { networkNames } from '../../../member-area/network-names.ts'
import { saveProfile } from '../../../member-area/save-profile.ts'
import { SportCheckboxes } from './sport-checkboxes.tsx'
import { useUnsavedChanges } from '../../../member-area/unsaved-changes.ts'

const labels = () => ({
  ...nameLabels(getLocale(), m.profile_first_name(), m.profile_last_name()),
  country: m.profile_country(),
  city: m.profile_city(),
  bio: m.profile_bio(),
  sports: m.profile_sports(),
  ...networkNames,
})

interface DetailsFormProps {
  profile: ProfileView
  onSaved: (profile: ProfileView) => void
}

/** Names, place, biography, sports, links and visibility of the profile. */
export function DetailsForm({ profile, onSaved }: DetailsFormProps) {
  const [element, markSaved] = useUnsavedChanges()
  const { form, field, isBusy } = useForm({
    schema: detailsFields,
    labels: labels(),
    send: async (details) => {
      const refusal = await saveProfile(toProfileFields(details), onSaved)
      if (refusal === null) markSaved()
      return refusal
    },
  })
  return (
    <Form {...form} ref={element}>
      <dl className="fact">
        <dt>{m.profile_username()}</dt>
        <dd>{profile.username}</dd>
        <dd className="help">{m.profile_username_help()}</dd>
      </dl>
      <div className="g2">
        {personNameFields(getLocale()).map(({ name, autoComplete }) => (
          <Field
            key={name}
            {...field(name)}
            defaultValue={profile[name]}
            autoComplete={autoComplete}
          />
        ))}
        <CountryField
          {...field('country')}
          countries={profile.countries}
          chosen={profile.country?.iso2 ?? ''}
          autoComplete="country"
        />
        <Field
          {...field('city')}
          defaultValue={profile.city ?? ''}
          autoComplete="address-level2"
          optional
        />
      </div>
      <FieldFrame
        {...field('bio')}
        help={m.profile_bio_help({ limit: String(bioMaximumCharacters) })}
        optional
      >
        {(attributes) => (
          <LongText
            maxLength={bioMaximumCharacters}
            defaultValue={profile.bio ?? ''}
            {...attributes}
          />
        )}
      </FieldFrame>
      <SportCheckboxes chosen={profile.sports} />
      <fieldset className="part">
        <legend>{m.profile_links()}</legend>
        <p className="help">{m.profile_links_help()}</p>
        <div className="g2">
          {networks.map((network) => (
            <Field
              key={network}
              {...field(network)}
              type="url"
              inputMode="url"
              defaultValue={profile.links[network] ?? ''}
              optional
            />
          ))}
        </div>
      </fieldset>
      <fieldset className="part">
        <legend>{m.profile_visibility()}</legend>
        <label className="ck">
          <input
            type="checkbox"
            name="isPublic"
            defaultChecked={profile.isPublic}
            aria-describedby="isPublic-note"
          />
          <span>{m.profile_public()}</span>
        </label>
        <p className="help" id="isPublic-note">
          {m.profile_public_help()}
        </p>
      </fieldset>
      <div>
        <BusyButton busy={isBusy}>{m.profile_save()}</BusyButton>
      </div>
    </Form>
  )
}
