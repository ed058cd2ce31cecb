import { useState } from 'react'
import { newOrganisationFields, organisationFields } from '../../../model/schemas/profile-fields.ts'
import type { OrganisationsView } from '../../../model/schemas/profile.ts'
import { m } from '../../../paraglide/messages.js'
import { BusyButton } from '../../../ui/busy-button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Form } from '../../../ui/form.tsx'
import { useForm } from '../../../ui/use-form.ts'
import { Card } from './card.tsx'
import { initialsOf } from './initials.ts'
import { saveOrganisation } from './save-profile.ts'
import { useGuardedForm } from './unsaved.ts'

type Organisation = OrganisationsView['organizations'][number]

/** The card that athletes see, while its name and site are typed. */
function Preview({ name, site }: { name: string; site: string }) {
  const host = URL.parse(site)?.host ?? ''
  return (
    <section className="orgc" aria-labelledby="shown-h">
      <h3 className="lab" id="shown-h">
        {m.profile_organisation_shown()}
      </h3>
      <div className="orgc-h">
        <span className="lg" aria-hidden="true">
          {initialsOf(name)}
        </span>
        <div>
          <b>{name}</b>
          <p className="s muted">{host.replace(/^www\./u, '')}</p>
        </div>
      </div>
    </section>
  )
}

interface OrganisationFormProps {
  /** Null for the first one of somebody who speaks for none yet. */
  organisation: Organisation | null
  onSaved: (view: OrganisationsView) => void
}

/** Name and site of an organisation, and how they will be shown. */
export function OrganisationForm({ organisation, onSaved }: OrganisationFormProps) {
  const { permalink, name, site } = organisation ?? { permalink: 'new', name: '', site: null }
  const [shown, setShown] = useState({ name, site: site ?? '' })
  const title = name === '' ? m.profile_organisation() : name
  const [guarded, markSaved] = useGuardedForm()
  const { form, field, isBusy } = useForm({
    schema: organisation === null ? newOrganisationFields : organisationFields,
    labels: { name: m.profile_organisation_name(), site: m.profile_organisation_site() },
    prefix: `${permalink}-`,
    send: async (fields) => {
      const refusal = await saveOrganisation(
        organisation === null ? 'POST' : 'PATCH',
        fields,
        onSaved,
      )
      if (refusal === null) markSaved()
      return refusal
    },
  })
  return (
    <Card id={permalink} title={title}>
      <div className="org2">
        <Form {...form} ref={guarded}>
          {organisation === null ? null : (
            <input type="hidden" name="permalink" defaultValue={permalink} />
          )}
          <Field
            {...field('name')}
            defaultValue={name}
            autoComplete="organization"
            onChange={({ target }) => setShown({ ...shown, name: target.value })}
          />
          <Field
            {...field('site')}
            type="url"
            inputMode="url"
            defaultValue={site ?? ''}
            autoComplete="url"
            onChange={({ target }) => setShown({ ...shown, site: target.value })}
            optional
          />
          <div>
            <BusyButton busy={isBusy}>{m.profile_save()}</BusyButton>
          </div>
        </Form>
        <Preview {...shown} name={shown.name.trim() === '' ? title : shown.name} />
      </div>
    </Card>
  )
}
