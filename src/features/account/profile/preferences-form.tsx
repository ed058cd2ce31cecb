import { currencyMessages } from '../../../i18n/currency-messages.ts'
import { bracketed } from '../../../i18n/joins.ts'
import { locales, localeTable } from '../../../model/locales.ts'
import { currencies } from '../../../model/values/currencies.ts'
import { unitSystemNames } from '../../../model/values/preferences.ts'
import { profileFields } from '../../../model/schemas/account/profile-fields.ts'
import type { ProfileView } from '../../../model/schemas/account/profile.ts'
import { m } from '../../../paraglide/messages.js'
import { getLocale } from '../../../paraglide/runtime.js'
import { BusyButton } from '../../../ui/forms/busy-button.tsx'
import { FieldFrame } from '../../../ui/forms/field.tsx'
import { Form } from '../../../ui/forms/form.tsx'
import { useForm } from '../../../ui/forms/use-form.ts'
import { Card } from '../../member-area/card.tsx'
import { saveProfile } from '../../member-area/save-profile.ts'
import { useUnsavedChanges } from '../../member-area/unsaved-changes.ts'

interface PreferencesFormProps {
  profile: ProfileView
  onSaved: (profile: ProfileView) => void
}

/** Language of emails, currency and units. */
export function PreferencesForm({ profile, onSaved }: PreferencesFormProps) {
  const [element, markSaved] = useUnsavedChanges()
  const { form, field, isBusy } = useForm({
    schema: profileFields,
    labels: {
      locale: m.profile_mail_language(),
      currency: m.currency_heading(),
      unit: m.unit_heading(),
    },
    send: async (fields) => {
      const refusal = await saveProfile(fields, onSaved)
      if (refusal === null) markSaved()
      return refusal
    },
  })
  const choices = {
    locale: locales.map((locale) => ({ value: locale, name: localeTable[locale].name })),
    currency: currencies.map((code) => ({
      value: code,
      name: bracketed(currencyMessages[code](), code, getLocale()),
    })),
    unit: unitSystemNames.map((unit) => ({
      value: unit,
      name: unit === 'metric' ? m.unit_metric() : m.unit_imperial(),
    })),
  }
  const { unit, currency } = profile.preferences
  const saved = { locale: profile.locale, unit, currency }
  const select = (name: keyof typeof choices) => (
    <FieldFrame {...field(name)}>
      {(attributes) => (
        <select className="sel" defaultValue={saved[name]} {...attributes}>
          {choices[name].map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.name}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  )
  return (
    <Card id="preferences" title={m.profile_tab_preferences()}>
      <p className="muted">{m.profile_preferences_text()}</p>
      <Form {...form} ref={element}>
        <div className="g2">
          {select('locale')}
          {select('currency')}
          {select('unit')}
        </div>
        <div>
          <BusyButton busy={isBusy}>{m.profile_save()}</BusyButton>
        </div>
      </Form>
    </Card>
  )
}
