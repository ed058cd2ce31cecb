import { useState } from 'react'
import { initialsOfTitle } from '../../../model/members/initials.ts'
import {
  newOrganisationFields,
  organisationFields,
} from '../../../model/schemas/account/profile-fields.ts'
import type { OrganisationsView } from '../../../model/schemas/account/profile.ts'
import { shownHost } from '../../../model/values/web-address.ts'
import { m } from '../../../paraglide/messages.js'
import { BusyButton } from '../../../ui/forms/busy-button.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { Form } from '../../../ui/forms/form.tsx'
import { useForm } from '../../../ui/forms/use-form.ts'
import { Card } from '../../member-area/card.tsx'

import { addOrganisation, saveOrganisation } from '../../member-area/save-profile.ts'
import { useUnsavedChanges } from '../../member-area/unsaved-changes.ts'

type Organisation = OrganisationsView['organizations'][number]

/** Live preview of the card that athletes see. */
function Preview({ name, site }: { name: string; site: string }) {
  return (
    <section className="orgc" aria-labelledby="shown-h">
      <h3 className="lab" id="shown-h">
        {m.profile_organisation_shown()}
      </h3>
      <div className="orgc-h">
        <span className="lg" aria-hidden="true">
          {initialsOfTitle(name)}
        </span>
        <div>
          <b>{name}</b>
          <p className="s muted">{shownHost(site)}</p>
        </div>
      </div>
    </section>
  )
}

interface OrganisationFormProps {
  /** Null to create the member's first. */
  organisation: Organisation | null
  onSaved: (view: OrganisationsView) => void
}

/** Form for an organisation's name and website, with a preview. */
export function OrganisationForm({ organisation, onSaved }: OrganisationFormProps) {
  const { permalink, name, newName, site } = organisation ?? {
    permalink: 'new',
    name: '',
    newName: null,
    site: null,
  }
  const [typed, setTyped] = useState({ name: newName ?? name, site: site ?? '' })
  const title = name === '' ? m.profile_organisation() : name
  const [element, markSaved] = useUnsavedChanges()
  const { form, field, isBusy } = useForm({
    schema: organisation === null ? newOrganisationFields : organisationFields,
    labels: { name: m.profile_organisation_name(), site: m.profile_organisation_site() },
    prefix: `${permalink}-`,
    send: async (fields) => {
      const refusal = await ('permalink' in fields
        ? saveOrganisation(fields, onSaved)
        : addOrganisation(fields, onSaved))
      if (refusal === null) markSaved()
      return refusal
    },
  })
  return (
    <Card id={permalink} title={title}>
      <div className="org2">
        <Form {...form} ref={element}>
          {organisation === null ? null : (
            <input type="hidden" name="permalink" defaultValue={permalink} />
          )}
          <Field
            {...field('name')}
            defaultValue={newName ?? name}
            autoComplete="organization"
            onChange={({ target }) => setTyped({ ...typed, name: target.value })}
          />
          {newName === null ? null : (
            <p role="status">{m.organisation_name_waits({ name: newName })}</p>
          )}
          <Field
            {...field('site')}
            type="url"
            inputMode="url"
            defaultValue={site ?? ''}
            autoComplete="url"
            onChange={({ target }) => setTyped({ ...typed, site: target.value })}
            optional
          />
          <div>
            <BusyButton busy={isBusy}>{m.profile_save()}</BusyButton>
          </div>
        </Form>
        <Preview {...typed} name={typed.name.trim() === '' ? title : typed.name} />
      </div>
    </Card>
  )
}
