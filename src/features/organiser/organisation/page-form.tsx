import { api } from '../../../api/index.ts'
import { readBody } from '../../../api/parsed-result.ts'
import { networks } from '../../../model/members/members.ts'
import type { ProfileView } from '../../../model/schemas/account/profile.ts'
import {
  organisationPageView,
  type OrganisationPageView,
} from '../../../model/schemas/organiser/organisation-page.ts'
import { showSnackbar } from '../../../browser/snackbar.ts'
import { m } from '../../../paraglide/messages.js'
import { getLocale } from '../../../paraglide/runtime.js'
import { BusyButton } from '../../../ui/forms/busy-button.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { Form } from '../../../ui/forms/form.tsx'
import { useForm } from '../../../ui/forms/use-form.ts'
import { networkNames } from '../../member-area/network-names.ts'
import { accountResult } from '../../member-area/send-account-request.ts'
import { useUnsavedChanges } from '../../member-area/unsaved-changes.ts'
import { AboutFields } from './about-fields.tsx'
import { CountryField } from '../../member-area/country-field.tsx'
import { aboutControl, pageFormFields, toPageFields } from './page-fields.ts'

interface PageFormProps {
  permalink: string
  view: OrganisationPageView
  countries: ProfileView['countries']
  onSaved: (view: OrganisationPageView) => void
}

/** Form of an organisation's public page: its text in several languages, place, links and address for messages. */
export function PageForm({ permalink, view, countries, onSaved }: PageFormProps) {
  const { texts, languages } = view
  const prefix = `page-${permalink}-`
  const [element, markSaved] = useUnsavedChanges()
  const languageLabels = languages.map(({ locale, name }) => [aboutControl(locale), name])
  const labels: Record<string, string> = {
    ...Object.fromEntries(languageLabels),
    city: texts.city,
    country: m.profile_country(),
    ...networkNames,
    contactEmail: texts.contact,
  }
  const { form, field, isBusy } = useForm({
    schema: pageFormFields,
    labels,
    prefix,
    send: async (values) => {
      const fields = toPageFields(values, view.about)
      const request = { query: { locale: getLocale() }, json: fields }
      const sent = await accountResult(api.profile.organisation.page.$patch(request))
      if (!sent.ok) return sent
      const read = readBody(sent, organisationPageView)
      if (read.ok) onSaved(read.body)
      markSaved()
      showSnackbar('ok', m.profile_saved())
      return null
    },
  })
  return (
    <Form {...form} ref={element}>
      <input type="hidden" name="permalink" defaultValue={permalink} />
      <AboutFields view={view} prefix={prefix} error={(name) => field(name).error} />
      <div className="g2">
        <CountryField {...field('country')} countries={countries} chosen={view.country} />
        <Field {...field('city')} defaultValue={view.city} optional />
      </div>
      <fieldset className="part">
        <legend>{m.profile_links()}</legend>
        <div className="g2">
          {networks.map((network) => (
            <Field
              key={network}
              {...field(network)}
              type="url"
              inputMode="url"
              defaultValue={view.links[network]}
              optional
            />
          ))}
        </div>
      </fieldset>
      <Field
        {...field('contactEmail')}
        help={texts.contactHelp}
        type="email"
        inputMode="email"
        defaultValue={view.contactEmail}
        optional
      />
      <div>
        <BusyButton busy={isBusy}>{m.profile_save()}</BusyButton>
      </div>
    </Form>
  )
}
